What people ask for, in the words that they have. Width of content has cases of its own (fit-width.t), rows of text
styles too (fit-rows.t), Live Activities (live-activities.t), places (places.t) and the fewest devices (cover.t).

A size that screenshots show otherwise, and pixels with their number in a point.

  $ widgetsize query 'iPhone 16 Pro' --family medium --os 18 --variant icons-small
  iPhone 16 Pro, iOS 18, systemMedium: 338 × 158 points, 1014 × 474 pixels
  
  variant      width  height      pixels  radius  margin    content  sources
  icons-small    338     158  1014 × 474   21.7□      16  306 × 126  FrameUp
  □ pixels of a screenshot · drawn on the screen: 344 × 162 (MZ1, PX0)
  $ widgetsize iphone 13 mini large in px --os 17
  iPhone 13 mini, iOS 17, systemLarge: 987 × 1035 pixels, 3 a point
  
  family       width  height  margin    content  sources
  systemLarge    987    1035      48  891 × 939  Apple's guideline, Widget Blur
  $ widgetsize query 'iPhone 16 Pro' --family small,large --os 18 --variant icons-small 2>&1 | grep -A 1 '^drawn'
  drawn on the screen: systemSmall icons-small 162 × 162, systemLarge icons-small
    344 × 366 (MZ1, PX0)

Extra large widgets, and rows in them.

  $ widgetsize query 'iPad Air 11-inch (M2)' --family extralarge --os 18 --variant canvas | head -1
  iPad Air 11-inch (M2), iPadOS 18, systemExtraLarge: 715.5 × 342 points,
  $ widgetsize fit --rows 14 --row-height 40 --family extralargeportrait -d 'iPhone 17 Pro Max' --os 27 | sed -n 3p
  systemExtraLargePortrait: all of it is seen wherever the height is known

Rows with a heading, and lines on the Lock Screen.

  $ widgetsize fit --rows 6 --row-height 41 --header 30 --family large -d 390x844 --os 17 | sed -n 2,3p
  6 rows of 41, a header of 30: 276 points
  systemLarge: all of it is seen
  $ widgetsize fit --lines 4 --text-style 'caption 2' --text-size s --family lock -d 'iPhone 14 Plus' --os 26 | sed -n 3,5p
  4 lines of caption 2 text, at s (small): 52 points
  accessoryCircular: all of it is seen
  accessoryRectangular: all of it is seen

The compact island beside a second activity.

  $ widgetsize query 'iPhone 15 Pro Max' --family compactTrailing,minimal --os 17
  iPhone 15 Pro Max, iOS 17 (6.7-inch 14 Pro Max, 430 × 932): Live Activities, in
    points
  
  family                 width  height            pixels  sources
  compactTrailing        62.33   36.67         187 × 110  HLA1
  minimal          36.67 to 45   36.67  110 to 135 × 110  HLA1
  
  HLA1 Apple's guideline, Live Activities

The largest picture, and a limit from a log.

  $ widgetsize fit --image 700x700 --family small -d 'iPhone 11' --os 26 | sed -n 2,3p
  an image of 700 × 700 pixels, 490000 in all, is refused
  largest image of this shape that is accepted: 698 × 698 pixels
  $ widgetsize identify 'max[375161.6]' | sed -n 3,4p
  size in pixels  largest area  factor  of
       292 × 292      375161.6    22/5  systemSmall on 4.7-inch and 10.2-inch,

Display Zoom on today's phones.

  $ widgetsize query 'iPhone 16 Plus' --zoomed --family medium,large --os 18
  iPhone 16 Plus, iOS 18, Display Zoom larger (6.7-inch 14 Pro Max, 430 × 932):
    WidgetKit widgets, in points
  
  family        width  height      pixels    content  sources
  systemMedium   329≈    155≈   987 × 465  297 × 123  SS1
  systemLarge    329≈    345≈  987 × 1035  297 × 313  SS1
  ≈ derived, beyond what was measured
  icons-small: with app names
  content margin: 16~
  not known: systemMedium icons-large and systemLarge icons-large (--all has the
    reasons)
  
  SS1 screensizes, standard and zoomed screens
  note: with Display Zoom 6.7-inch 14 Pro Max models report the screen of 5.8-inch models

