What belongs to a model is not answered from others with its screen.

  $ widgetsize query 'iPhone 18 Pro' --kind activity --os 27 2>&1 | grep -E '^(lockScreen|expanded|compact|minimal|\?|not)'
  lockScreen                371…380≈  84≈ to 160≈      14  HLA1
  expanded                         ?  84≈ to 160≈          HLA1
  ? expanded width: no source for iPhone 18 Pro on iOS 27; other 6.3-inch models
  not known: compactLeading, compactTrailing and minimal (--all has the reasons)
  note: carPlay: sizes to test a design with, by Apple's guideline; the system may scale
  $ widgetsize query 'iPhone 17 Pro' --kind activity --os 27 2>&1 | grep -E '^(lockScreen|expanded|compact|minimal|\?|not)'
  lockScreen            371…380≈  84≈ to 160≈                         14  HLA1
  expanded                   371  84≈ to 160≈  1113 × 252 to 480          HLA1
  compactLeading          52.33≈       36.67≈          157 × 110          HLA1
  compactTrailing         52.33≈       36.67≈          157 × 110          HLA1
  minimal          36.67≈ to 45≈       36.67≈   110 to 135 × 110          HLA1
  note: carPlay: sizes to test a design with, by Apple's guideline; the system may scale

A question about the screen has the answer of the models of which it is known, and names them.

  $ widgetsize query --kind activity --os 27 6.3-inch 2>&1 | grep -E '^(expanded|note: expanded)'
  expanded                   371  84≈ to 160≈  1113 × 252 to 480          HLA1
  note: expanded, compactLeading, compactTrailing and minimal: widths of iPhone 16 Pro, 17, 17 Pro; no source has those of iPhone 18 Pro* (glob)
  $ widgetsize query --kind activity --os 27 --format csv --columns device,id,width_pt 'iPhone 17 Pro' 'iPhone 18 Pro' 2>/dev/null | grep expanded
  iPhone 17 Pro,activity.ios27.402x874@3.expanded,371
  iPhone 18 Pro,activity.ios27.402x874@3.expanded,

A device has no size with a Display Zoom that a source says it lacks, though others with its screen have it.

  $ for device in 'iPad Air 4' 'iPad Air 5' 'iPad 10'; do widgetsize query "$device" --zoom more-space --os 16 --family small 2>&1 | head -1; done
  iPad Air (4th generation) has no Display Zoom 'More Space' on iPadOS 16
  iPad Air (5th generation), iPadOS 16, Display Zoom More Space, systemSmall:
  iPad (10th generation) has no Display Zoom 'More Space' on iPadOS 16
  $ widgetsize query --zoom more-space --os 16 --family small 10.9-inch 2>&1 | grep note
  note: Display Zoom More Space: iPad (10th generation), iPad Air (4th generation) cannot be set to it

A row of pinned sizes that names a device is compared with that device; of another one a note says whose it is.

  $ cat >sizes.lock.csv <<END
  > device,id,width_pt
  > iPhone 18 Pro,activity.ios27.402x874@3.expanded,371
  > iPhone 17 Pro,activity.ios27.402x874@3.expanded,371
  > iPad Air (4th generation),widgetkit.ipados16.820x1180@2.systemSmall.canvas.more-space,162
  > END
  $ widgetsize check sizes.lock.csv
  sizes.lock.csv:2:49: error: iOS 27, iPhone 18 Pro, expanded: width was 371, is unknown (no source for iPhone 18 Pro on iOS 27; other 6.3-inch models need not have the same; the nearest screen, 6.1-inch 14 Pro, has 371 × 160)
  sizes.lock.csv:4:87: error: iPadOS 16, iPad Air (4th generation), systemSmall, canvas, Display Zoom More Space: width was 162, is not-applicable (iPad Air (4th generation) has no Display Zoom 'More Space' on iPadOS 16)
  sizes.lock.csv: 2 of 3 numbers differ
  [1]
  $ printf 'id,width_pt\nactivity.ios27.402x874@3.expanded,371\n' >all.lock.csv
  $ widgetsize check all.lock.csv
  note: activity.ios27.402x874@3.expanded: of iPhone 16 Pro, 17, 17 Pro, not of iPhone 18 Pro* (glob)
  all.lock.csv: 1 number of 1 cell as pinned
  $ printf 'device,id,width_pt\n"iPhone 16 Pro, 17, 17 Pro, 18 Pro",activity.ios27.402x874@3.expanded,371\n' >old.lock.csv
  $ widgetsize check old.lock.csv
  note: activity.ios27.402x874@3.expanded: of iPhone 16 Pro, 17, 17 Pro, not of iPhone 18 Pro* (glob)
  old.lock.csv: 1 number of 1 cell as pinned

