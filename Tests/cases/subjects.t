Words that ask for something other than a size choose the command, which is told.
With a command they choose nothing.

  $ widgetsize diff iphone 14 iphone 13 ios 17
  note: read as: widgetsize compare iphone 14 iphone 13 ios 17
  no difference in 6 sizes
  
  family                iPhone 14, iOS 17  iPhone 13, iOS 17  differs
  systemSmall                   158 × 158          158 × 158
  systemMedium                  338 × 158          338 × 158
  systemLarge                   338 × 354          338 × 354
  accessoryCircular               72 × 72            72 × 72
  accessoryRectangular           160 × 72           160 × 72
  accessoryInline                234 × 26           234 × 26
  
  width × height in points · differs: by how much the second is larger
  --differences for sizes that differ
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots

Numbers besides the sides are shown if they are asked for, known or not.

  $ widgetsize iphone 15 small corner radius
  iPhone 15, iOS 27, systemSmall: 162.67 × 162.67 points, 488 × 488 pixels, corner
    radius not known
  
  variant       width  height  radius  margin          content  sources
  icons-small  162.67  162.67       ?      16  130.67 × 130.67  FrameUp
  Apple's guideline: icons-small 158 × 158 pt (HIG5-049, HIG5-050), up to iOS 18
  ? systemSmall icons-small corner radius; systemSmall icons-large corner radius:
    no source for 6.1-inch 14 Pro on iOS 27
  not known: systemSmall icons-large (--all has the reasons)
  [1]
  $ widgetsize query 'iPhone 15' --family small --columns family,variant,radius
  family       variant      corner radius
  systemSmall  icons-small              ?
               icons-large              ?
  points · ? unknown
  
  FR1 FrameUp, measured on simulators · HIG5 Apple's guideline

A line of devices and words that are not those of one of its models are no other device.

  $ for words in 'ipad 16' 'watch 15' 'iphone 14 ultra' 'se 5' 'iphone mini air'; do
  >   widgetsize $words
  > done
  error: unknown device 'ipad 16'; for a version write 'ipados 16'
  error: unknown device 'watch 15'; for a version write 'watchos 15'
  error: unknown device 'iphone 14 ultra'; did you mean 'iPhone 14 Plus'?
  error: unknown device 'se 5'; 'widgetsize list devices se' has those that are known
  error: unknown device 'iphone mini air'; did you mean 'iPhone Air'?
  [64]

The year of a model tells models of one name apart, and a watch its millimetres.

  $ for words in 'ipad pro 11 2021' 'ipad air 2022' 'watch se 44'; do
  >   widgetsize $words --format csv --columns device 2>/dev/null | sed -n 2p
  > done
  iPad Pro 11-inch (3rd generation)
  iPad Air (5th generation)
  Apple Watch SE (3rd generation) (44 mm)

All versions, and versions of macOS by their names.

  $ widgetsize iphone 14 pro small every version 2>/dev/null | head -n 7
  systemSmall: 158 × 158 to 165 × 165 points
  
  device         iOS      icons-small     pixels  icons-large
  iPhone 14 Pro  16         158 × 158  474 × 474
                 17         158 × 158  474 × 474
                 18         158 × 158  474 × 474  165□ × 165□
                 26   162.67 × 162.67  488 × 488

Large icons came with iOS 18: before there are none, and no ordinary size stands for them.

  $ widgetsize query 'iPhone 13 mini' --family small --variant icons-small --os 17 --columns width,height --format csv
  width_pt,height_pt
  155,155

The largest stand first.

  $ widgetsize biggest medium iphones ios 26 2>/dev/null | head -n 4
  the largest: iPhone 16 Pro Max, 17 Pro Max, iOS 26, systemMedium: 378 × 176.67
    points, 1134 × 530 pixels
  
  family        variant      device                iOS          size
  $ widgetsize widest widget on iphone 16e --json 2>/dev/null | grep -o '"id":"[^"]*' | head -n 2
  "id":"widgetkit.ios27.390x844@3.systemExtraLargePortrait.icons-small
  "id":"widgetkit.ios27.390x844@3.systemLarge.icons-small

A format may be a word.

  $ widgetsize iphone 15 small json 2>/dev/null | cut -c 1-20
  {"schemaVersion":3,"

Icons of the Home Screen count as people count them, and the Home Screen has no widgets of the Lock Screen.

  $ for words in 2x2 '4 x 2' 4x4; do widgetsize $words iphone 16e 2>/dev/null | head -n 1; done
  iPhone 16e, iOS 27, systemSmall: 162 × 162 points, 486 × 486 pixels
  iPhone 16e, iOS 27, systemMedium: 342 × 162 points, 1026 × 486 pixels
  iPhone 16e, iOS 27, systemLarge: 342 × 358 points, 1026 × 1074 pixels
  $ widgetsize iphone 15 home screen --format csv --columns family 2>/dev/null | grep -v '^system'
  family

Words that change no size are told, and what no source states.

  $ for words in 'iphone 15 medium landscape' 'iphone 16 portrait' 'ipad pro 13 split view small' 'iphone 15 clear icons small'; do
  >   widgetsize $words 2>&1 >/dev/null
  > done
  note: 'landscape' changes nothing: the tables have one size of a widget for both orientations
  note: 'portrait' changes nothing: the tables have one size of a widget for both orientations; for Today extensions write 'today'
  note: no source states other sizes in Split View, Slide Over or Stage Manager
  note: 'ipad pro 13' is read as iPad Pro 13-inch (M5), the newest of 2 models
  note: the tables have one size of a widget for every look: tinted, clear, dark, light, always on
  $ widgetsize medium in mm iphone 15
  note: sizes are in points and pixels: the size in millimetres or inches depends on the screen
  iPhone 15, iOS 27, systemMedium: 344.67 × 162.67 points, 1034 × 488 pixels
  
  variant       width  height      pixels  margin          content  sources
  icons-small  344.67  162.67  1034 × 488      16  312.67 × 130.67  FrameUp
  Apple's guideline: icons-small 338 × 158 pt (HIG5-051, HIG5-052), up to iOS 18
  not known: systemMedium icons-large (--all has the reasons)

A family without a size says why, beside others.

  $ widgetsize watch ultra 2 corner inline 2>/dev/null | grep '^–'
  – accessoryInline: accessoryInline on watchOS has no frame: the system draws its

A bound of versions, and what is largest on devices that are not named.

  $ widgetsize iphone 15 small before ios 26 --format csv --columns os 2>/dev/null | sort -u
  18
  os
  $ widgetsize iphone 15 small since ios 18 --format csv --columns os 2>/dev/null | sort -u | head -3
  18
  26
  27
  $ widgetsize max small iphones 2>/dev/null | head -n 4
  the largest: iPhone 16 Pro Max, 17 Pro Max, 18 Pro Max, iOS 27, systemSmall:
    176.67 × 176.67 points, 530 × 530 pixels
  
  family       variant      device                iOS             size

A version with a point, images, and what is not covered.

  $ for words in 'pixel 8 medium' 'iphone 14 on ipad small' 'iphone 14 medium xxl' 'iphone 15 expanded ios 26 beta 2'; do
  >   widgetsize $words 2>&1 | head -n 1
  > done
  error: only Apple devices are covered
  error: 'ipad' beside 'iphone 14' names no model; name one, or leave it out
  note: a widget of WidgetKit has one size for every text size
  note: the tables have versions, and do not tell their betas apart