Somebody measured More Space on these models, on 27 alone.

  $ for device in 'iPad Pro 12.9-inch (6th generation)' 'iPad Pro 11-inch (4th generation)' 'iPad Air 11-inch (M2)'; do
  >   widgetsize query "$device" --zoom more-space --family medium --os 26 2>&1 >/dev/null
  >   widgetsize query "$device" --zoom more-space --family medium --os 27 2>&1 >/dev/null
  > done
  note: Display Zoom more-space: no source says that iPad Pro 12.9-inch (6th generation) can be set to it
  note: Display Zoom more-space: no source says that iPad Pro 11-inch (4th generation) can be set to it
  note: Display Zoom more-space: no source says that iPad Air 11-inch (M2) can be set to it

Sorted rows, too, have no column without a value, unless it is asked for.

  $ widgetsize query mac --os 26 --family small,medium --sort -width
  device  version   family        width  height  corner radius  sources
  macOS   macOS 26  systemMedium    344     164          27.88  FR2 FTH1
                    systemSmall     164     164          27.88  FR2 FTH1
  points
  
  FR2 FrameUp, notes on its measurements · FTH1 Fathom, sizes in names of cached
    files
  note: content margins on macOS: not published
  $ widgetsize query 'iPhone 16 Pro' --family small,circular --os 27 --sort -margin --columns family,margin | uniq
  family             content margin
  systemSmall                    16
  accessoryCircular               0
  points · ~ derived by a rule · □ pixels of a screenshot
  
  CHA1 CharaTime, measured on iOS 26 · FR1 FrameUp, measured on simulators · FR2
    FrameUp, notes on its measurements · HIG5 Apple's guideline · MAR1 kylebshour,
    content margins measured
  $ widgetsize query mac --os 26 --family small --sort width --columns family,variant,margin
  family       variant  content margin
  systemSmall                        ?
  points · ? unknown
  
  FR2 FrameUp, notes on its measurements · FTH1 Fathom, sizes in names of cached
    files
  note: content margins on macOS: not published

Content margins: of a phone, of the Lock Screen, and where nobody published them.

  $ widgetsize query 'iPhone 13' --os 17 --family medium,circular --columns family,margin
  family             content margin
  systemMedium                   16
  accessoryCircular               0
  points
  
  HIG5 Apple's guideline · MAR1 kylebshour, content margins measured · MZ1 Widget
    Blur, pixels of screenshots
  $ widgetsize query imac --os 26 --family large
  macOS 26, systemLarge: 344 × 344 points
  
  family       width  height  radius  sources
  systemLarge    344     344   27.88  FrameUp, Fathom
  note: content margins on macOS: not published
  $ widgetsize vision pro medium --os 26
  visionOS 26, systemMedium: 354 × 158 points, sources differ
  
  family        width  height  sources
  systemMedium   354!     158  FrameUp, Apple's guideline
  ! systemMedium width: 354 (FR1) against 338 (HIG5): FR1 is the more reliable
    source
  note: systemMedium: 338 × 158 points of the guideline are 574 × 268 mm in the room at 100 % (HIG5)
  note: content margins on visionOS: not published
  $ widgetsize mac small --os 27 2>&1 | tail -1
  note: content margins on macOS: not published; 'widgetsize explain' shows what projects assume

Rows of a Today extension.

  $ widgetsize fit --rows 5 --row-height 30 -d 'iPhone 6s' --os 11 --portrait -t l | sed -n 2,4p
  5 rows of 30: 150 points
  compact: cut off everywhere; 3 of 5 rows are seen
  expanded: the height is not known