Of a device that no source names with a Display Zoom, sizes of others with its screen are no answer, in any format. One
that was seen with it on a later version may have it.

  $ for device in 'iPad Pro 11-inch (2nd generation)' 'iPad Pro 11-inch (4th generation)'; do widgetsize query "$device" --zoom more-space --family small --os 18 2>&1 | head -3; done
  no size is known: no source says that iPad Pro 11-inch (2nd generation) has
    Display Zoom 'More Space' on iPadOS 18; iPad Pro 11-inch (3rd generation) has
    it
  iPad Pro 11-inch (4th generation), iPadOS 18, Display Zoom More Space,
    systemSmall: 162 × 162 points, 324 × 324 pixels
  
  $ widgetsize iphone 18 pro max zoomed small 2>&1 | head -2
  no size is known: no source says that iPhone 18 Pro Max has Display Zoom 'Larger
    Text' on iOS 27; iPhone 16 Pro Max, 17 Pro Max have it
  $ widgetsize query 'iPad Pro 11-inch (2nd generation)' 'iPad Pro 11-inch (3rd generation)' --zoom more-space --os 17 --family large --variant canvas --format csv --columns device,width_pt,width_state 2>/dev/null
  device,width_pt,width_state
  iPad Pro 11-inch (2nd generation),,unknown
  iPad Pro 11-inch (3rd generation),350,sourced

A device without 3D Touch has no quick action, and one with the same screen keeps its own.

  $ widgetsize query 'iPhone 6s Plus' 'iPhone 6 Plus' --os 11 --entry-point quick-action --mode compact --portrait --text-size l,xl --format csv --columns device,height_pt,height_state 2>/dev/null
  device,height_pt,height_state
  iPhone 6s Plus,110,derived
  iPhone 6s Plus,120,derived
  iPhone 6 Plus,,not-applicable
  iPhone 6 Plus,,not-applicable
  $ widgetsize iphone se 1 today quick action 2>&1 | tr -s '\n ' ' ' | grep -o 'no 4-inch model has 3D Touch'
  no 4-inch model has 3D Touch

Where nothing was measured of a Today extension, the version is one of which something is known.

  $ for device in 'ipad air 1' 'ipad pro 10.5'; do COLUMNS=200 widgetsize $device today landscape 2>&1 | head -1; done
  iPad Air, iOS 8, landscape, Notification Center, text size l (default): legacy 535 × 597 (sources differ) points
  iPad Pro (10.5-inch), iOS 10, landscape, left column, Today view, text size l (default): compact height 110≈ points; width: no width is published for the two columns of iOS 10

A variant that is named leaves out families that never come in it, and a comparison has the same version as a query.

  $ widgetsize query 'iPhone 15 Plus' --variant icons-large --format csv --columns os,family,width_pt 2>/dev/null
  os,family,width_pt
  18,systemSmall,176.6667
  18,systemMedium,379.6667
  18,systemLarge,379.6667
  $ widgetsize compare 'iPhone 15 Plus' 'iPhone 16' --variant icons-large | sed -n '3,4p'
  family        iPhone 15 Plus, iOS 18  iPhone 16, iOS 18          differs
  systemSmall        176.67□ × 176.67□        165□ × 165□  −11.67 × −11.67

What fits on an iPad is judged by its canvas, and that is said; so are notes beside rows and source code.

  $ widgetsize safe 'iPad Air 5' --family medium --os 26 2>&1 | grep 'laid out'
  iPads by the size that a view is laid out in; --variant device is what they show
  $ widgetsize fit 'iPad Air 5' --family medium --os 26 --content-width 100 2>&1 | grep 'laid out'
  iPads by the size that a view is laid out in; --variant device is what they show
  $ widgetsize fit 'iPad Air 5' --family medium --os 26 --content-width 100 --variant canvas 2>&1 | grep 'laid out'
  [1]
  $ widgetsize query 'iPhone 15 Pro' --zoomed --family medium --format kotlin 2>&1 >/dev/null
  note: no size of iPhone 15 Pro with Display Zoom is known on a version after iOS 18

What begins later than a device ends is told once, and a screen that is near none is unknown.

  $ widgetsize iphone 7 lock screen
  accessoryCircular begins with iOS 16; accessoryRectangular begins with iOS 16;
    accessoryInline begins with iOS 16
  [1]
  $ widgetsize explain 'iPhone 14' --os 12 --kind today
  iPhone 14 runs iOS 16 to 27
  [1]
  $ widgetsize query -d 600x700
  error: unknown device '600x700'; 'widgetsize list devices' has them all
  [64]

