Questions that newcomers typed, in words that the program did not know.

  $ first() { widgetsize "$@" 2>/dev/null | head -n 1; }
  $ second() { widgetsize "$@" 2>/dev/null | sed -n 2p; }

A plus sign is the Plus, and an arrow stands between two things.

  $ first iphone 14+ small
  iPhone 14 Plus, iOS 27, systemSmall: 174.33 × 174.33 points, 523 × 523 pixels
  $ first iphone 11 medium ios 17 '->' ios 26
  1 of 1 row differs; 1 more cannot be compared
  $ first how much bigger is large on iphone 14 plus than iphone 14
  1 of 1 row differs; 1 more cannot be compared
  $ first is iphone 13 pro the same as iphone 13
  no difference in 7 rows; 4 more cannot be compared

Which devices to look at.

  $ first which phones cover all large sizes
  4-inch, iOS 15; 13 screens, iOS 27; 5.5-inch, iOS 16: systemLarge
  $ first minimum number of ipads to test extra large
  7 screens, iPadOS 27; 9.7-inch Retina, iPadOS 17; 7.9-inch Retina and 10.5-inch,

Images and columns.

  $ second 900x900 photo small iphone 14
  an image of 900 × 900 pixels, 810000 in all, is accepted
  $ first image too large 718080
  a limit of 718080 square pixels is that of:
  $ widgetsize identify 718080 2>&1 >/dev/null
  note: '718080' is read as the limit of an image
  $ second fit 4 columns of 60 spacing 8 medium iphone 12 mini
  content 264 wide: all of it is seen where the size is known
  $ second fit 3 rows of 30 spacing 10 medium iphone 12 mini
  3 rows of 30, 10 between them: 110 points
  $ second 300x140 medium iphone 12 'fits?'
  content 300 wide and 140 high: cut off everywhere that the size is known

The Lock Screen has a small widget on iPads alone.

  $ widgetsize ipad lock screen small 2>/dev/null | head -n 4
  systemSmall, in points
  
  device                     iPadOS             size     pixels
  iPad Air 13-inch (M2) +5   27            149 × 149  298 × 298

What is left out cannot be said with `without`, which would mean the opposite.

  $ widgetsize safe medium without se
  error: 'without' cannot leave out devices; name those that you want
  [64]
  $ widgetsize history iphone se 3 large 2>/dev/null | head -n 5
  systemLarge, in points
  
  device           iOS  icons-small     pixels      icons-large
  iPhone SE (3rd)  15     321 × 324  642 × 648
                   16     321 × 324  642 × 648
  $ widgetsize small under ios 18 iphone 15 2>/dev/null | head -n 1
  iPhone 15, iOS 17, systemSmall: 158 × 158 points, 474 × 474 pixels
  $ widgetsize iphone 12 large cornerradius 2>/dev/null | head -n 3
  iPhone 12, iOS 27, systemLarge: 342 × 358 points, 1026 × 1074 pixels
  
  variant      width  height       pixels  radius  margin  sources

Numbers besides the sides, of many devices and of one.

  $ widgetsize default content margins 2>/dev/null | head -n 4
  content margin of WidgetKit widgets, in points
  
  content margin  family                         device
              16  systemSmall, systemMedium,     iPhone SE (2nd), (3rd), iPhone

  $ widgetsize corner radius iphone 15
  no corner radius is known: no source for 6.1-inch 14 Pro on iOS 27
  [1]

A Today extension: the usual sizes come before the table of all, and stand alone where many screens are asked for.

  $ widgetsize today extension iphone 8 width 2>&1 | head -n 2
  iPhone 8, iOS 12, portrait, Today view, text size l (default): compact
    359 × 110, expanded 359 × 528 points

  $ widgetsize today widget compact height 2>/dev/null | head -n 6
  Today extensions, portrait, Today view, text size l (default), in points
  
  device                     version      compact
  iPad Pro (12.9-inch) +2    iOS 12     672 × 130
  iPhone 5, 5c, 5s, SE +1    iOS 10     304 × 110
  iPhone 6, 6s, 7            iOS 10     359 × 110

  $ widgetsize today ipad 2>/dev/null
  Today extensions, in points
  
  portrait, Today view, text size l (default)
  device                   version    compact   expanded
  iPad Pro (12.9-inch) +2  iOS 12   672 × 130  672 × 884
  iPad (7th)               iOS 13   359 × 110  359 × 572
  iPad Air (4th)           iOS 14   329 × 110  329 × 352
  iPad Air (3rd) +1        iOS 12   556 × 110  556 × 704
  iPad Pro (11-inch) +1    iOS 13   359 × 110  359 × 616
  
  portrait, Notification Center, text size l (default)
  device                version       legacy
  iPad 2, iPad mini     iOS 8    535! × 853!
  iPad (3rd), (4th) +2  iOS 8    535! × 853!
  iPad mini 2 +1        iOS 8    535! × 853!
  
  ! sources differ
  not known: 3 of 11 screens and versions
  --all has every text size, orientation and entry point, with the reasons

