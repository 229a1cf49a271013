Words that ask for something other than a size choose the command, which is told.

  $ asks() { widgetsize "$@" --json 2>&1 >/dev/null | grep 'read as'; }
  $ asks narrowest large iphone ios 26
  note: read as: widgetsize safe large iphone ios 26 --json
  $ asks why ipad mini 7 small
  note: read as: widgetsize explain ipad mini 7 small --json
  $ asks how does the iphone 12 medium differ from the iphone 13 mini
  note: read as: widgetsize compare iphone 12 medium iphone 13 mini --json
  $ asks did small change on iphone 14 between ios 17 and 26
  note: read as: widgetsize compare small iphone 14 ios 17 and 26 --json
  $ asks who shares the screen of iphone 16e
  note: read as: widgetsize list screens iphone 16e --json
  $ asks fewest devices for medium ios 27
  note: read as: widgetsize cover medium ios 27 --json
  $ asks how many lines fit in small iphone 15
  note: read as: widgetsize fit small iphone 15 --lines most --json

With a command they choose nothing.

  $ widgetsize explain source iphone 16 pro small ios 18 2>/dev/null | sed -n 2p
  stated by FrameUp, raw measurements (reliability 95 of 100)
  $ widgetsize safe smallest small ios 26 --idiom phone 2>/dev/null | sed -n 2p
  systemSmall: 146 × 146 fits in all * known sizes; * more are not wholly known (glob)
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

A size may be written in words.

  $ widgetsize 170 by 170 2>/dev/null | head -n 1
  170x170 points: iOS 14 to 18 and iPadOS 14 to 27, iPhone 12 Pro Max, 13 Pro Max,

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
  $ widgetsize iphone 16 pro small ios 18 radius 2>/dev/null | sed -n '4,5p'
  variant      width  height  radius  margin    content  sources
  icons-small    158     158   21.7□      16  126 × 126  FrameUp
  $ widgetsize query 'iPhone 15' --family small --columns family,variant,radius
  family       variant      corner radius
  systemSmall  icons-small              ?
               icons-large              ?
  points · ? unknown
  
  FR1 FrameUp, measured on simulators · HIG5 Apple's guideline

Places are those of the newest version on which they are known.

  $ widgetsize iphone 12 mini coordinates small 2>/dev/null | head -n 3
  iPhone 12 mini, iOS 18, with app names: 19 points across, 35 points down between
    two widgets
  

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
  $ widgetsize mac 26 medium
  macOS 26, systemMedium: 344 × 164 points
  
  family        width  height  radius  sources
  systemMedium    344     164   27.88  FrameUp, Fathom
  note: '26' is read as a version of macOS
  note: content margins on macOS: not published
  $ widgetsize iphone 14 max small 2>&1 >/dev/null
  note: 'iphone 14 max' is iPhone 14 Pro Max

The year of a model tells models of one name apart, and a watch its millimetres.

  $ for words in 'ipad pro 11 2021' 'ipad air 2022' 'watch se 44'; do
  >   widgetsize $words --format csv --columns device 2>/dev/null | sed -n 2p
  > done
  iPad Pro 11-inch (3rd generation)
  iPad Air (5th generation)
  Apple Watch SE (3rd generation) (44 mm)

The widgets of the Lock Screen are all of them, unless a family is named.

  $ widgetsize iphone 13 lock screen rectangular ios 18 2>/dev/null | head -n 1
  iPhone 13, iOS 18, accessoryRectangular: 160 × 72 points, 480 × 216 pixels
  $ widgetsize ipad air 5 lock screen 2>&1 >/dev/null
  note: small widgets on the Lock Screen have a size of their own: add 'small'
  $ widgetsize ipad air 5 small lock screen 2>/dev/null | head -n 1
  iPad Air (5th generation), iPadOS 27, systemSmall: 152 × 152 points, 304 × 304

