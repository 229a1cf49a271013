Devices and versions side by side.

Two devices on one version: the second with its difference.

  $ widgetsize compare 'iPhone 15' 'iPhone 16 Pro' --os 26
  5 of 6 sizes differ: the second is larger; 3 more cannot be compared
  
  family                iPhone 15, iOS 26  iPhone 16 Pro, iOS 26        differs
  systemSmall
    icons-small           162.67 × 162.67        164.33 × 164.33  +1.67 × +1.67
    icons-large                         ?      169.67□ × 169.67□              ?
  systemMedium
    icons-small           344.67 × 162.67        349.67 × 164.33     +5 × +1.67
    icons-large                         ?     359.67□ × 169.67~□              ?
  systemLarge
    icons-small              344.67 × 360           349.67 × 365        +5 × +5
    icons-large                         ?         359.67□ × 359□              ?
  accessoryCircular               58 × 58                58 × 58
  accessoryRectangular        147.67 × 58               148 × 58     +0.33 × ±0
  accessoryInline                341 × 36               342 × 36        +1 × ±0
  
  width × height in points · differs: by how much the second is larger · ~ derived
    by a rule · □ pixels of a screenshot · ? unknown
  --differences for sizes that differ · --json has the reason for every mark
  
  CHA1 CharaTime, measured on iOS 26 · FR1 FrameUp, measured on simulators · FR2
    FrameUp, notes on its measurements · ILT1 Ilovetrains, measured

The setting of Display Zoom is named.

  $ for zoom in larger more-space; do
  >   widgetsize compare 'iPad (10th generation)' 'iPad Air 11-inch (M2)' --os 18 --zoom $zoom --family small --csv --columns subject 2>/dev/null | sort -u
  > done
  "iPad (10th generation), iPadOS 18, Display Zoom Larger Text"
  "iPad Air 11-inch (M2), iPadOS 18, Display Zoom Larger Text"
  subject
  "iPad (10th generation), iPadOS 18, Display Zoom More Space"
  "iPad Air 11-inch (M2), iPadOS 18, Display Zoom More Space"
  subject

One device on several versions: a column for each, and what rows have in common above them.

  $ widgetsize compare 'iPhone 7' 'iPhone SE' --os 10-12 --portrait -t l -e today-view
  note: 'iPhone SE' is read as iPhone SE, the newest of 3 models with a known size; of iPhone SE (3rd generation) and iPhone SE (2nd generation) none is known
  portrait, Today view, text size l: 2 of 2 sizes differ
  
            iPhone 7,    iPhone 7,  iPhone 7,  iPhone SE,   iPhone SE,  iPhone SE,
  mode         iOS 10       iOS 11     iOS 12      iOS 10       iOS 11      iOS 12
  compact   359 × 110  359≈ × 110≈  359 × 110   304 × 110  304≈ × 110≈   304 × 110
  expanded  359 × 616     359≈ × ?  359 × 528   304 × 528     304≈ × ?   304 × 440
  
  width × height in points · ≈ derived, beyond what was measured · ? unknown
  --differences for sizes that differ · --json has the reason for every mark
  
  ONN1 onnttf, simulators of iOS 10 · S01 coderyi, measured on iOS 10 · S02
    Founding article, 2021 · S03 beankhan, heights on iOS 10 · S04 PSPDFKit,
    article of 2017 · S09 iosphere, notes of 2016 · S44 WOWidget, measured with an
    app

--differences hides rows that do not differ, and counts all.

  $ widgetsize compare 'iPhone 15' --os 17,18 --family medium,lock
  no difference in 4 sizes; 1 more cannot be compared
  
  family                variant      iPhone 15, iOS 17  iPhone 15, iOS 18  differs
  systemMedium          icons-small          338 × 158          338 × 158
                        icons-large                  –        349□ × 165□        ?
  accessoryCircular                            72 × 72            72 × 72
  accessoryRectangular                        160 × 72           160 × 72
  accessoryInline                             234 × 26           234 × 26
  
  width × height in points · differs: by how much the second is larger · □ pixels
    of a screenshot · – not applicable
  --differences for sizes that differ · --json has the reason for every mark
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  $ widgetsize compare 'iPhone 15' --os 17,18 --family medium,lock --differences
  no difference in 4 sizes; 1 more cannot be compared

