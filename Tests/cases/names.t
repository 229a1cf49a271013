Names of devices as people write them, and what is suggested for others.

  $ first() { widgetsize "$@" 2>/dev/null | head -n 1; }

The first model of a line is called the first, and a watch has its millimetres.

  $ for words in 'ultra 1 circular' 'apple watch ultra 1st generation circular' 'ipad mini 1st gen today' 'ultra 49mm corner'; do
  >   first $words
  > done
  Apple Watch Ultra, watchOS 26, accessoryCircular: 50 × 50 points, 100 × 100
  Apple Watch Ultra, watchOS 26, accessoryCircular: 50 × 50 points, 100 × 100
  iPad mini, iOS 8, portrait, Notification Center, text size l (default): legacy
  Apple Watch Ultra 4, watchOS 27, accessoryCorner: 39 × 39 points, 78 × 78 pixels

A comma may stand for the point of an inch or of a version.

  $ widgetsize iphone 14 small ios 17,26 --format csv --columns os | sort -u
  17
  26
  os

Names that no device has lead to what is near.

  $ for words in 'iphone foldable' 'ios 2026 small' 'iphone 14 square' 'not iphone 14' 'app iphone 14 smaal' 'iphone 14 hight'; do
  >   widgetsize $words 2>&1 | head -n 1
  > done
  error: no iPhone is called so; the one that folds is 'iPhone Duo'
  error: there is no iOS 2026; did you mean 'iOS 26'?
  note: read as: iPhone 14; not understood: square
  error: 'not' cannot leave anything out; name what you want, such as 'iphone 12 or later' or 'small and medium'
  error: 'smaal' is not understood; did you mean 'small'?
  error: 'hight' is not understood; did you mean 'height'?

Words that ask which devices there are list them.

  $ widgetsize devices 414x736 2>/dev/null | cut -c 1-40
  name            screen class  inches  fr
  iPhone 6 Plus   414x736@3        5.5    
  iPhone 6s Plus  414x736@3        5.5    
  iPhone 7 Plus   414x736@3        5.5    
  iPhone 8 Plus   414x736@3        5.5    
  $ widgetsize list devices 45mm --format csv --columns name | tail -n 3
  Apple Watch Series 7 (45 mm)
  Apple Watch Series 8 (45 mm)
  Apple Watch Series 9 (45 mm)
  $ widgetsize phones 6.7 --format csv --columns name 2>/dev/null | grep -c ''
  8

Which devices have a size.

  $ widgetsize same as iphone 13 mini 2>/dev/null | head -n 8
  id         name      idiom  width  height  scale  devices
  375x812@3  5.8-inch  phone    375     812      3  iPhone 11 Pro, 12 mini, 13
                                                    mini, X, XS

A screenshot may be turned, and a scale be that of another screen.

  $ widgetsize identify 474x1014px 2>&1 | grep -e note -e '^1014' | cut -c 1-76
  note: no widget has 474x1014 pixels; turned, it is 1014x474
  1014x474 pixels: iOS 14 to 18, iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e, 14 Pr
  FR2 FrameUp, notes on its measurements · FR3 FrameUp, raw measurements · H
  $ widgetsize identify 474x1014 2>&1 | grep -e note -e '^1014' | cut -c 1-60
  note: no widget has 474x1014 pixels; turned, it is 1014x474
  1014x474 pixels: iOS 14 to 18, iPhone 12, 12 Pro, 13, 13 Pro
  FR2 FrameUp, notes on its measurements · FR3 FrameUp, raw m
  $ widgetsize 155 by 329 2>&1 | grep -e note -e '^329' | cut -c 1-60
  note: no widget has 155x329 points; turned, it is 329x155
  329x155 points: iOS 14 to 18 and iPadOS 14, iPhone 11 Pro, 1
  $ widgetsize iphone 14 small @3x 2>&1 >/dev/null

As many rows as fit, and lines of text.

  $ widgetsize how many rows of 36 fit in small on iphone 14 2>/dev/null
  iPhone 14, iOS 27: systemSmall
  as many rows of 36 as fit
  systemSmall: 3 rows fit
  
  family       where        seen  usable height  by
  systemSmall  icons-small     3            130  FR1
  
  whole rows that fit
  ? unknown in 1 of 2 cases, not counted above: icons-large
  content margin left free on each side: 16 (HIG5)
  version: newest with a known size
  --os for another version
  
  FR1 FrameUp, measured on simulators

How large an image may be.

  $ widgetsize iphone 12 large maximum image size
  note: read as: widgetsize fit iphone 12 large --image most
  iPhone 12, iOS 27: systemLarge
  largest square image that is accepted: 2201 × 2201 pixels
  largest area that is accepted: 4848465.6 square pixels
  
  family       where        size in pixels  largest area       square
  systemLarge  icons-small     1026 × 1074     4848465.6  2201 × 2201
  
  ? unknown in 1 of 2 cases, not counted above: icons-large
  by the rule image-area, which fits refusals that people published: Apple
    documents no limit
  ≈ extrapolated: refusals are known of systemSmall and systemMedium, and on
    watches of accessoryCircular
  version: newest with a known size
  --os for another version
  
  FR1 FrameUp, measured on simulators
  $ widgetsize fit --image most --family small -d 'iPhone 14' --json | grep -o '"image":{[^}]*}'
  "image":{"widthPx":1019,"heightPx":1019,"areaPx":1038361}

What widgets leave between each other is told with their places.

  $ widgetsize iphone 14 pro medium spacing between widgets 2>/dev/null | grep between
  iPhone 14 Pro, iOS 18, with app names: 38 points down between two widgets
  iPhone 14 Pro, iOS 18, large icons: 19 points down between two widgets

The small widget of an iPad is that of its Home Screen, unless its Lock Screen is named.

  $ widgetsize safe small ipad 2>/dev/null | sed -n 2p
    iPadOS 26: systemSmall
  $ widgetsize safe small ipad lock screen 2>/dev/null | sed -n 2p
    iPadOS 26: systemSmall, lock-screen

Without a Dynamic Island, the device that was named has none.

  $ widgetsize explain iphone 16e minimal
  iPhone 16e has no Dynamic Island
  [1]

A number is answered in six lines.

  $ for words in 'iphone 16 pro small ios 18' 'iphone 14 medium' 'ipad mini 6 medium' 'iphone 8 small'; do
  >   widgetsize $words 2>/dev/null | grep -c ''
  > done
  6
  6
  6
  6

The names of families in the table of words are those of questions, of options and of files.

  $ printf '# iPhone 15, iOS 18\n\n- Kleines: 150 x 150\n' >kleines.md
  $ for asked in 'iphone 15 kleines ios 18' '--family Kleines -d iPhone15,4 --os 18' 'check kleines.md'; do
  >   widgetsize $asked 2>&1 | head -1
  > done
  iPhone 15, iOS 18, systemSmall: 158 × 158 points, 474 × 474 pixels
  iPhone 15, iOS 18, systemSmall: 158 × 158 points, 474 × 474 pixels
  kleines.md:3:12: error: 150 × 150 is no size of systemSmall; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 158 × 158 sourced (HIG5 MZ1)