The extra large widget of an iPhone is another family than that of an iPad.

  $ widgetsize iphone 17 ios 27 extra large 2>&1 | head -n 2
  iPhone 17, iOS 27, systemExtraLargePortrait: 349.67 × 565.67 points, 1049 × 1697
    pixels

  $ widgetsize ipad mini 6 xl | head -n 2
  iPad mini (6th generation), iPadOS 27, systemExtraLarge: 634.5 × 305.5 points,
    1269 × 611 pixels

  $ widgetsize iphone 15 xl ios 17
  there are no such WidgetKit widgets
  
  – systemExtraLargePortrait: systemExtraLargePortrait begins with iOS 27
  note: the extra large widget of iPhones is systemExtraLargePortrait
  [1]

Display Zoom is no display, and no note on it names another model.

  $ widgetsize iphone display zoom medium 2>&1 | head -n 4
  systemMedium, in points
  
  device                     iOS     icons-small      pixels  icons-large
  iPhone SE (2nd), (3rd)     18      292≈ × 141≈   584 × 282

  $ widgetsize iphone 17 medium zoomed
  no size is known
  
  ? systemMedium icons-small; systemMedium icons-large: no source for 6.3-inch on
    iOS 27
  [1]

A number that is derived says so where it stands first.

  $ widgetsize iphone 13 display zoom medium | head -n 2
  iPhone 13, iOS 18, Display Zoom larger, systemMedium: 292 × 141 points,
    876 × 423 pixels, derived

Words that name no size.

  $ widgetsize exit codes
  error: exit codes: 0 a number is known, 1 none is or a check failed, 2 trouble with data or files, 64 wrong usage
  [1]

  $ widgetsize macbook pro m3 small 2>/dev/null | head -n 1
  macOS 27, systemSmall: 164 × 164 points

  $ widgetsize fit 'Call the dentist at 9' small iphone 15
  error: how wide 'Call the dentist at 9' is depends on the font, of which no table has widths; measure it, and ask with --content-width; 'widgetsize lines' counts the lines that fit
  [1]

  $ widgetsize fit '3 lines of body' small iphone 15 | head -n 2
  iPhone 15, iOS 27: systemSmall
  3 lines of body text, at all text sizes: 57…186 points

A picture tells its size to the command that reads it.

  $ printf '\211PNG\r\n\032\n\0\0\0\015IHDR\0\0\001\332\0\0\001\332\010' >small.png
  $ widgetsize check small.png
  error: 'small.png' is a picture of 474 × 474 pixels; 'widgetsize identify 474x474px' finds the widgets of that size
  [2]

Devices, a row each, and which of them have Display Zoom.

  $ widgetsize does iphone se have display zoom

  $ widgetsize which iphones have no display zoom

  $ widgetsize which iphones are 402 wide

  $ widgetsize list devices 402x874 --columns name,released

  $ widgetsize iphone 12 zoomed small

The gap between widgets needs no places.

  $ widgetsize gap between widgets iphone 13

A size that is no longer right names the one of today.

  $ widgetsize identify iphone 14 small 158x158 | head -n 2

  $ widgetsize explain 158x158 2>&1 | head -n 2

  $ widgetsize identify 1040x480 | head -n 1

Pixels have both ends of a range, and Apple's guideline says its unit.

  $ widgetsize iphone 15 minimal | head -n 1

  $ widgetsize iphone 15 pro max small px

The number first, and what is larger still.

  $ widgetsize how many different small sizes iphone | head -n 2

  $ widgetsize biggest small on any ipad 2>&1 | tail -n 2

  $ widgetsize background image large iphone 15 | head -n 1

  $ widgetsize image for medium iphone 15 | head -n 2

  $ widgetsize iphone 13 small vs apple watch se | head -n 2

Names of interfaces, and what has no widgets.

  $ widgetsize NCWidgetDisplayMode.compact iphone 7 | head -n 1

  $ widgetsize homepod widget

  $ widgetsize iphone 15 medium on android

A question beside check, and an option for bare numbers.

  $ widgetsize check 'iphone 14 small = 158x158'

  $ widgetsize --quiet iphone 15 small

A file is not right over numbers that nobody compared.

  $ printf 'iOS 17 iPhone 15: small 158x158, medium 339 * 158\n' >starred.txt
  $ widgetsize check starred.txt