Models of one screen stand at other places.

  $ for device in 'iPhone 13 mini' 'iPhone XS' 5.8-inch; do widgetsize query "$device" --places --os 17 --family large 2>&1 | sed -n '1,5p'; done
  iPhone 13 mini, iOS 17
  family       left  top  width  height                 pixels  source
  systemLarge    23   77    329     345  987 × 1035 at 69, 231  MZ1
  systemLarge    23  267    329     345  987 × 1035 at 69, 801  MZ1
  
  iPhone XS, iOS 17
  family       left  top  width  height                 pixels  source
  systemLarge    23   71    329     345  987 × 1035 at 69, 213  MZ1
  systemLarge    23  261    329     345  987 × 1035 at 69, 783  MZ1
  
  5.8-inch (iPhone 11 Pro, X, XS), iOS 17
  family       left  top  width  height                 pixels  source
  systemLarge    23   71    329     345  987 × 1035 at 69, 213  MZ1
  systemLarge    23  261    329     345  987 × 1035 at 69, 783  MZ1
  

A family that is offered in some places only, and sizes in the room.

  $ widgetsize ipad air 11 m2 systemExtraLargePortrait 2>&1 | grep note
  note: systemExtraLargePortrait: in the Today View only
  $ widgetsize vision pro small 2>&1 | grep note
  note: systemSmall: 158 × 158 points of the guideline are 268 × 268 mm in the room at 100 % (HIG5), which people set from 75 to 125 %
  note: content margins on visionOS: not published
  $ widgetsize live activity mac | tr -s '\n ' ' ' | grep -o 'a Mac shows those of a paired iPhone in its menu bar'
  error: since macOS 26 the menu bar of a Mac shows the Live Activities of an iPhone; nobody published their size there
  [1]

Models that share a screen share a row unless one of them has none, whatever the order, and with any other setting asked for:

  $ widgetsize query -d 'iPhone 16 Pro' -d 'iPhone 18 Pro' --os 27 -F small --variant icons-small --zoom standard,larger --csv --columns device,zoom,width_pt,width_state
  device,zoom,width_pt,width_state
  "iPhone 16 Pro, iPhone 18 Pro",standard,164.3333,sourced
  iPhone 16 Pro,larger,,unknown
  iPhone 18 Pro,larger,,unknown
  $ widgetsize query -d 'iPhone 18 Pro' -d 'iPhone 16 Pro' --os 27 -F small --variant icons-small --zoom standard,larger --csv --columns device,zoom,width_pt,width_state
  device,zoom,width_pt,width_state
  "iPhone 18 Pro, iPhone 16 Pro",standard,164.3333,sourced
  iPhone 18 Pro,larger,,unknown
  iPhone 16 Pro,larger,,unknown
  $ widgetsize query -d 'iPhone 6' -d 'iPhone 7' -d 'iPhone 8' -F small --os 15 --csv --columns device,width_pt,width_state
  note: iPhone 6 runs iOS 8 to 12; iOS 15 runs on the same screen of iPhone 6s and 4 more
  device,width_pt,width_state
  iPhone 6,,not-applicable
  "iPhone 7, iPhone 8",148,sourced
  $ widgetsize query -d 'iPhone 8' -d 'iPhone 7' -d 'iPhone 6' -F small --os 14,15 --csv --columns device,os,width_pt,width_state
  note: iPhone 6 runs iOS 8 to 12; iOS 14 runs on the same screen of iPhone 6s and 3 more
  device,os,width_pt,width_state
  "iPhone 8, iPhone 7",14,148,sourced
  "iPhone 8, iPhone 7",15,148,sourced
  iPhone 6,14,,not-applicable
  iPhone 6,15,,not-applicable
  $ widgetsize query -d 'iPad mini 2' -d 'iPad Air' -d 'iPad (6th generation)' -F small --csv --columns device,os,variant,width_pt
  note: 'iPad Air' is read as iPad Air 13-inch (M4) and iPad Air 11-inch (M4), the newest of 11 models
  note: iPad mini 2 has no WidgetKit widgets: it runs iOS 7 to 12
  device,os,variant,width_pt
  iPad Air 13-inch (M4),27,canvas,170
  iPad Air 13-inch (M4),27,device,160
  iPad Air 13-inch (M4),27,lock-screen,149
  iPad Air 11-inch (M4),27,canvas,155
  iPad Air 11-inch (M4),27,device,136
  iPad Air 11-inch (M4),27,lock-screen,152
  iPad (6th generation),17,canvas,141
  iPad (6th generation),17,device,120
  iPad (6th generation),17,lock-screen,135.5

The models of an answer are that model alone where it has none:

  $ widgetsize query -d 'iPhone 6' -F small --os 15 --json | jq -c '.cells[] | [.devices, .width.state]'
  [["iPhone 6"],"not-applicable"]
  $ widgetsize query -d 'iPhone 18 Pro' -F small --os 27 --zoom larger --json | jq -c '.cells[] | [.devices, .width.state]'
  [["iPhone 18 Pro"],"unknown"]
  [["iPhone 18 Pro"],"unknown"]
  $ widgetsize query -d 'iPhone 18 Pro' -F small --os 27 --variant icons-small --json | jq -c '.cells[] | [(.devices | contains(["iPhone 16 Pro", "iPhone 17"])), .width.state]'
  [true,"sourced"]