JSON and CSV have a row for each size, numbered by the widget; the sizes can be pinned.

  $ widgetsize compare 'iPhone 15' 'iPhone 16 Pro' --os 26 --family large --variant icons-small --json >rows.json
  $ grep -o '"subject":"[^"]*"' rows.json
  "subject":"iPhone 15, iOS 26"
  "subject":"iPhone 16 Pro, iOS 26"
  $ grep -oE '"row":[0-9]*|"differs":[a-z]*|"addedHeight":[0-9]*' rows.json
  "row":1
  "differs":true
  "addedHeight":0
  "row":1
  "differs":true
  "addedHeight":5
  $ widgetsize compare 'iPhone 15' 'iPhone 16 Pro' --os 26 --format csv >cells.csv
  $ grep -c '' cells.csv
  19
  $ widgetsize check cells.csv 2>&1 | cut -d : -f 3-
  391: error: [header] unknown column 'added_width_pt'
  406: error: [header] unknown column 'added_height_pt'
  $ widgetsize compare 'iPhone 15' 'iPhone 16 Pro' --os 26 --csv --columns id,width_pt,height_pt >sizes.csv
  $ widgetsize check sizes.csv
  sizes.csv: 30 numbers of 18 cells as pinned

It needs at least two subjects, and shows at most twelve.

  $ widgetsize compare 'iPhone 15' 'iPhone 15' --os 18
  note: compared with iOS 17, the version before
  no difference in 6 sizes; 3 more cannot be compared
  
  family                variant      iPhone 15, iOS 17  iPhone 15, iOS 18  differs
  systemSmall           icons-small          158 × 158          158 × 158
                        icons-large                  –        165□ × 165□        ?
  systemMedium          icons-small          338 × 158          338 × 158
                        icons-large                  –        349□ × 165□        ?
  systemLarge           icons-small          338 × 354          338 × 354
                        icons-large                  –        349□ × 349□        ?
  accessoryCircular                            72 × 72            72 × 72
  accessoryRectangular                        160 × 72           160 × 72
  accessoryInline                             234 × 26           234 × 26
  
  width × height in points · differs: by how much the second is larger · □ pixels
    of a screenshot · – not applicable
  --differences for sizes that differ · --json has the reason for every mark
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  $ widgetsize compare 'iPhone 15' 'iPhone 16' --os 14-18,26,27
  error: compare shows at most 12 devices and versions side by side, not 14; name fewer
  [64]
  $ widgetsize compare 'iPhone 15' 'iPhone 16' --os 15-18,26,27 >/dev/null
  note: iPhone 15 runs iOS 17 to 27, not iOS 15, 16
  note: iPhone 16 runs iOS 18 to 27, not iOS 15 to 17
  $ widgetsize compare 'iPhone 15' 'iPhone 6' --kind widgetkit
  error: 'iPhone 6' runs no version with WidgetKit widgets
  [1]

It fails if no size is known.

  $ widgetsize compare 'iPhone 6' 'iPhone 5s' --kind widgetkit --os 18 --family small
  nothing can be compared; iPhone 6, iOS 18: iPhone 6 runs iOS 8 to 12; iOS 18
    runs on the same screen of iPhone SE (2nd generation) and 1 more; iPhone 5s,
    iOS 18: iPhone 5s runs iOS 7 to 12
  [1]

Devices are compared on one version, that of the device whose sizes end first, if a size of the others is known there:

  $ widgetsize is iphone xr the same as iphone 11 --family small --variant icons-small
  note: read as: widgetsize compare iphone xr iphone 11 --family small --variant icons-small
  systemSmall, icons-small: no difference in 1 size, 169 × 169
  
  iPhone XR, iOS 18  iPhone 11, iOS 18  differs
          169 × 169          169 × 169
  
  width × height in points · differs: by how much the second is larger
  versions: newest with a known size
  --os for another version · --differences for sizes that differ
  
  HIG5 Apple's guideline

In pixels, by the scale of each screen.

  $ widgetsize compare iphone 15 vs iphone 16 pro medium icons-small pixels
  systemMedium, icons-small: the one size differs: the second is larger
  
  iPhone 15, iOS 27  iPhone 16 Pro, iOS 27   differs
         1034 × 488             1049 × 493  +15 × +5
  
  width × height in pixels · differs: by how much the second is larger
  versions: newest with a known size
  --os for another version · --differences for sizes that differ
  
  FR1 FrameUp, measured on simulators
  $ widgetsize compare iphone 11 vs iphone 16 pro medium icons-small pixels --columns differs 2>/dev/null | sed -n 3,4p
  differs
      yes

