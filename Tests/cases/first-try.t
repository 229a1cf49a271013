Questions as people type them, each understood as it was meant or refused in one line.

  $ first() { widgetsize "$@" 2>/dev/null | head -n 1; }
  $ read_as() { widgetsize "$@" 2>&1 >/dev/null | grep 'read as'; }
  $ error() { widgetsize "$@" 2>&1 >/dev/null | grep error; }

Devices to test on are those that show every size.

  $ read_as test devices large ios 26
  note: read as: widgetsize cover large ios 26
  $ read_as which simulators for watch rectangular
  note: read as: widgetsize cover watch rectangular
  $ read_as devices for testing medium ipads
  note: read as: widgetsize cover medium ipads

The line says what was understood, and means the same when it is typed.

  $ read_as please could you compare the iphone 13 with the iphone 16e, medium
  note: read as: widgetsize compare iphone 13 iphone 16e, medium
  $ read_as is the iphone 17 wider than the 13 mini
  note: read as: widgetsize compare iphone 17 vs 13 mini
  $ read_as do 4 rows of 28 fit into a medium on an iphone 13
  note: read as: widgetsize fit medium iphone 13 --rows 4 --row-height 28

A line of the console log, and its end. The image is judged.

  $ log='error: Widget archival failed due to image being too large [3] - (1500, 900), totalArea: 1350000 > max[1122960.000000].'
  $ widgetsize "$log" | head -n 3
  the image of 1500 × 900 pixels has an area of 1350000, more than the limit; the
    largest of its shape is 1367 × 820
  no size in the tables has a limit of 1122960 square pixels; the nearest:
  $ first image being too large - 'max[999702]'
  no size in the tables has a limit of 999702 square pixels; the nearest:
  $ widgetsize 'totalArea: 1350000 > max[999702.000000]' 2>/dev/null | grep '×' | head -n 1
       477 × 477     1001127.6    22/5  systemSmall on 5.8-inch, 6.5-inch XS Max
  $ widgetsize '(1400, 1400), totalArea: 1960000 > max[1122960]' | head -n 2
  the image of 1400 × 1400 pixels has an area of 1960000, more than the limit; the
    largest of its shape is 1059 × 1059

A name of several models with one screen names a model of its own.

  $ first ipod medium
  iPod touch (7th generation), iOS 15, systemMedium: 292 × 141 points, 584 × 282
  $ first ipod touch 7 large
  iPod touch (7th generation), iOS 15, systemLarge: 292 × 311 points, 584 × 622

A version of a platform without devices is compared with another.

  $ first large macos 15 vs macos 26
  systemLarge: no size is known for macOS 15, so that nothing can be compared
  $ first visionos 2 vs visionos 26 medium
  systemMedium: visionOS 2 has no such widget, so that nothing can be compared

A letter alone is no device, and x and y are places.

  $ error x
  error: 'x' alone is not understood; for the phone write 'iphone x'
  $ first x large
  systemExtraLarge: 540 × 260 to 795 × 378.5 points
  $ first iphone 14 medium x and y | cut -c 1-20
  iPhone 14, iOS 17: 3

