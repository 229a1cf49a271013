Questions as people type them, each understood as it was meant or refused in one line.

  $ first() { widgetsize "$@" 2>/dev/null | head -n 1; }

A line of the console log, and its end. The image is judged.

  $ log='error: Widget archival failed due to image being too large [3] - (1500, 900), totalArea: 1350000 > max[1122960.000000].'
  $ widgetsize "$log" | head -n 3
  the image of 1500 × 900 pixels has an area of 1350000, more than the limit; the
    largest of its shape is 1367 × 820
  no size in the tables has a limit of 1122960 square pixels; the nearest:
  $ widgetsize 'totalArea: 1350000 > max[999702.000000]' 2>/dev/null | grep '×' | head -n 1
       477 × 477     1001127.6    22/5  systemSmall on 5.8-inch, 6.5-inch XS Max

A letter alone is no device, and x and y are places.

  $ first iphone 14 medium x and y | cut -c 1-20
  iPhone 14, iOS 17: 3

Versions before the first with widgets are no part of a range.

  $ for words in 'medium until ios 15' 'medium up to ios 15' 'small all versions iphone' 'small --os 8-15'; do
  >   widgetsize $words --format csv --columns os 2>/dev/null | sort -u | head -n 2 | tr '\n' ' '; echo
  > done
  14 15 
  14 15 
  14 15 
  11 12 

The largest size of each kind of device; all of them with --all.

  $ widgetsize largest large 2>/dev/null | sed '/versions:/,/10.5-inch/d'
  the largest: iPhone 16 Pro Max, 17 Pro Max, 18 Pro Max, iOS 27, systemLarge:
    378 × 394 points, 1134 × 1182 pixels
  
  family       variant      device                    version               size
  systemLarge  icons-small  iPhone 16 Pro Max +2      iOS 27           378 × 394
               canvas       iPad Air 13-inch (M2) +5  iPadOS 27    378.5 × 378.5
                            visionOS                  visionOS 27     354! × 354
                            macOS                     macOS 27         344 × 344
  
  \? * sizes not known and not counted (glob)
  --all lists every device · --zoom more-space for the larger sizes of iPads ·
    --os for another version · --format markdown names the models behind +
  $ widgetsize largest large 2>/dev/null | grep -o 'versions: .* iOS 16 on 5.5-inch'
  versions: newest with a known size; iOS 15 on 4-inch, iOS 16 on 5.5-inch
  $ widgetsize tallest small iphones ios 26 --all | grep -c ''
  19

A size of a Live Activity in CarPlay is told from that of a watch.

  $ first identify 170x78 | cut -c 1-30
  170x78 points: iOS 26, 27, iPh
  $ first identify 240x78 | cut -c 1-30
  240x78 points: iOS 26, 27, iPh
  $ widgetsize identify 184x80.5 | grep -c carPlay
  0
  [1]

Only a watch has the place in its Smart Stack.

  $ widgetsize smart stack 2>/dev/null | grep -c Watch
  8

The smallest of a side, a header above rows, places by their ends, and where a number comes from.

  $ widgetsize iphone 12 large top position 2>/dev/null | grep -c '^systemLarge'
  1

The size of text is no family, and the size of icons is none of the other.

  $ widgetsize iphone 15 medium huge text 2>&1 | grep -e 'text size' -e '^icons'
  note: a widget of WidgetKit has one size for every text size
  icons-small  344.67  162.67  1034 × 488      16  312.67 × 130.67  FrameUp
  $ widgetsize iphone 17 large app icons small 2>/dev/null | grep '^icons'
  icons-large  169.67~□  169.67~□  509 × 509      16  137.67 × 137.67  CharaTime

A format by its use, a setting that is not meant, the newest of a kind, pixels with a mark of thousands.

  $ first iphone 13 mini medium scss | cut -c 1-29
  /* Sizes of WidgetKit widgets
  $ widgetsize iphone 16 pro large not large icons | grep -c '^icons'
  1

Two ends are two questions, and a line of iPads runs iPadOS as one of them does.

  $ widgetsize largest small px | grep -c ' pt$'
  2
