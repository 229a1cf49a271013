Questions that newcomers typed, in words that the program did not know.

  $ first() { widgetsize "$@" 2>/dev/null | head -n 1; }
  $ second() { widgetsize "$@" 2>/dev/null | sed -n 2p; }

A plus sign is the Plus, and an arrow stands between two things.

  $ first iphone 14+ small
  systemSmall*: 162 × 162 to 176.67 × 176.67 points (glob)
  $ first iphone 11 medium ios 17 '->' ios 26
  systemMedium: 1 of 1 size differs: the second is smaller; 1 more cannot be
  $ first how much bigger is large on iphone 14 plus than iphone 14
  systemLarge: 1 of 1 size differs: the second is smaller; 1 more cannot be
  $ first is iphone 13 pro the same as iphone 13
  no difference in 7 sizes; * more cannot be compared (glob)

Which devices to look at.

  $ first which phones cover all large sizes
  * known sizes of the newest versions; * devices show them all, fewer cannot (glob)
  $ first minimum number of ipads to test extra large
  7 known sizes of the newest versions; 4 devices show them all, fewer cannot

Images and columns.

  $ second 900x900 photo small iphone 14
  an image of 900 × 900 pixels, 810000 in all, is accepted
  $ first image too large 718080
  a limit of 718080 square pixels is that of:
  $ widgetsize identify 718080 2>&1 >/dev/null
  error: '718080' is no side of a size; for the limit of a refused image write 'max[718080]'
  [64]
  $ widgetsize fit 4 columns of 60 spacing 8 medium iphone 12 mini
  error: columns and grids are not added up; ask with the size of all: --content-width 312 --content-height 60
  [64]
  $ second fit 3 rows of 30 spacing 10 medium iphone 12 mini
  3 rows of 30, 10 between them: 110 points
  $ second 300x140 medium iphone 12 'fits?'
  content 300 wide and 140 high: cut off everywhere that the size is known

The Lock Screen has a small widget on iPads alone.

  $ widgetsize ipad lock screen small 2>/dev/null | head -n 4
  systemSmall: 133 × 133 to 152 × 152 points
  
  device                     iPadOS      lock-screen     pixels
  iPad Air 13-inch (M2) +5   27            149 × 149  298 × 298

What is left out cannot be said with `without`, which would mean the opposite.

  $ widgetsize safe medium without se
  error: 'without' cannot leave anything out; name what you want
  [64]
  $ widgetsize history iphone se 3 large 2>/dev/null | head -n 5
  systemLarge: 319 × 318 to 333.5 × 333.5 points
  
  device                      iOS  icons-small     pixels      icons-large
  iPhone SE (3rd generation)  15     321 × 324  642 × 648
                              16     321 × 324  642 × 648
  $ widgetsize small under ios 18 iphone 15 2>/dev/null | head -n 1
  iPhone 15, iOS 17, systemSmall: 158 × 158 points, 474 × 474 pixels
  $ widgetsize iphone 12 large cornerradius 2>/dev/null | head -n 3
  iPhone 12, iOS 27, systemLarge: 342 × 358 points, 1026 × 1074 pixels, corner
    radius not known
  

Numbers besides the sides, of many devices and of one.

  $ widgetsize default content margins 2>/dev/null | head -n 4
  content margin of WidgetKit widgets, in points
  
  family                         version     device                         margin
  systemSmall, systemMedium,     iOS 27      iPhone SE (2nd), (3rd),            16

  $ widgetsize corner radius iphone 15
  no corner radius is known: no source for 6.1-inch 14 Pro on iOS 27
  [1]

A Today extension: the usual sizes come before the table of all, and stand alone where many screens are asked for.

  $ widgetsize today extension iphone 8 width 2>&1 | head -n 2
  iPhone 8, iOS 12, portrait, Today view, text size l (default): compact
    359 × 110, expanded 359 × 528 points

  $ widgetsize today widget compact height 2>/dev/null | head -n 6
  Today extensions, portrait, Today view, text size l (default): compact 304 × 110
    to 672 × 130 points
  
  device                     iOS      compact
  iPad Pro (12.9-inch) +2    12     672 × 130
  iPhone 5, 5c, 5s, SE +1    10     304 × 110

  $ widgetsize today ipad 2>/dev/null
  Today extensions, in points
  
  portrait, Today view, text size l (default)
  device                   iOS    compact   expanded
  iPad Pro (12.9-inch) +2  12   672 × 130  672 × 884
  iPad (7th)               13   359 × 110  359 × 572
  iPad Air (4th)           14   329 × 110  329 × 352
  iPad Air (3rd) +1        12   556 × 110  556 × 704
  iPad Pro (11-inch) +1    13   359 × 110  359 × 616
  
  portrait, Notification Center, text size l (default)
  device                iOS       legacy
  iPad 2, iPad mini     8    535! × 853!
  iPad (3rd), (4th) +2  8    535! × 853!
  iPad mini 2 +1        8    535! × 853!
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
  systemExtraLargePortrait begins with iOS 27
  note: the extra large widget of iPhones is systemExtraLargePortrait
  [1]

Display Zoom is no display, and no note on it names another model.

  $ widgetsize iphone display zoom medium 2>&1 | head -n 4
  systemMedium, Display Zoom larger: 291.67 × 141 to 333.67 × 159 points
  
  device                     iOS     icons-small      pixels
  iPhone SE (2nd), (3rd)     18      292≈ × 141≈   584 × 282

  $ widgetsize iphone 17 medium zoomed ios 27
  no size is known
  
  ? systemMedium icons-small; systemMedium icons-large: no source for 6.3-inch on
    iOS 27
  [1]

A number that is derived says so where it stands first.

  $ widgetsize iphone 13 display zoom medium 2>/dev/null | head -n 2
  iPhone 13, iOS 18, Display Zoom larger, systemMedium: 292 × 141 points,
    876 × 423 pixels, derived

Words that name no size.

  $ widgetsize macbook pro m3 small 2>/dev/null | head -n 1
  macOS 27, systemSmall: 164 × 164 points

  $ widgetsize fit 'Call the dentist at 9' small iphone 15
  error: how wide 'Call the dentist at 9' is depends on the font, of which no table has widths; measure it, and ask with --content-width; 'widgetsize fit --lines most' counts the lines that fit
  [1]

  $ widgetsize fit '3 lines of body' small iphone 15 | head -n 2
  iPhone 15, iOS 27: systemSmall
  3 lines of body text, at all text sizes: 57…186 points

