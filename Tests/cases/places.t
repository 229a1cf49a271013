Places of widgets on the Home Screen.

In points and pixels; what follows from the sizes is marked.

  $ widgetsize query 'iPhone 13' --family small,large --places --os 15
  iPhone 13, iOS 15: 22 points across, 38 points down between two widgets
  
  iPhone 13, iOS 15
  family       left  top  width  height                  pixels  source
  systemSmall    26   77    158     158    474 × 474 at 78, 231  MZ1
  systemSmall   206   77    158     158   474 × 474 at 618, 231  MZ1
  systemSmall    26  273    158     158    474 × 474 at 78, 819  MZ1
  systemSmall   206  273    158     158   474 × 474 at 618, 819  MZ1
  systemSmall    26  469    158     158   474 × 474 at 78, 1407  MZ1
  systemSmall   206  469    158     158  474 × 474 at 618, 1407  MZ1
  systemLarge    26   77    338     354  1014 × 1062 at 78, 231  MZ1
  systemLarge    26  273    338     354  1014 × 1062 at 78, 819  MZ1
  
  MZ1 Widget Blur, pixels of screenshots
  $ widgetsize query 'iPhone 16 Pro' --family medium --places --os 18 --unit px
  iPhone 16 Pro, iOS 18, with app names: 125 pixels down between two widgets
  iPhone 16 Pro, iOS 18, large icons: 45 pixels down between two widgets
  
  iPhone 16 Pro, iOS 18, with app names
  family        left px  top px  width px  height px  source
  systemMedium       87     261      1032        486  MZ1
  systemMedium       87     872      1032        486  MZ1
  systemMedium       87    1485      1032        486  MZ1
  
  iPhone 16 Pro, iOS 18, large icons
  family        left px  top px  width px  height px  source
  systemMedium       84     270      1037        495  MZ1
  systemMedium       84     810      1037        495  MZ1
  systemMedium       84    1350      1037        495  MZ1
  
  MZ1 Widget Blur, pixels of screenshots
  $ widgetsize query 'iPhone 14 Pro' --places --os 16 --format csv | cut -d, -f1,12-21
  id,top_pt,width_pt,height_pt,left_px,top_px,width_px,height_px,left_state,top_state,source
  widgetkit.ios16.393x852@3.systemSmall,90,158,158,82,270,474,474,sourced,sourced,MZ0
  widgetkit.ios16.393x852@3.systemSmall,90,158,158,622,270,474,474,sourced,sourced,MZ0
  widgetkit.ios16.393x852@3.systemSmall,286,158,158,82,858,474,474,sourced,sourced,MZ0
  widgetkit.ios16.393x852@3.systemSmall,286,158,158,622,858,474,474,sourced,sourced,MZ0
  widgetkit.ios16.393x852@3.systemSmall,482,158,158,82,1446,474,474,sourced,sourced,MZ0
  widgetkit.ios16.393x852@3.systemSmall,482,158,158,622,1446,474,474,sourced,sourced,MZ0
  widgetkit.ios16.393x852@3.systemMedium,90,338,158,82,270,1014,474,sourced,sourced,MZ0
  widgetkit.ios16.393x852@3.systemMedium,286,338,158,82,858,1014,474,sourced,sourced,MZ0
  widgetkit.ios16.393x852@3.systemMedium,482,338,158,82,1446,1014,474,sourced,sourced,MZ0
  widgetkit.ios16.393x852@3.systemLarge,90,338,354,82,270,1014,1062,sourced,sourced,MZ0
  widgetkit.ios16.393x852@3.systemLarge,286,338,354,82,858,1014,1062,sourced,sourced,MZ0
  $ widgetsize query 'iPhone 14 Pro' --family medium --places --os 16 --json | grep -o '"pixels":{[^}]*}'
  "pixels":{"left":82,"top":270,"width":1014,"height":474}
  "pixels":{"left":82,"top":858,"width":1014,"height":474}
  "pixels":{"left":82,"top":1446,"width":1014,"height":474}

Source code and drawings have sizes alone.

  $ widgetsize query 'iPhone 14' --places --os 16 --format svg
  error: --places is not for --format svg; expected table, markdown, html, csv, json
  [64]
  $ widgetsize query 'iPhone 14' --places --os 16 --format swift
  error: --places is not for --format swift; expected table, markdown, html, csv, json
  [64]

The setting of Display Zoom is named.

  $ widgetsize query 'iPhone 12 mini' --family medium --places --zoomed --os 18 | head -1
  iPhone 12 mini, iOS 18, with app names, Display Zoom Larger Text: 29 points down

Where nobody measured the first row, nothing is placed.

  $ widgetsize query 'iPhone SE (3rd generation)' --places --os 26
  no source says where widgets stand on these Home Screens
  [1]
  $ widgetsize query 'iPad mini (A17 Pro)' --places --os 26
  no source says where widgets stand on these Home Screens
  [1]

A place from a source without an address does not answer; it stands in the note of the source.

  $ widgetsize query 'iPhone 17' --os 27 --places
  no source says where widgets stand on these Home Screens
  [1]
  $ widgetsize query 'iPhone 17' --os 26 --places --family large | grep systemLarge
  systemLarge  26.33       90  349.67     365  1049 × 1095 at 79, 270  CHA1
  systemLarge  26.33  ~290.67  349.67     365  1049 × 1095 at 79, 872  CHA1
  systemLarge  21.33       90  359.67     359  1079 × 1077 at 64, 270  CHA1
  systemLarge  21.33  ~279.33  359.67     359  1079 × 1077 at 64, 838  CHA1

Gaps are rows of their own.

  $ widgetsize iphone 15 gap --csv 2>/dev/null | cut -d, -f1,3,9-14
  device,os,variant,across_pt,across_px,down_pt,down_px,source
  iPhone 15,18,icons-small,23,69,38,114,MZ1
  iPhone 15,18,icons-large,19,57,19,57,MZ1

Where no source has the places, a gap follows from the sizes of the widgets.

  $ widgetsize iphone 17e gap
  iPhone 17e, iOS 27, with app names: 18 points across, 34 points down between two
    widgets, by their sizes
  $ widgetsize iphone 16 gap ios 27 pixels
  iPhone 16, iOS 27, with app names: 58 pixels across, 104 pixels down between two
    widgets, by their sizes
  $ widgetsize iphone 17e gap --csv | cut -d, -f1,3,9-14
  device,os,variant,across_pt,across_px,down_pt,down_px,source
  iPhone 17e,27,icons-small,18,54,34,102,
  $ widgetsize ipad mini gap 2> /dev/null
  no source says where widgets stand on these Home Screens
  [1]