Every format counts the same differences.

  $ widgetsize compare 'iPhone 15' 'Watch Series 9' 2>/dev/null | head -n 1
  2 of 2 sizes differ; * more cannot be compared (glob)
  $ widgetsize compare 'iPhone 15' 'Watch Series 9' --json 2>/dev/null | grep -o '"differing":[0-9]*,"known":[0-9]*'
  "differing":2,"known":2
  $ widgetsize compare 'iPhone 15' 'Watch Series 9' --csv --columns row,differs 2>/dev/null | sort -u | grep -c true
  2
  $ widgetsize compare ios 17 ios 18 --json | grep -o '"differing":[0-9]*,"known":[0-9]*'
  "differing":0,"known":48
  $ widgetsize compare ios 17 ios 18 --csv --columns row,differs | sort -u | grep -c false
  48

Variants of one device stand beside each other, on the newest version on which both are known.

  $ widgetsize compare iphone 15 with and without app names 2>&1 | sed -n '1,6p'
  icons-small / icons-large: 3 of 3 sizes differ
  
                iPhone 15, iOS 18, with app  iPhone 15, iOS 18, large
  family                              names                     icons   differs
  systemSmall                     158 × 158               165□ × 165□   +7 × +7
  systemMedium                    338 × 158               349□ × 165□  +11 × +7
  $ widgetsize compare 'iPhone 15' 'iPhone 16' --family small --unit px | sed -n '1p'
  systemSmall: no difference in 1 size, 488 × 488; 1 more cannot be compared

In pixels, what has no pixels has its points. A widget that grows with its content has its smallest size, too.

  $ widgetsize compare live activity iphone 14 pro iphone 15 ios 27 2> /dev/null | grep lockScreen
  lockScreen                         371 × 84 to 160      371 × 84 to 160
  $ widgetsize compare mac vs iphone 15 medium pixels 2> /dev/null | grep icons-small
  icons-small         1034 × 488  344 × 164 pt      yes

Each side has its own settings, and both name the same widgets.

  $ headings() { widgetsize "$@" 2>/dev/null | grep ', iOS'; }
  $ headings compare iphone 15 vs iphone 14 zoomed medium icons-small
  iPhone 15, iOS 18  iPhone 14, iOS 18, Display Zoom Larger Text    differs
  $ headings iphone 15 standard vs zoomed medium ios 18
                                  iPhone 15, iOS 18, Display Zoom
  variant      iPhone 15, iOS 18                      Larger Text    differs
  $ headings compare iphone 13 ios 17 vs iphone 13 zoomed ios 17
                                           iPhone 13, iOS 17, Display
  family                iPhone 13, iOS 17            Zoom Larger Text    differs
  $ headings compare iphone 16 pro icons-small medium ios 18 vs iphone 16 pro icons-large medium ios 18
  iPhone 16 Pro, iOS 18, with app  iPhone 16 Pro, iOS 18, large
  $ headings compare iphone 15 vs iphone 14 medium icons-small ios 26
  iPhone 15, iOS 26  iPhone 14, iOS 26        differs
  $ widgetsize compare iphone 16 small vs medium
  note: read as: widgetsize query iphone 16 small vs medium
  iPhone 16, iOS 27 (6.1-inch 14 Pro, 393 × 852): WidgetKit widgets, in points
  
  family         width  height      pixels          content  sources
  systemSmall   162.67  162.67   488 × 488  130.67 × 130.67  FR1
  systemMedium  344.67  162.67  1034 × 488  312.67 × 130.67  FR1
  icons-small: with app names
  content margin: 16
  Apple's guideline: systemSmall icons-small 158 × 158 pt (HIG5-049, HIG5-050);
    systemMedium icons-small 338 × 158 pt (HIG5-051, HIG5-052), up to iOS 18
  not known: systemSmall icons-large and systemMedium icons-large (--all has the
    reasons)
  
  FR1 FrameUp, measured on simulators · HIG5 Apple's guideline
  $ widgetsize compare iphone 15 lock screen vs home screen
  error: compare sets the same widgets of devices, versions or settings beside each other; 'widgetsize query' shows several families
  [64]
  $ widgetsize compare iphone 15 vs mypad
  error: 'mypad' names nothing that can be compared
  [64]