Why a number: where it comes from.

  $ read_as why is my small 158
  note: read as: widgetsize identify small 158x158
  $ first why is medium 360 iphone xr
  a width of 360 points: icons-small (Apple's guideline states it)
  $ read_as why 148x148
  note: read as: widgetsize identify 148x148

One side of a size.

  $ first 360 wide
  a width of 360 points: iOS 14 to 27, iPhone 11, XR, 11 Pro Max, XS Max, Air,
  $ first iphone 16 pro 164.33 high ios 26
  a height of 164.33 points: systemSmall and systemMedium, icons-small (a source
  $ first identify --width 360 --height 169
  a width of 360 points and a height of 169 points: iOS 14 to 18, iPhone 11, XR,
  $ error identify --width 0
  error: --width '0' is not a width; expected more than 0 to 10000 points, with at most two decimals
  $ error identify --width 360 360x169
  error: identify takes one of a size, --width and --height, --pixels and a line of the console log

Sizes are not filtered by a number.

  $ for words in 'bigger than 170 small' 'medium under 320' 'at least 400 large' 'taller than 155 ipad'; do error $words; done
  error: sizes cannot be filtered by 'bigger than 170'; '--sort width' sorts them, 'widgetsize identify --width 170' finds those of that width
  error: sizes cannot be filtered by 'under 320'; '--sort width' sorts them, 'widgetsize identify --width 320' finds those of that width
  error: sizes cannot be filtered by 'at least 400'; '--sort width' sorts them, 'widgetsize identify --width 400' finds those of that width
  error: sizes cannot be filtered by 'taller than 155'; '--sort height' sorts them, 'widgetsize identify --height 155' finds those of that height
  $ first iphone 15 larger than iphone 14 small
  systemSmall: 1 of 1 size differs: the second is smaller; 1 more cannot be

Names that are sold otherwise.

  $ for words in 'ipad air 7' 'ipad air 9 large' 'ipad pro 7'; do error $words; done
  error: unknown device 'ipad air 7'; did you mean 'iPad Air 13-inch (M3)' or 'iPad Air 11-inch (M3)'?
  error: unknown device 'ipad air 9'; 'widgetsize list devices ipad air' has those that are known
  error: unknown device 'ipad pro 7'; 'widgetsize list devices ipad pro' has those that are known
  $ first ipad pro 12 medium
  iPad Pro 12.9-inch (6th generation), iPadOS 27, systemMedium: 378.5 × 170
  $ first ipad pro 10 large
  iPad Pro (10.5-inch), iPadOS 17, systemLarge: 327.5 × 327.5 points, 655 × 655

Devices of others, and units that sizes do not have.

  $ for words in 'galaxy s24 ultra' 'pixel 9a medium' 'oneplus 12 small'; do error $words; done
  error: only Apple devices are covered
  error: only Apple devices are covered
  error: only Apple devices are covered
  $ for words in 'large in inches' 'medium iphone 15 cm'; do widgetsize $words 2>/dev/null | head -1; done
  systemLarge: 260 × 260 to 378 × 394 points
  iPhone 15, iOS 27, systemMedium: 344.67 × 162.67 points, 1034 × 488 pixels

Versions before the first with widgets are no part of a range.

  $ for words in 'medium until ios 15' 'medium up to ios 15' 'small all versions iphone' 'small --os 8-15'; do
  >   widgetsize $words --format csv --columns os 2>/dev/null | sort -u | head -n 2 | tr '\n' ' '; echo
  > done
  14 15 
  14 15 
  14 15 
  11 12 

The largest size of each kind of device; all of them with --all.

  $ widgetsize largest large 2>/dev/null
  systemLarge, the largest: 378 × 394 points on iPhone 16 Pro Max +2, iOS 27
  without Display Zoom; --zoom more-space has the larger sizes of iPads
  
  family       variant      device                    version               size
  systemLarge  icons-small  iPhone 16 Pro Max +2      iOS 27           378 × 394
               canvas       iPad Air 13-inch (M2) +5  iPadOS 27    378.5 × 378.5
                            visionOS                  visionOS 27     354! × 354
                            macOS                     macOS 27         344 × 344
  
  \? * sizes not known and not counted (glob)
  --all lists every device
  $ widgetsize tallest small iphones ios 26 | head -n 1
  systemSmall, the tallest: 176.67 points (176.67 × 176.67) on iPhone 16 Pro Max
  $ widgetsize tallest small iphones ios 26 --all | grep -c ''
  17
  $ widgetsize widest medium iphone 15 | head -n 1
  iPhone 15, iOS 27, systemMedium: 344.67 × 162.67 points, 1034 × 488 pixels

Content is judged, and two numbers are versions where a device stands before them.

  $ read_as box 320x130 in medium iphone 12
  note: read as: widgetsize fit medium iphone 12 --content-width 320 --content-height 130
  $ read_as 140 wide text small iphone 14
  note: read as: widgetsize fit small iphone 14 --content-width 140
  $ first fit 100 high 150 wide small iphone 14
  iPhone 14, iOS 27: systemSmall
  $ read_as ipad 9 small 17 vs 26
  note: read as: widgetsize compare ipad 9 small 17 vs 26
  note: '17 vs 26' is read as two versions
  $ read_as which is wider, iphone 15 plus or 16 plus, medium
  note: read as: widgetsize compare iphone 15 plus vs 16 plus, medium
  $ read_as how many lines of caption 2 in small se 3
  note: read as: widgetsize fit small se 3 --lines most --text-style caption2
  $ read_as minimum devices for snapshots rectangular
  note: read as: widgetsize cover rectangular
  $ error query large 360 wide
  error: a width of 360 chooses no widget; to find those that have it, use 'widgetsize identify --width 360'

More ways to name versions, devices and what is asked.

  $ read_as iphone 13 mini changes from 17 to 26
  note: read as: widgetsize compare iphone 13 mini 17 to 26
  note: '17 to 26' is read as two versions
  $ read_as mini 6 vs mini 7 medium
  note: read as: widgetsize compare mini 6 vs mini 7 medium
  $ first air 5 large
  iPad Air (5th generation), iPadOS 27, systemLarge: 342 × 342 points, 684 × 684
  $ read_as device matrix large ios 18
  note: read as: widgetsize cover large ios 18
  $ read_as what size fits on all iphones large ios 18+
  note: read as: widgetsize safe iphones large ios 18+
  $ read_as iphone 13 and 14, same size?
  note: read as: widgetsize compare iphone 13 and 14
  $ error how many letters fit in a medium
  error: how many characters fit depends on the font and the text; 'widgetsize fit --lines most' counts the lines
  $ widgetsize design tokens iphone 15 large | sed -n 2p | cut -c 1-40
  note: read as: iPhone 15, systemLarge; not understood: design
    "$description": "Sizes of WidgetKit wi

A size of a Live Activity in CarPlay is told from that of a watch.

  $ first identify 170x78 | cut -c 1-30
  170x78 points: iOS 26, 27, iPh
  $ first identify 240x78 | cut -c 1-30
  240x78 points: iOS 26, 27, iPh
  $ widgetsize identify 184x80.5 | grep -c carPlay
  0
  [1]
  $ first identify --width 345 medium --os 18
  a width of 345 points: iOS 18, iPhone 16 Pro, icons-large (rounded to whole
  $ first identify --height 158 small iphone 12 mini
  nothing explains a height of 158 points; on iOS 27 it is 159 × 159 points,

Pixels are told as pixels, or that there are none. Content is in points: a height in pixels is not read as one.

  $ first tallest small ipad px
  systemSmall, the tallest: 340 pixels (340 × 340) on iPad Air 13-inch (M2) +5,
  $ first mac large in pixels
  macOS 27, systemLarge: 344 × 344 points, as pixels depend on the display
  $ first fit 2400x1000 px medium iphone 16
  iPhone 16, iOS 27: systemMedium
  $ error fit 2 rows of 90px small iphone 14
  error: rows need a height: --row-height 50, or --text-style headline,body

A count of sizes is that of the devices that show them; other counts are refused.

  $ read_as how many distinct large sizes ios 26
  note: read as: widgetsize cover large ios 26
  $ error how many ipads run ios 26
  error: devices are not counted; 'widgetsize list devices' lists them, also those of a version
  $ error how many medium widgets fit on an iphone 17
  error: how many widgets a screen holds is no size; 'widgetsize places' shows where they stand

Only a watch has the place in its Smart Stack.

  $ read_as smallest smart stack
  note: read as: widgetsize safe smart stack
  $ widgetsize smart stack 2>/dev/null | grep -c Watch
  8
  $ error cover smart stack ios 26
  error: the devices run watchOS, not 'ios 26'

The smallest of a side, a header above rows, places by their ends, and where a number comes from.

  $ read_as min width medium ios 18
  note: read as: widgetsize safe medium ios 18
  $ error fit 2 rows of 50 footer 20 small iphone 12
  error: a footer has no option; add it to --header, the height of all that is no row
  $ widgetsize iphone 12 large top position 2>/dev/null | grep -c '^systemLarge'
  1
  $ read_as where does 348 come from iphone 8 plus medium
  note: read as: widgetsize identify iphone 8 plus medium 348 wide

The size of text is no family, and the size of icons is none of the other.

  $ widgetsize iphone 15 medium huge text 2>&1 | grep -e 'text size' -e '^icons'
  icons-small  344.67  162.67  1034 × 488      16  312.67 × 130.67  FrameUp
  note: a widget of WidgetKit has one size for every text size
  $ widgetsize iphone 17 large app icons small 2>/dev/null | grep '^icons'
  icons-large  169.67~□  169.67~□  509 × 509      16  137.67 × 137.67  CharaTime
  $ error app icons iphone 17
  error: the sizes of app icons are not covered

The size of a screen is that of an image or of content beside a device.

  $ read_as does a 1179x2556 image fit large iphone 15 pro
  note: read as: widgetsize fit large iphone 15 pro --image 1179x2556
  $ widgetsize fit 390x844 large iphone 14 | sed -n 2p
  content 390 wide and 844 high: cut off everywhere that the size is known

Boxes in a grid are not added up, and a list has rows.

  $ error 2x2 grid of 60x50 gap 12 small iphone 15
  error: columns and grids are not added up; ask with the size of all: --content-width 312 --content-height 60
  $ error how many lines of 17pt text medium iphone 13 mini
  error: sources have the line heights of text styles, not of fonts; ask with a style: --lines 2 --text-style body
  $ error list of 6 items small iphone 15
  error: rows need a height: --row-height 50, or --text-style headline,body

A format by its use, a setting that is not meant, the newest of a kind, pixels with a mark of thousands.

  $ first iphone 13 mini medium scss | cut -c 1-29
  /* Sizes of WidgetKit widgets
  $ widgetsize iphone 16 pro large not large icons | grep -c '^icons'
  1
  $ widgetsize newest ipad small 2>&1 >/dev/null | head -n 1
  note: 'newest ipad' is read as * (glob)
  $ first 1.092 × 1.146 px
  1092x1146 pixels: iOS 14 to 18, iPhone 12 Pro Max, 13 Pro Max, 14 Plus, 14 Pro

A size is no file, and faces are no families.

  $ first check iphone 15 medium 338x158 ios 18
  338x158 points: icons-small (Apple's guideline states it)
  $ error infograph
  error: faces are not told apart; a complication is accessoryCircular, accessoryRectangular, accessoryCorner or accessoryInline

Families that a version brought are told.

  $ widgetsize "what's new in ios 16" 2>/dev/null | sed -n 2p
  new on iOS 16: accessoryCircular, accessoryRectangular, accessoryInline

Two ends are two questions, and a line of iPads runs iPadOS as one of them does.

  $ error smallest and largest small iphones
  error: 'largest' asks for another end of the sizes than the words before; ask one at a time
  $ widgetsize ipads extra large ios 26 2>&1 >/dev/null
  note: ios 26 is read as iPadOS
  $ error apple tv
  error: tvOS has no widgets
  $ widgetsize largest small px | grep -c ' pt$'
  2

A family with the point of Swift, and points that are those of text.

  $ first iphone 15 .systemMedium
  iPhone 15, iOS 27, systemMedium: 344.67 × 162.67 points, 1034 × 488 pixels