A picture tells its size to the command that reads it.

  $ printf '\211PNG\r\n\032\n\0\0\0\015IHDR\0\0\001\332\0\0\001\332\010' >small.png
  $ widgetsize check small.png
  note: read as: widgetsize identify 474x474px
  474x474 pixels: iOS 14 to 18, iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e, 14 Pro,
    15, 15 Pro, 16, 16 Pro, systemSmall, icons-small (Apple's guideline states it)
  
  evidence     points  family       where                         by
  sourced   158 × 158  systemSmall  iOS 14, 15, iPhone 12, 12     HIG5 MZ1 SB1 SS1
                                    Pro, 13, 13 Pro
            158 × 158  systemSmall  iOS 16, iPhone 12, 12 Pro,    HIG5 MZ1 SS1
                                    13, 13 Pro, 14, 14 Pro
            158 × 158  systemSmall  iOS 17, iPhone 12, 12 Pro,    HIG5 MZ1
                                    13, 13 Pro, 14, 14 Pro and 2
                                    more
            158 × 158  systemSmall  iOS 18, iPhone 12, 12 Pro,    FR2 FR3 HIG5 MZ1
                                    13, 13 Pro, 14, 16e and 5
                                    more, icons-small
  
  FR2 FrameUp, notes on its measurements · FR3 FrameUp, raw measurements · HIG5
    Apple's guideline · MZ1 Widget Blur, pixels of screenshots · SB1 Simon B.
    Støvring, measured by views · SS1 screensizes, standard and zoomed screens

Devices, a row each, and which of them have Display Zoom.

  $ widgetsize does iphone se have display zoom
  note: read as: widgetsize list devices iphone se
  name                        screen class  inches  from  to  zoom
  iPhone SE                   320x568@2          4     9  15  no
  iPhone SE (2nd generation)  375x667@2        4.7    13  27  yes
  iPhone SE (3rd generation)  375x667@2        4.7    15  27  yes

  $ widgetsize which iphones have no display zoom
  note: read as: widgetsize list devices iphones without display zoom
  of * more devices no source says it (glob)
  
  name                         screen class  inches  from  to  zoom
  iPhone SE                    320x568@2          4     9  15  no
  iPod touch (7th generation)  320x568@2          4    12  15  no

  $ widgetsize which iphones are 390 wide
  note: read as: widgetsize list devices iphones 390 wide
  where zoom is empty, no source says whether the device has Display Zoom
  
  name           screen class  inches  from  to  zoom
  iPhone 12      390x844@3        6.1    14  27  yes
  iPhone 12 Pro  390x844@3        6.1    14  27  yes
  iPhone 13      390x844@3        6.1    15  27  yes
  iPhone 13 Pro  390x844@3        6.1    15  27  yes
  iPhone 14      390x844@3        6.1    16  27  yes
  iPhone 16e     390x844@3        6.1    18  27  yes
  iPhone 17e     390x844@3        6.1    26  27

  $ widgetsize list devices 390x844 --columns name,released
  where zoom is empty, no source says whether the device has Display Zoom
  
  name           released
  iPhone 12      2020-10-23
  iPhone 12 Pro  2020-10-23
  iPhone 13      2021-09-24
  iPhone 13 Pro  2021-09-24
  iPhone 14      2022-09-16
  iPhone 16e     2025-02-28
  iPhone 17e     2026-03-11

  $ widgetsize iphone 12 zoomed small
  iPhone 12, iOS 18, Display Zoom larger, systemSmall: 141 × 141 points, 423 × 423
    pixels, derived
  
  variant      width  height     pixels  margin    content  sources
  icons-small   141≈    141≈  423 × 423     16~  109 × 109  screensizes
  ~ derived by a rule · ≈ derived, beyond what was measured
  not known: systemSmall icons-large (--all has the reasons)
  note: no size of iPhone 12 with Display Zoom is known on a version after iOS 18

The gap between widgets needs no places.

  $ widgetsize gap between widgets iphone 13
  iPhone 13, iOS 17: 22 points across, 38 points down between two widgets
  
  --places has where each widget stands
  
  MZ1 Widget Blur, pixels of screenshots
  note: no source has the places of iPhone 13 on a version after iOS 17

A size that is no longer right names the one of today.

  $ widgetsize identify iphone 14 small 158x158 2>/dev/null | head -n 2
  158x158 points: iOS 16 to 18, icons-small (Apple's guideline states it)
  on iOS 27 it is 162 × 162 points, 486 × 486 pixels

  $ widgetsize explain 158x158 2>&1 | head -n 2
  note: read as: widgetsize identify 158x158
  158x158 points: iOS 14 to 18, iPadOS 14 and visionOS 26, 27, iPhone 12, 12 Pro,

  $ widgetsize identify 1040x480 2>/dev/null | head -n 1
  nothing explains 1040x480 pixels; the nearest:

Pixels have both ends of a range, and Apple's guideline says its unit.

  $ widgetsize iphone 15 minimal ios 27 2>/dev/null | head -n 1
  iPhone 15, iOS 27, minimal: 36.67 to 45 × 36.67 points, 110 to 135 × 110 pixels

  $ widgetsize iphone 15 pro max small px
  iPhone 15 Pro Max, iOS 27, systemSmall: 524 × 524 pixels, 3 a point
  
  variant      width  height  margin    content  sources
  icons-small    524     524      48  428 × 428  FrameUp
  Apple's guideline: icons-small 170 × 170 pt (HIG5-001, HIG5-002), up to iOS 18
  not known: systemSmall icons-large (--all has the reasons)

The number first, and what is larger still.

  $ widgetsize how many different small sizes iphone 2>/dev/null | head -n 1
  * known sizes of the newest versions; * devices show them all, fewer cannot (glob)

  $ widgetsize biggest small on any ipad 2>&1 | tail -n 2
  ? 4 sizes not known and not counted
  --all lists every device

  $ widgetsize background image large iphone 15 2>/dev/null | head -n 1
  iPhone 15, iOS 27, systemLarge: 1034 × 1080 pixels, 3 a point

  $ widgetsize image for medium iphone 15 2>/dev/null | head -n 2
  iPhone 15, iOS 27: systemMedium
  the widget has 1034 × 488 pixels

  $ widgetsize iphone 13 small vs apple watch se 2>/dev/null | head -n 2
  systemSmall: Apple Watch SE (3rd generation) (40 mm), watchOS 27 and Apple Watch
    SE (3rd generation) (44 mm), watchOS 27 have no such widget, so that nothing

Names of interfaces, and what has no widgets.

  $ widgetsize NCWidgetDisplayMode.compact iphone 7 2>/dev/null | head -n 1
  iPhone 7, iOS 10, portrait, Today view, text size l (default): compact 359 × 110

  $ widgetsize homepod widget
  error: HomePod has no widgets
  [1]

  $ widgetsize iphone 15 medium on android
  error: only Apple devices are covered
  [1]

A question beside check, and an option for bare numbers.

  $ widgetsize check 'iphone 14 small = 158x158'
  note: check reads files; read as: widgetsize identify iphone 14 small 158x158
  158x158 points: iOS 16 to 18, icons-small (Apple's guideline states it)
  on iOS 27 it is 162 × 162 points, 486 × 486 pixels
  
  evidence     points  family       where                by
  sourced   158 × 158  systemSmall  iOS 16               HIG5 MZ1 SS1
            158 × 158  systemSmall  iOS 17               HIG5 MZ1
            158 × 158  systemSmall  iOS 18, icons-small  FR2 HIG5
  
  FR2 FrameUp, notes on its measurements · HIG5 Apple's guideline · MZ1 Widget
    Blur, pixels of screenshots · SS1 screensizes, standard and zoomed screens

  $ widgetsize --quiet iphone 15 small
  error: unknown option '--quiet'; did you mean '--format csv --columns width,height'?
  [64]

A file is not right over numbers that nobody compared.

  $ printf 'iOS 17 iPhone 15: small 158x158, medium 339 * 158\n' >starred.txt
  $ widgetsize check starred.txt
  starred.txt:1:41: error: 339 × 158 is the size of systemMedium, icons-small on iOS 18; iPhone 14 Pro, 15, 15 Pro on iOS 17: 338 × 158 sourced (HIG5)
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 not judged
  [1]

Pixels where a command has points alone: the answer says so.

  $ widgetsize compare iphone 15 iphone 16 pro small px 2>&1 >/dev/null

Words about the program and its tables.

  $ widgetsize version
  0.2.0
  $ widgetsize how old is the data 2>&1 | head -n 2
  note: read as: widgetsize list sources
  version 2026.11.14 of the tables

A number that was asked for and is not known is a failure, beside a known size too.

  $ widgetsize corner radius iphone 15 pro small >/dev/null
  [1]

Lists in a person's words.

  $ widgetsize list every apple watch ultra
  name                 screen class  inches  from  to  zoom
  Apple Watch Ultra    205x251@2                9  26
  Apple Watch Ultra 2  205x251@2               10  27
  Apple Watch Ultra 3  211x257@2               26  27
  Apple Watch Ultra 4  211x257@2               27  27
  note: 'every apple watch ultra' is read as 4 models
  $ widgetsize list devices with extra large | head -1
  systemExtraLarge: since iPadOS 15

The largest in the unit, and with the side, that was asked for.

  $ widgetsize biggest medium @3x iphone 2>/dev/null | head -n 2
  systemMedium, the largest: 1134 × 530 pixels on iPhone 16 Pro Max +2, iOS 27
  
  $ widgetsize live activity max height | head -n 2
  Live Activities, the tallest: 160 points (500 × 84 to 160) on iPad Air 13-inch
    (M2) +5, iPadOS 27; as tall on 8 more screens

Texts and pictures are not measured, and the answer says what can be asked.

  $ widgetsize how many characters fit iphone se medium caption
  error: how many characters fit depends on the font and the text; 'widgetsize fit --lines most' counts the lines
  [1]
  $ widgetsize fit 'Next meeting at 10:30 in room 4' inline iphone 15
  error: how wide 'Next meeting at 10:30 in room 4' is depends on the font, of which no table has widths; measure it, and ask with --content-width; 'widgetsize fit --lines most' counts the lines that fit
  [1]
  $ printf '\211PNG\r\n\032\n\0\0\0\rIHDR\0\0\001\350\0\0\001\350\010' >small.png
  $ widgetsize check small.png iphone 15 small
  note: read as: widgetsize identify 488x488px iphone 15 small
  488x488 pixels: iOS 26, 27, icons-small (a source states it)
  
  evidence           points  family       where                    by
  sourced   162.67 × 162.67  systemSmall  iOS 26, 27, icons-small  FR1
  
  FR1 FrameUp, measured on simulators

What is near comes before what else it could be.

  $ widgetsize why 170x170 iphone 11 pro max 2>/dev/null
  nothing explains 170x170 points; the nearest:
  
  evidence     points  family       where                by
  nearest   169 × 169  systemSmall  iOS 14 to 16         HIG5 MZ1 SB1 SS1
            169 × 169  systemSmall  iOS 17               HIG5 MZ1
            169 × 169  systemSmall  iOS 18, icons-small  HIG5
  
  an expanded Today extension is as high as it asks to be, up to its maximum: the
    height may be the widget's own
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots · SB1 Simon B.
    Støvring, measured by views · SS1 screensizes, standard and zoomed screens
  [1]

Words of a conversation change nothing; a word that would is refused.

  $ widgetsize hi, what is the actual size of a medium widget on iphone 15 2>&1 >/dev/null
  note: read as: iPhone 15, systemMedium; not understood: actual
  $ widgetsize hi, what is the actual size of a medium widget on iphone 15 2>/dev/null | head -n 1
  iPhone 15, iOS 27, systemMedium: 344.67 × 162.67 points, 1034 × 488 pixels
  $ widgetsize iphone 15 medium not ios 18
  error: 'not' cannot leave anything out; name what you want
  [64]
  $ widgetsize iphone 15 medium resolution | head -n 1
  iPhone 15, iOS 27, systemMedium: 1034 × 488 pixels, 3 a point
  $ widgetsize where is the medium widget on iphone 15 2>/dev/null | tail -n 5
  systemMedium    22   81    349     165   1047 × 495 at 66, 243  MZ1
  systemMedium    22  265    349     165   1047 × 495 at 66, 795  MZ1
  systemMedium    22  449    349     165  1047 × 495 at 66, 1347  MZ1
  
  MZ1 Widget Blur, pixels of screenshots
  $ widgetsize 'iphone 15 medium react native' | grep 'export interface'
  note: read as: iPhone 15, systemMedium; not understood: native
  export interface WidgetSize {
  export interface PlacedWidgetSize {

A word that is not understood is told, with what the others are read as; before a number it may be the name of a
device.

  $ widgetsize iphone 16 medium banana 2>&1 >/dev/null
  note: read as: iPhone 16, systemMedium; not understood: banana
  $ widgetsize iphone 15 banana medium 2>&1 >/dev/null
  note: read as: iPhone 15, systemMedium; not understood: banana
  $ widgetsize nokia 5 small
  error: 'nokia' is not understood; expected a device, a family such as medium, a version such as 'iOS 18' or a setting
  [64]
  $ widgetsize the banana
  error: 'banana' is not understood; expected a device, a family such as medium, a version such as 'iOS 18' or a setting
  [64]

Both ends at once are two questions, in short words too.

  $ widgetsize min medium max height iphone 15
  error: 'max height' asks for another end of the sizes than the words before; ask one at a time
  [64]

Lists and versions in a person's words.

  $ widgetsize when did accessoryRectangular arrive
  note: read as: widgetsize list families accessoryrectangular
  family                iOS  iPadOS  macOS  watchOS  visionOS
  accessoryRectangular   16      17               9        27
  $ widgetsize conflicts 2>&1 >/dev/null
  note: read as: widgetsize list disputes
  $ widgetsize count iphones
  error: devices are not counted; 'widgetsize list devices' lists them, also those of a version
  [1]
  $ widgetsize text 'Next meeting 10:30' small iphone se
  error: how wide 'Next meeting 10:30' is depends on the font, of which no table has widths; measure it, and ask with --content-width; 'widgetsize fit --lines most' counts the lines that fit
  [1]
  $ widgetsize how many lines of text fit small iphone 15 2>/dev/null | sed -n 2p
  as many lines of body text as fit, at all text sizes

A rectangle is a type, and no family.

  $ echo 'let medium = CGRect(x: 0, y: 0, width: 337, height: 158) // iPhone 15' >rect.swift
  $ widgetsize check rect.swift | tail -n 1
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged

What is true of every screen is told once.

  $ widgetsize today extension ios 18
  iOS 18 has no Today extensions, which ended with iOS 17
  [1]

The first lines have what was asked for.

  $ widgetsize live activity max height iphone 15 ios 27 2>/dev/null | sed -n 2p
  the tallest: 160 points (371 × 84 to 160), lockScreen
  $ widgetsize content margins small iphone 14 2>/dev/null | head -n 2
  iPhone 14, iOS 27, systemSmall: 162 × 162 points, 486 × 486 pixels, content
    130 × 130 within a margin of 16
  $ widgetsize corner radius iphone 17 pro medium ios 26 2>/dev/null | head -n 2
  iPhone 17 Pro, iOS 26, systemMedium: 349.67 × 164.33 points, 1049 × 493 pixels,
    corner radius not known

Families of a device or a system, and since when there is one.

  $ widgetsize list families series 4 40mm
  family                iOS  iPadOS  macOS  watchOS  visionOS
  accessoryCircular      16      17               9        27
  accessoryCorner                                 9
  accessoryRectangular   16      17               9        27
  accessoryInline        16      17               9
  smartStack                                     11
  $ widgetsize list families ipad | grep -c ''
  10
  $ widgetsize when did extra large come 2>/dev/null
  family            iOS  iPadOS  macOS  watchOS  visionOS
  systemExtraLarge           15     14                 26
  $ widgetsize iphone 15 small where does it come from 2>/dev/null | head -n 1
  iPhone 15, iOS 27, systemSmall: 162.67 × 162.67 points, 488 × 488 pixels

A list says what an empty column means.

  $ widgetsize does ipad mini have display zoom 2>/dev/null | head -n 1
  where zoom is empty, no source says whether the device has Display Zoom

Words of pixels, images and settings.

  $ widgetsize is a 2000x2000 image too big for a widget 2>&1 >/dev/null | head -n 1
  note: read as: widgetsize fit --image 2000x2000
  $ widgetsize iphone 11 small larger text display 2>/dev/null | head -n 2
  iPhone 11, iOS 18, Display Zoom larger, systemSmall: 155 × 155 points, 310 × 310
    pixels, derived
  $ widgetsize iphone 12 mini small physical pixels 2>&1 >/dev/null
  note: pixels are those that an app draws; a display may have fewer

A size is converted where that is asked for, and families are those of a device.

  $ widgetsize 364x170 pt to px 3x 2>&1 >/dev/null | head -n 1
  $ widgetsize families for ipad | grep -c ''
  note: read as: widgetsize list families ipad
  10

A device where sheets are read, lists by what was named, and reasons beside what is absent.

  $ widgetsize 'iPhone 16 Pro' medium csv | cut -d, -f1,2
  device,id
  iPhone 16 Pro,widgetkit.ios27.402x874@3.systemMedium.icons-small
  iPhone 16 Pro,widgetkit.ios27.402x874@3.systemMedium.icons-large
  $ widgetsize list devices ios 26 | grep -c iPad
  0
  [1]
  $ widgetsize list devices ios 26 ipad air | grep -c iPad
  9
  $ widgetsize how many families on ipad 2>/dev/null | head -2
  family                    iOS  iPadOS  macOS  watchOS  visionOS
  systemSmall                14      14     11                 26
  $ widgetsize is there standby on ipad
  error: only iPhones have StandBy, since iOS 17
  [1]
  $ widgetsize live activity ios 15
  there are no such Live Activities; the first are those of iOS 16, iPadOS 17 and
    watchOS 11
  [1]
  $ widgetsize iphone 12 small top left px 2>/dev/null | sed -n 2,3p
  family       left px  top px  width px  height px  source
  systemSmall       78     231       474        474  MZ1
  $ widgetsize how many lines font 17 small iphone 13
  error: sources have the line heights of text styles, not of fonts; ask with a style: --lines 2 --text-style body
  [64]

What one device is compared with, what is left out of a version, and what is not covered.

  $ widgetsize which widgets change with display zoom iphone 12 mini 2>/dev/null | sed -n 1,6p
  3 of 3 sizes differ: the second is smaller; 6 more cannot be compared
  
                                                   iPhone 12 mini,
                                        iPhone 12  iOS 18, Display
  family                variant      mini, iOS 18      Zoom larger       differs
  systemSmall           icons-small     155 × 155      141□ × 141□     −14 × −14
  $ widgetsize compare iphone se 2nd gen vs iphone se 2nd gen zoomed 2>/dev/null | head -1
  3 of 3 sizes differ: the second is smaller; 6 more cannot be compared
  $ widgetsize did widget size change iphone 14 pro 2>&1 >/dev/null
  note: read as: widgetsize compare iphone 14 pro
  note: compared with iOS 26, the version before
  $ widgetsize compare iphone 15 ios 26.1 vs 26.3
  error: compare needs a second device or version beside 'iPhone 15, iOS 26'; the tables have major versions; what follows the point in ios 26.1 and iOS 26.3 is left out
  [64]
  $ widgetsize iphone 15 pro max large ios 26.1 2>&1 >/dev/null
  note: the tables have major versions; what follows the point in ios 26.1 is left out
  $ widgetsize ipad air 11 m2 small home screen 2>/dev/null | sed -n 4,5p
  variant  width  height     pixels  margin    content  sources
  canvas     155     155  310 × 310      16  123 × 123  FrameUp, Apple's guideline
  $ widgetsize biggest large widget | head -2
  systemLarge, the largest: 378 × 394 points on iPhone 16 Pro Max +2, iOS 27
  without Display Zoom; --zoom more-space has the larger sizes of iPads
  $ widgetsize how many different small sizes are there 2>/dev/null | head -1
  * known sizes of the newest versions; * devices show them all, fewer cannot (glob)
  $ widgetsize check 'iphone 15 medium 338x158' 2>&1 | head -3
  note: check reads files; read as: widgetsize identify iphone 15 medium 338x158
  338x158 points: iOS 17, 18, icons-small (Apple's guideline states it)
  on iOS 27 it is 344.67 × 162.67 points, 1034 × 488 pixels
  $ widgetsize max image size iphone 15 2>/dev/null | sed -n 2p
  largest square image that is accepted: systemSmall 1023 × 1023, systemMedium
  $ widgetsize does apple document iphone 17 small ios 27 2>/dev/null | head -1
  iPhone 17, iOS 27, systemSmall: 164.33 × 164.33 points, 493 × 493 pixels
  $ widgetsize what is not known 2>&1 | head -n 1
  note: read as: widgetsize list unknown
  $ widgetsize extension memory
  error: the memory of an extension is not covered; 'widgetsize fit --image most' has images
  [1]
  $ widgetsize iphone 3gs small
  error: it runs no version with widgets: Today extensions begin with iOS 8
  [1]
  $ widgetsize macbook desktop medium 2>/dev/null | head -1
  macOS 27, systemMedium: 344 × 164 points

Families of a version, a text in quotes, names of formats, and what has another command.

  $ widgetsize families ipad ios 16 2>/dev/null
  family            iOS  iPadOS  macOS  watchOS  visionOS
  systemSmall        14      14     11                 26
  systemMedium       14      14     11                 26
  systemLarge        14      14     11                 26
  systemExtraLarge           15     14                 26
  $ widgetsize list families ios 15
  family        iOS  iPadOS  macOS  watchOS  visionOS
  systemSmall    14      14     11                 26
  systemMedium   14      14     11                 26
  systemLarge    14      14     11                 26
  $ widgetsize list families watchos 9 | cut -d ' ' -f 1
  family
  accessoryCircular
  accessoryCorner
  accessoryRectangular
  accessoryInline
  $ widgetsize fits 'Departure at 12:35' inline iphone 14
  error: how wide 'Departure at 12:35' is depends on the font, of which no table has widths; measure it, and ask with --content-width; 'widgetsize fit --lines most' counts the lines that fit
  [1]
  $ widgetsize characters per line caption small iphone 15
  error: how many characters fit depends on the font and the text; 'widgetsize fit --lines most' counts the lines
  [1]
  $ widgetsize explain accessoryCorner
  note: read as: widgetsize list families accessoryCorner
  family           iOS  iPadOS  macOS  watchOS  visionOS
  accessoryCorner                            9
  $ widgetsize scale iphone xr 2>/dev/null | sed -n 2p
  414x896@2  6.1-inch XR  phone    414     896      2  iPhone 11, iPhone XR
  $ widgetsize iphone 15 medium --format ts | sed -n 2p
  // Generated by `widgetsize query --format typescript`; generate it again rather than edit it.
  $ widgetsize NCWidgetDisplayMode expanded iphone 11 2>/dev/null | head -2
  iPhone 11, iOS 13, portrait, Today view, text size l (default): expanded
    398 × 748 points
  $ widgetsize export --lang swift
  error: unknown option '--lang'; did you mean '--format'?
  [64]

What a line of sizes comes to stands before it: the range of a table, who states the sizes of `explain`.
  $ widgetsize large on all iphones in pixels 2>/dev/null | head -1
  systemLarge: 584 × 622 to 1134 × 1182 pixels
  $ widgetsize today compact height 2>/dev/null | head -2
  Today extensions, portrait, Today view, text size l (default): compact 304 × 110
    to 672 × 130 points
  $ widgetsize explain iphone se 3 ios 17 2>/dev/null | sed '/^$/,$!d' | sed -n 2,9p
  family                width  height     pixels    content  sources
  systemSmall             148     148  296 × 296  116 × 116  HIG5
  systemMedium            321     148  642 × 296  289 × 116  HIG5
  systemLarge             321     324  642 × 648  289 × 292  HIG5
  accessoryCircular        68      68  136 × 136    68 × 68  HIG5
  accessoryRectangular    153      68  306 × 136   153 × 68  HIG5
  accessoryInline         225      26   450 × 52             HIG5
  content margin: 16 for systemSmall, systemMedium and systemLarge; 0 for
  $ widgetsize explain iphone 17 ios 27 2>/dev/null | head -2
  iPhone 17, iOS 27 (6.3-inch, 402 × 874): WidgetKit widgets, in points
  Apple's guideline has no row for this screen
  $ widgetsize 141x141 iphones 2>/dev/null | head -3
  141x141 points: iOS 14, 15, iPhone SE, iPod touch (7th generation), systemSmall
    (Apple's guideline states it)
  with Display Zoom: iPhone 6s, 7, 8, SE (2nd generation), SE (3rd generation), 11
  $ widgetsize identify iphone x large 329x345 | head -2
  329x345 points: iPhone 11 Pro, 12 mini, X, XS, 13 mini, systemLarge, iOS 14 to
    16 (Apple's guideline states it)
  $ widgetsize ratio of large, iphone 16e 2>/dev/null | head -n 2
  iPhone 16e, iOS 27, systemLarge: 342 × 358 points, 1026 × 1074 pixels, width :
    height 0.96
  $ widgetsize proportions watch ultra 2>/dev/null | sed -n 2,5p
    in points; ratio is width : height
  
  family                variant      width  height  ratio     content  sources
  accessoryCircular     watch-face      51      51      1              FR2
  $ widgetsize fit 3 lines of 17pt text in a medium of iphone 16
  error: sources have the line heights of text styles, not of fonts; ask with a style: --lines 2 --text-style body
  [64]
  $ widgetsize smallest corner radius large ipad pro 13 2>&1 >/dev/null | tail -1
  note: the corner radius is not compared; 'widgetsize query' has it
  $ widgetsize export iphone 16 kotlyn
  error: unknown format 'kotlyn'; did you mean 'kotlin'?
  [64]
  $ widgetsize file formats 2>&1 | sed 's/svg, .*;/svg and others;/'
  error: the formats are table, markdown, html, csv, json, svg and others; write one behind -f
  $ widgetsize formats 2>&1 | sed 's/svg, .*;/svg and others;/'
  error: the formats are table, markdown, html, csv, json, svg and others; write one behind -f

One side, the devices of one size, Larger Text, what nobody published, and whose numbers they are.
  $ widgetsize width of a small on iphone 16 plus 2>/dev/null | head -1
  iPhone 16 Plus, iOS 27, systemSmall: width 174.67 points
  $ widgetsize iphone 12 medium height 2>/dev/null | head -1
  iPhone 12, iOS 27, systemMedium: height 162 points
  $ widgetsize which iphones have the same small as iphone 14 ios 16 2>/dev/null | head -3
  158x158 points: iPhone 12, 12 Pro, 13, 13 Pro, 14, 14 Pro (Apple's guideline
    states it)
  
  $ widgetsize same size as ipad mini 6 medium 2>&1 >/dev/null
  note: read as: widgetsize identify 305.5x141 medium
  $ widgetsize iphone 16 small larger text
  iPhone 16, iOS 18, Display Zoom larger, systemSmall: 141 × 141 points, 423 × 423
    pixels, derived
  
  variant      width  height     pixels  margin    content  sources
  icons-small   141≈    141≈  423 × 423     16~  109 × 109  screensizes
  ~ derived by a rule · ≈ derived, beyond what was measured
  not known: systemSmall icons-large (--all has the reasons)
  note: 'larger text' is read as Display Zoom, which offers it; the text size changes no size of WidgetKit
  note: no size of iPhone 16 with Display Zoom is known on a version after iOS 18
  $ widgetsize iphone 13 medium text size xl 2>&1 | head -2
  iPhone 13, iOS 27, systemMedium: 342 × 162 points, 1026 × 486 pixels
  
  $ widgetsize does dynamic type change the size
  error: a widget of WidgetKit has one size for every text size
  [1]
  $ widgetsize medium iphone 13 dynamic type 2>&1 >/dev/null
  note: a widget of WidgetKit has one size for every text size
  $ widgetsize what is missing for iphone 14 plus 2>/dev/null | head -1
  iPhone 14 Plus
  $ widgetsize what is unpublished 2>&1 | head -n 1
  note: read as: widgetsize list unknown
  $ widgetsize apple guideline medium iphone 13 2>/dev/null | tail -2
  Apple's guideline: icons-small 338 × 158 pt (HIG5-063, HIG5-064), up to iOS 18
  not known: systemMedium icons-large (--all has the reasons)
  $ widgetsize circular lock screen widget iphone 16e 2>/dev/null | head -1
  iPhone 16e, iOS 27, accessoryCircular: 58 × 58 points, 174 × 174 pixels
  $ widgetsize what changed in ipados 26 2>/dev/null | head -3
  iPadOS 18 to iPadOS 26: no difference in 92 sizes; 16 more cannot be compared
  $ widgetsize how many medium sizes 2>/dev/null | head -1
  * known sizes of the newest versions; * devices show them all, fewer cannot (glob)

The widgets of an iPhone on a Mac, a size in another unit, a name that no device has alone, and lists of sizes.
  $ widgetsize iphone 16 small widget on a mac
  error: no source states the size of an iPhone's widgets on a Mac; 'mac' alone asks for its own
  [1]
  $ widgetsize medium widget on my mac 2>/dev/null | head -1
  macOS 27, systemMedium: 344 × 164 points
  $ widgetsize medium of vision pro in inches
  visionOS 27, systemMedium: 354 × 158 points, sources differ
  
  family        width  height  sources
  systemMedium   354!     158  FrameUp, Apple's guideline
  ! systemMedium width: 354 (FR1) against 338 (HIG5): FR1 is the more reliable
    source
  note: systemMedium: 338 × 158 points of the guideline are 574 × 268 mm in the room at 100 % (HIG5)
  note: content margins on visionOS: not published
  $ widgetsize 338x158 pt in px @2x 2>/dev/null | head -2
  338 × 158 points are 676 × 316 pixels at @2x
  338x158 points: iOS 14 to 18 and iPadOS 14, iPhone 12, 12 Pro, 13, 13 Pro, 14,
  $ widgetsize medium iphone 18
  error: no device is called 'iphone 18' alone; did you mean one of:
    iPhone 18 Pro
    iPhone 18 Pro Max
  [64]
  $ widgetsize inline from which ios 2>/dev/null
  family           iOS  iPadOS  macOS  watchOS  visionOS
  accessoryInline   16      17               9
  $ widgetsize list large ipad mini 2>&1 | head -1
  note: read as: widgetsize query large ipad mini

A device that has no row, a screen named with its line, a text behind `can`, `--csv`, and sizes behind `list`.
  $ widgetsize 'iPad Pro 13-inch (M5)' 'iPad Pro 11-inch (M5)' small
  systemSmall, iPadOS 27: 150.5 × 150.5 to 170 × 170 points
  
  device                      canvas     pixels    lock-screen
  iPad Pro 13-inch (M5)  170~ × 170~  340 × 340  150.5 × 150.5
  ~ derived by a rule
  within the content margin of 16: 138 × 138
  iPad Pro 11-inch (M5): ? systemSmall canvas: no source for 11-inch M4 on iPadOS
    27; the nearest screen, 11-inch, has 155 × 155
  $ widgetsize -d '11" iPad Pro' -F medium 2>&1 >/dev/null
  note: '11" iPad Pro' is read as iPad Pro 11-inch (4th generation), the newest of 6 models with a known size; of iPad Pro 11-inch (M5) and iPad Pro 11-inch (M4) none is known
  $ widgetsize can "See you tomorrow" fit in small iphone 14
  error: how wide 'See you tomorrow' is depends on the font, of which no table has widths; measure it, and ask with --content-width; 'widgetsize fit --lines most' counts the lines that fit
  [1]
  $ widgetsize small iphone 15 --csv | cut -d , -f 1,10-12
  device,family,variant,width_pt
  iPhone 15,systemSmall,icons-small,162.6667
  iPhone 15,systemSmall,icons-large,
  $ widgetsize list ipads with 155x155 2>&1 | head -2
  note: read as: widgetsize identify ipads 155x155
  155x155 points: iPad (5th generation), iPad (6th generation), iPad Air 2, iPad
  $ widgetsize 100x50 pt in px ipad mini 2>/dev/null | head -1
  100 × 50 points are 200 × 100 pixels at @2x, 300 × 150 pixels at @3x
  $ widgetsize large image pixels iphone 16e 2>&1 >/dev/null
  note: read as: widgetsize fit large pixels iphone 16e --image most

A side in pixels, a device beside itself with Display Zoom, `diff` of devices, a picture alone, and devices that have a
size with Display Zoom alone.
  $ widgetsize 1049 px wide ios 26 2>/dev/null | head -1
  a width of 1049 pixels: iPhone 16 Pro, 17, 17 Pro, systemMedium and systemLarge,
  $ widgetsize identify --height 488 pixels iphone 15 | head -1
  a height of 488 pixels: iOS 26, 27, systemSmall and systemMedium, icons-small (a
  $ widgetsize identify --height 162.67 pixels
  error: --height '162.67' is not a whole number from 1 to 100000
  [64]
  $ widgetsize iphone 13 vs iphone 13 zoomed 2>/dev/null | head -1
  3 of 3 sizes differ: the second is smaller; 6 more cannot be compared
  $ widgetsize compare iphone 14 zoomed vs standard 2>/dev/null | sed -n 3,5p
                                                       iPhone 14, iOS
                                     iPhone 14, iOS  18, Display Zoom
  family                variant                  18            larger    differs
  $ widgetsize diff iphone 16 pro iphone 17 pro 2>/dev/null | head -1
  no difference in * sizes (glob)
  $ widgetsize which iphones have 292x141 2>/dev/null | head -4
  292x141 points: iOS 14, 15, iPhone SE, iPod touch (7th generation), systemMedium
    (Apple's guideline states it)
  with Display Zoom: iPhone 6s, 7, 8, SE (2nd generation), SE (3rd generation), 11
    Pro, 12 mini, X, XS, 13 mini, 12, 12 Pro, 13, 13 Pro, 14, 14 Pro

Which devices have a family, in full names, and since when; sources of a platform; fonts beside words that ask for text.
  $ widgetsize which iphones support lock screen widgets 2>&1 | sed -n '1,2p;/iPhone X /p;/iPhone 8 /p'
  note: read as: widgetsize list devices iphones lock
  accessoryCircular, accessoryRectangular and accessoryInline: since iOS 16
  iPhone 8                    375x667@2        4.7    11  16  yes
  iPhone 8 Plus               414x736@3        5.5    11  16  yes
  iPhone X                    375x812@3        5.8    11  16  yes
  $ widgetsize which iphones have dynamic island 2>/dev/null | sed -n '1p;4,5p'
  Live Activities: since iOS 16
  iPhone 14 Pro               393x852@3        6.1    16  27  yes
  iPhone 14 Pro Max           430x932@3        6.7    16  27  yes
  $ widgetsize which ipads support extra large | head -1
  note: read as: widgetsize list devices ipads extra large
  systemExtraLarge: since iPadOS 15
  $ widgetsize list devices accessoryCircular ios 16 --csv | head -2
  name,screen_class,diagonal_in,os_first,os_last,has_3d_touch,has_dynamic_island,has_display_zoom,zoomed,released,also
  iPhone 8,375x667@2,4.7,11,16,yes,no,yes,320x568,2017-09-22,"8, iPhone10,1, iPhone10,4"
  $ widgetsize does apple document watch sizes --csv 2>&1 | head -3 | cut -d, -f1
  note: read as: widgetsize list sources watch --format csv
  id
  FR2
  $ widgetsize sources watch --format csv 2>/dev/null | cut -d, -f1 | head -4
  id
  FR2
  HCO1
  HIG3
  $ widgetsize how many characters fit medium iphone 15 17pt
  error: how many characters fit depends on the font and the text; 'widgetsize fit --lines most' counts the lines
  [1]
  $ widgetsize swift cgsize small | head -1
  // Sizes of WidgetKit widgets in points, from version 2026.11.14 of the data of widgetsize.
  $ widgetsize iphone 15 med --csv --columns width,height 2>/dev/null | head -2
  width_pt,height_pt
  344.6667,162.6667
  $ widgetsize diff ios 15 ios 16 iphone 12 2>&1 | head -2
  note: read as: widgetsize compare ios 15 ios 16 iphone 12
  no difference in 3 sizes; 3 more cannot be compared
  $ widgetsize 'widget archival failed image too large' iphone 15 2>/dev/null | head -1
  iPhone 15, iOS 27: WidgetKit widgets
  $ widgetsize 'image being too large' iphone 15 2>/dev/null | head -1
  iPhone 15, iOS 27: WidgetKit widgets
  $ widgetsize source iphone 14 small 2>/dev/null | head -1
  iPhone 14, iOS 27, systemSmall: 162 × 162 points, 486 × 486 pixels
  $ widgetsize is iphone 16 pro widget bigger than 15 pro 2>/dev/null | head -1
  * of * sizes differ: the second is smaller; 4 more cannot be compared (glob)
  $ widgetsize corner radius watch ultra 2 rectangular 2>/dev/null | head -2
  Apple Watch Ultra 2, watchOS 27, accessoryRectangular: 191 × 81.5 points,
    382 × 163 pixels, corner radius 4 (accessoryRectangular, watch-face)
  $ widgetsize iphone 15 pro always on small 2>&1 >/dev/null
  note: the tables have one size of a widget for every look: tinted, clear, dark, light, always on

A text size beside widgets that have one size for all of them is told, and is a mistake as an option alone.
  $ widgetsize medium iphone 15 text size large 2>&1 | grep -E 'iOS 27|note'
  iPhone 15, iOS 27, systemMedium: 344.67 × 162.67 points, 1034 × 488 pixels
  note: a widget of WidgetKit has one size for every text size
  $ widgetsize live activity iphone 15 ax3 ios 27 2>&1 >/dev/null
  note: no source gives a Live Activity another size at another text size
  note: carPlay: sizes to test a design with, by Apple's guideline; the system may scale
  $ widgetsize does dynamic type change medium 2>&1 | head -1
  systemMedium: 260 × 120 to 378 × 176.67 points
  $ widgetsize iphone 15 medium --text-size xl
  error: --family medium applies to WidgetKit widgets only, --text-size to Today extensions; a widget has one size at every text size; 'widgetsize fit --lines most' counts the lines that fit
  [64]
  $ widgetsize list families extra large
  family            iOS  iPadOS  macOS  watchOS  visionOS
  systemExtraLarge           15     14                 26
  $ widgetsize left margin iphone 15 2>/dev/null | sed -n '4,6p'
    widgets
  
  iPhone 15, iOS 18, with app names

A size that nothing has stands beside the size of the widget that was named; a radius is shown beside several families;
an identifier means itself.
  $ widgetsize 1000x1000 large iphone 16 pro max 2>/dev/null | head -2
  nothing explains 1000x1000 pixels; on iOS 27 it is 378 × 394 points, 1134 × 1182
    pixels; the nearest:
  $ widgetsize 474x474 small iphone 15 2>/dev/null | head -2
  474x474 pixels: iOS 17, 18, icons-small (Apple's guideline states it)
  on iOS 27 it is 162.67 × 162.67 points, 488 × 488 pixels
  $ widgetsize corner radius iphone 16 pro ios 18 2>/dev/null | sed -n 3,4p
  family        variant        width  height  radius       content  sources
  systemSmall   icons-small      158     158   21.7□     126 × 126  FR3
  $ widgetsize systemExtraLarge iphone 15
  iOS has no systemExtraLarge
  note: the extra large widget of iPhones is systemExtraLargePortrait
  [1]
  $ widgetsize max image size widget iphone 15 pro 2>/dev/null | sed -n '2p;6,7p'
  largest square image that is accepted: systemSmall 1023 × 1023, systemMedium
  largest square image that is accepted in each: 364 × 364 pixels
  largest area that is accepted in each: 133214.4 square pixels

A number besides the sides is looked for on the newest version that has it.
  $ widgetsize corner radius 2>/dev/null | sed -n '3,5p'
  family                         version     device                         radius
  systemLarge                    iOS 26      iPhone 16 Pro                   27.94
  systemSmall, systemMedium      iOS 18      iPhone 16 Pro                   21.7□
  $ widgetsize corner radius iphone 16 pro 2>/dev/null | head -1
  iPhone 16 Pro, iOS 18 (6.3-inch, 402 × 874): WidgetKit widgets, in points

The whole name of a display means that display.
  $ widgetsize query -d 'iPhone Duo (inner display)' -F small 2>&1 | grep -c outer
  0
  [1]

One of several devices without a size has its reason.
  $ widgetsize 'iPad Pro 13-inch (M5)' 'iPad Pro 11-inch (M5)' extra large 2>/dev/null | tail -2
  iPad Pro 11-inch (M5): ? systemExtraLarge canvas: no source for 11-inch M4 on
    iPadOS 27; the nearest screen, 11-inch, has 715.5 × 342

What one does with the program is answered by the help of a command, or by what stands in place of one.
  $ for words in 'mcp server' 'run it in github actions' 'how do i add my measurement' 'what can you do'; do
  >   widgetsize $words 2>&1 >/dev/null; done
  note: read as: widgetsize help query
  note: read as: widgetsize help check
  error: 'widgetsize-tables ingest' makes tables of measurements; docs/measuring.md says how
  note: read as: widgetsize help
  $ widgetsize widget measurements iphone 15 2>&1 | head -1
  iPhone 15, iOS 27 (6.1-inch 14 Pro, 393 × 852): WidgetKit widgets, in points
  $ echo '{"iPhone 15 large": "338x354"}' >mine.json
  $ widgetsize is mine.json right 2>&1 >/dev/null
  note: read as: widgetsize check mine.json
  $ widgetsize is mine.json up to date 2>&1 >/dev/null
  note: read as: widgetsize check mine.json

What compare does not show is not compared in silence.
  $ widgetsize iphone 14 vs iphone 16 pro corner radius small ios 18 2>/dev/null | sed -n '1,4p'
  corner radius of systemSmall, in points
  
  iOS  device         radius
  18   iPhone 16 Pro   21.7□
  $ widgetsize compare iphone 14 iphone 16 margin 2>&1 >/dev/null | head -1
  note: compare shows widths and heights; read as: widgetsize query iphone 14 iphone 16 margin
  $ widgetsize gap and inset iphone 14 pro 2>&1 >/dev/null | head -1
  note: the content margin is left out; ask for it alone

The largest text has a name, and a range stands between two sizes.
  $ widgetsize iphone 7 today widget height biggest font 2>/dev/null | head -1 | cut -c -77
  iPhone 7, iOS 10, portrait, Today view, text size ax5: compact 359 × 325
  $ widgetsize ipad live activity 2>/dev/null | head -1
  lockScreen: between 425 × 84 to 160 and 500 × 84 to 160 points

A size is taken as a program prints it.
  $ widgetsize 349.66666666666669x164.33333333333334 2>/dev/null | head -1 | cut -c -59
  349.66666666666669x164.33333333333334 points: iOS 26, 27, i

Versions from one on, in the words that people have for them.
  $ for words in 'from ios 17' 'from ios 17 on' 'starting with ios 17' 'at least ios 17' 'deployment target ios 17' \
  >   'ios 17 onwards' 'ios 17 or above' 'ios 17 and higher' '>= ios 17'; do
  >   widgetsize smallest medium $words 2>/dev/null | head -1
  > done | uniq -c | sed 's/^ *//'
  9 * screens, iOS 17 to *: systemMedium (glob)
  $ widgetsize smallest medium from ios 17 to ios 18 2>/dev/null | head -1
  8 screens, iOS 17; 10 screens, iOS 18: systemMedium
  $ widgetsize iphone 15 medium from ios 26.1 on 2>&1 >/dev/null | head -1
  note: 'from ios 26.1 on' is read as iOS 26+

Changes since a version are those up to the newest one.
  $ widgetsize what changed from ios 18 2>/dev/null | head -1
  iOS 18 to iOS *: * of * sizes differ; * more cannot be compared (glob)
  $ widgetsize changes since ios 18 2>/dev/null | head -1
  iOS 18 to iOS *: * of * sizes differ; * more cannot be compared (glob)
  $ widgetsize what changed from ios 17 to 27 2>/dev/null | head -1
  iOS 17 to iOS 27: 48 of 48 sizes differ; * more cannot be compared (glob)
  $ widgetsize what changed since ios 18 iphone 15 2>&1 | head -1
  note: read as: widgetsize compare since ios 18 iphone 15

Lines of text that fit are counted, whatever stands between the words.
  $ widgetsize do 4 lines of body text fit in small iphone se 2>&1 >/dev/null | head -1
  note: read as: widgetsize fit small iphone se --lines 4 --text-style body

Text sizes have the names of settings and of UIKit.
  $ for size in 'accessibility large' AccessibilityL accessibilityLarge UICTContentSizeCategoryAccessibilityL; do
  >   widgetsize iphone 8 today ios 13 $size 2>/dev/null | head -1 | cut -c -62
  > done
  iPhone 8, iOS 13, portrait, Today view, text size ax2: compact
  iPhone 8, iOS 13, portrait, Today view, text size ax2: compact
  iPhone 8, iOS 13, portrait, Today view, text size ax2: compact
  iPhone 8, iOS 13, portrait, Today view, text size ax2: compact

What sources disagree on is a list; so many words that are not understood are one error.
  $ widgetsize which sizes are disputed on iphone 15 2>&1 >/dev/null | head -1
  note: read as: widgetsize list disputes iphone 15
  $ widgetsize wie groß ist das mittlere widget auf dem iphone 15
  error: 'wie', 'ist', 'das' and 2 more words are not understood; questions are in English, such as 'iphone 15 medium'
  [64]

The screen of a screenshot is a device; a question about the program leads to its help.
  $ widgetsize screenshot 1206x2622 ios 26 2>/dev/null | head -1
  iPhone 16 Pro, 17 +1, iOS 26 (6.3-inch, 402 × 874): WidgetKit widgets, in points
  $ widgetsize identify 1206x2622 2>&1 >/dev/null | head -1
  note: identify takes the size of a widget; read as: widgetsize query 1206x2622
  $ widgetsize documentation 2>&1 >/dev/null | head -1
  note: read as: widgetsize help
  $ widgetsize docs offline 2>&1 >/dev/null | head -1
  note: read as: widgetsize help report
  $ for words in 'help ci' 'help exit codes' 'what are the exit codes' 'exit status'; do
  >   widgetsize $words 2>&1 | grep -E '^note|^Exit'; done
  note: read as: widgetsize help check
  note: read as: widgetsize help
  Exit codes: 0 at least one number is known; 1 none is, or a check failed; 2
  note: read as: widgetsize help
  Exit codes: 0 at least one number is known; 1 none is, or a check failed; 2
  note: read as: widgetsize help
  Exit codes: 0 at least one number is known; 1 none is, or a check failed; 2
  $ widgetsize help nosuch
  error: unknown command 'nosuch'; expected one of query, explain, list, compare, fit, safe, cover, identify, check, render, report, completion
  [64]

A table may be a CSV file.
  $ widgetsize medium iphone 15 table csv 2>/dev/null | sed -n 2p | cut -c -62
  iPhone 15,widgetkit.ios27.393x852@3.systemMedium.icons-small,w

A name with millimetres but without a generation is that of the newest model.
  $ widgetsize apple watch se 40mm circular 2>/dev/null | head -1
  Apple Watch SE (3rd generation) (40 mm), watchOS 27, accessoryCircular: 42 × 42
  $ widgetsize query -d 'Apple Watch SE (40 mm)' circular 2>/dev/null | head -1
  Apple Watch SE (40 mm), watchOS 10, accessoryCircular: 42 × 42 points, 84 × 84

As many rows as fit have no height that an extension could ask for.
  $ widgetsize rows of 44 in today extension iphone 8 ax3 ios 13 2>/dev/null | sed -n '2,6p'
  as many rows of 44 as fit
  compact: 5 rows fit
  expanded: 10 rows fit
  
  mode      where       seen  usable height  by

What the margins leave stands in the first line.

  $ widgetsize content size all iphones small 2>/dev/null | sed -n '1,5p'
  systemSmall: content 114 × 114 to 159 × 159 points, margin 16; 0~ on iPhone SE
    +1 and iPhone 8 Plus
  
  iOS  device                     variant      margin          content
  27   iPhone SE (2nd), (3rd)     icons-small      16        114 × 114
  $ widgetsize safe area small iphone 15 2>&1 | head -n 2
  iPhone 15, iOS 27, systemSmall: 162.67 × 162.67 points, 488 × 488 pixels,
    content 130.67 × 130.67 within a margin of 16
  $ widgetsize query 'iPad Air 2' --os 10 --landscape 2>/dev/null | head -n 3
  iPad Air 2, iOS 10, landscape, left column, Today view, text size l (default):
    compact height 110≈ points; width: no width is published for the two columns
    of iOS 10
