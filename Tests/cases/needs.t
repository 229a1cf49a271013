What people ask for, in the words that they have. Width of content has cases of its own (fit-width.t), rows of text
styles too (fit-rows.t), Live Activities (live-activities.t), places (places.t) and the fewest devices (cover.t).
A size that screenshots show otherwise, and pixels with their number in a point.

  $ widgetsize query 'iPhone 16 Pro' --family small,large --os 18 --variant icons-small 2>&1 | grep -A 1 '^drawn'
  drawn on the screen: systemSmall icons-small 162 × 162, systemLarge icons-small
    344 × 366 (MZ1, PX0)

The compact island beside a second activity.

  $ widgetsize query 'iPhone 15 Pro Max' --family compactTrailing,minimal --os 17
  iPhone 15 Pro Max, iOS 17 (6.7-inch 14 Pro Max, 430 × 932): Live Activities, in
    points
  
  family                 width  height            pixels  sources
  compactTrailing        62.33   36.67         187 × 110  HLA1
  minimal          36.67 to 45   36.67  110 to 135 × 110  HLA1
  
  HLA1 Apple's guideline, Live Activities

Display Zoom on today's phones.

  $ widgetsize query 'iPhone 16 Plus' --zoomed --family medium,large --os 18
  iPhone 16 Plus, iOS 18, Display Zoom Larger Text (6.7-inch 14 Pro Max,
    430 × 932): WidgetKit widgets, in points
  
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
  note: Display Zoom More Space: no source says that iPad Pro 12.9-inch (6th generation) can be set to it
  note: Display Zoom More Space: no source says that iPad Pro 11-inch (4th generation) can be set to it
  note: Display Zoom More Space: no source says that iPad Air 11-inch (M2) can be set to it

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

Content margins: of a phone, of the Lock Screen, and where nobody published them.

  $ widgetsize query 'iPhone 13' --os 17 --family medium,circular --columns family,margin
  family             content margin
  systemMedium                   16
  accessoryCircular               0
  points
  
  HIG5 Apple's guideline · MAR1 kylebshour, content margins measured · MZ1 Widget
    Blur, pixels of screenshots

Variants that are asked for by name are all shown, each in a row.

  $ widgetsize query 'iPad (A16)' 'iPad mini (A17 Pro)' --os 18 -F small,medium --variant canvas,device
  WidgetKit widgets, iPadOS 18, in points
  
  device               variant  systemSmall  systemMedium
  iPad (A16)           canvas     155 × 155     342 × 155
                       device     136 × 136     300 × 136
  iPad mini (A17 Pro)  canvas     141 × 141   305.5 × 141
                       device     120 × 120     260 × 120
  content margin: 16