All versions, and versions of macOS by their names.

  $ widgetsize iphone 14 pro small every version 2>/dev/null | head -n 7
  systemSmall: 158 × 158 to 165 × 165 points
  
  device         iOS      icons-small     pixels  icons-large
  iPhone 14 Pro  16         158 × 158  474 × 474
                 17         158 × 158  474 × 474
                 18         158 × 158  474 × 474  165□ × 165□
                 26   162.67 × 162.67  488 × 488
  $ widgetsize macos tahoe medium 2>/dev/null | head -n 1
  macOS 26, systemMedium: 344 × 164 points

The presentations of the Dynamic Island are those of a Live Activity on models that came with it.

  $ widgetsize iphone 15 pro expanded ios 27 2>/dev/null | head -n 1
  iPhone 15 Pro, iOS 27, expanded: 371 × 84 to 160 points, 1113 × 252 to 480
  $ widgetsize iphone 7 ios 12 expanded portrait 2>/dev/null | head -n 1
  iPhone 7, iOS 12, portrait, Today view, text size l (default): expanded

A look of widgets has no sizes of its own.

  $ widgetsize iphone 15 pro dark mode small 2>&1 >/dev/null
  note: the tables have one size of a widget for every look: tinted, clear, dark, light, always on

What does not exist has one line.

  $ widgetsize iphone 15 ios 12
  6.1-inch 14 Pro (393x852@3)
  iPhone 15
  iOS 12
  iPhone 15 runs iOS 17 to 27
  [1]
  $ widgetsize mac live activity
  error: since macOS 26 the menu bar of a Mac shows the Live Activities of an iPhone; nobody published their size there
  [1]
  $ widgetsize mac live activity --all
  error: since macOS 26 the menu bar of a Mac shows the Live Activities of an iPhone; nobody published their size there
  [1]
  $ widgetsize list devices zzz
  error: 'zzz' is not understood; expected a device, a family such as medium, a version such as 'iOS 18' or a setting
  [64]

Large icons came with iOS 18: before there are none, and no ordinary size stands for them.

  $ widgetsize iphone 12 mini small large icons
  no size is known
  
  ? systemSmall icons-large: no source for 5.8-inch on iOS 27
  [1]
  $ widgetsize iphone 13 large icons large ios 17
  icons-large begins with iOS 18
  [1]
  $ widgetsize query 'iPhone 13 mini' --family small --variant icons-small --os 17 --columns width,height --format csv
  width_pt,height_pt
  155,155

A version that a device does not run is told beside those that it runs.

  $ widgetsize iphone xs max medium ios 18, 26 2>&1 >/dev/null
  note: iPhone XS Max runs iOS 12 to 18, not iOS 26

A Mac has no number but that of its display, and a suffix makes no second device.

  $ for words in 'imac 24 medium' 'macbook pro 16 medium'; do widgetsize $words 2>/dev/null | head -n 1; done
  macOS 27, systemMedium: 344 × 164 points
  macOS 27, systemMedium: 344 × 164 points
  $ widgetsize iphone 13 mini plus
  error: unknown device 'iphone 13 mini plus'; did you mean 'iPhone 13 mini'?
  [64]

A side alone and a version alone are told.

  $ widgetsize iphones medium 378
  error: '378' is not understood; write a size as 364x170, or one side as '364 wide'
  [64]
  $ widgetsize 26 medium
  error: '26' is not understood; for a version write 'ios 26'
  [64]

The largest stand first.

  $ widgetsize biggest medium iphones ios 26 2>/dev/null | head -n 4
  systemMedium, the largest: 378 × 176.67 points on iPhone 16 Pro Max +1, iOS 26
  
  family        variant      device                iOS          size
  systemMedium  icons-small  iPhone 16 Pro Max +1  26   378 × 176.67
  $ widgetsize biggest medium iphones ios 26 --csv --columns device,width_pt,content_width_pt 2>/dev/null | head -n 3
  device,width_pt,content_width_pt
  "iPhone 16 Pro Max, iPhone 17 Pro Max",378,346
  $ widgetsize widest widget on iphone 16e --json 2>/dev/null | grep -o '"id":"[^"]*' | head -n 2
  "id":"widgetkit.ios27.390x844@3.systemExtraLargePortrait.icons-small
  "id":"widgetkit.ios27.390x844@3.systemLarge.icons-small
  $ widgetsize widest widget on iphone 16e 2>/dev/null | sed -n 2p
  the widest: 342 points (342 × 554), systemExtraLargePortrait

Content in words is that of the options.

  $ widgetsize fit 3 rows of 40 iphone 15 medium 2>/dev/null | sed -n 2p
  3 rows of 40: 120 points
  $ widgetsize fit 2 lines of caption 2 iphone 15 small 2>/dev/null | sed -n 2p
  2 lines of caption 2 text, at all text sizes: 26…96 points
  $ widgetsize fit iphone 15 medium 300x120 2>/dev/null | sed -n 2,3p
  content 300 wide and 120 high: all of it is seen where the size is known
  
  $ widgetsize does 140x90 fit a small on iphone 14 --json 2>&1 >/dev/null
  note: read as: widgetsize fit small iphone 14 --content-width 140 --content-height 90 --json
  [1]
  $ widgetsize 'max[1122960]' 2>/dev/null | head -n 1
  no size in the tables has a limit of 1122960 square pixels; the nearest:

A format may be a word.

  $ widgetsize iphone 15 small json 2>/dev/null | cut -c 1-20
  {"schemaVersion":3,"
  $ widgetsize iphone 15 small ios 18 csv --columns family,width
  family,width_pt
  systemSmall,158
  systemSmall,165

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
  note: 'portrait' changes nothing: the tables have one size of a widget for both orientations
  note: no source states other sizes in Split View, Slide Over or Stage Manager
  note: 'ipad pro 13' is read as iPad Pro 13-inch (M5), the newest of 2 models
  note: the tables have one size of a widget for every look: tinted, clear, dark, light, always on
  $ widgetsize medium in mm iphone 15
  iPhone 15, iOS 27, systemMedium: 344.67 × 162.67 points, 1034 × 488 pixels
  
  variant       width  height      pixels  margin          content  sources
  icons-small  344.67  162.67  1034 × 488      16  312.67 × 130.67  FrameUp
  Apple's guideline: icons-small 338 × 158 pt (HIG5-051, HIG5-052), up to iOS 18
  not known: systemMedium icons-large (--all has the reasons)
  note: sizes are in points and pixels: the size in millimetres or inches depends on the screen

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
  systemSmall, the largest: 176.67 × 176.67 points on iPhone 16 Pro Max +2, iOS 27
  
  family       variant      device                iOS             size
  systemSmall  icons-small  iPhone 16 Pro Max +2  27   176.67 × 176.67
  $ widgetsize how many lines body rectangular xxl iphone 15 2>/dev/null | head -n 3
  iPhone 15, iOS 27: accessoryRectangular, text size xxl
  as many lines of body text as fit, at xxl (extra extra large)
  accessoryRectangular: 2 lines fit

A version with a point, images, and what is not covered.

  $ widgetsize iphone xr small 16.4 2>/dev/null | head -n 1
  iPhone XR, iOS 16, systemSmall: 169 × 169 points, 338 × 338 pixels
  $ widgetsize does a 1000x1000 picture fit large on iphone 14 2>/dev/null | sed -n 2p
  an image of 1000 × 1000 pixels, 1000000 in all, is accepted
  $ widgetsize fit 4 rows 30pt large iphone 14 2>/dev/null | sed -n 2p
  4 rows of 30: 120 points
  $ for words in 'pixel 8 medium' 'iphone 14 on ipad small' 'iphone 14 medium xxl' 'iphone 15 expanded ios 26 beta 2'; do
  >   widgetsize $words 2>&1 | head -n 1
  > done
  error: only Apple devices are covered
  error: 'ipad' beside 'iphone 14' names no model; name one, or leave it out
  iPhone 14, iOS 27, systemMedium: 342 × 162 points, 1026 × 486 pixels
  iPhone 15, iOS 26, expanded: 371 × 84 to 160 points, 1113 × 252 to 480 pixels
