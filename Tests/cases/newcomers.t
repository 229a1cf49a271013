Questions that newcomers typed, in words that the program did not know.

  $ second() { widgetsize "$@" 2>/dev/null | sed -n 2p; }

A Today extension: the usual sizes come before the table of all, and stand alone where many screens are asked for.

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
  
  --all has every text size, orientation and entry point, with the reasons ·
    --format markdown names the models behind +

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

  $ widgetsize which iphones have no display zoom
  note: read as: widgetsize list devices iphones without display zoom
  of * more devices no source says it (glob)
  
  name                         screen class  inches  from  to  zoom
  iPhone SE                    320x568@2          4     9  15  no
  iPod touch (7th generation)  320x568@2          4    12  15  no
  $ widgetsize list devices 390x844 --columns name,released
  name           released
  iPhone 12      2020-10-23
  iPhone 12 Pro  2020-10-23
  iPhone 13      2021-09-24
  iPhone 13 Pro  2021-09-24
  iPhone 14      2022-09-16
  iPhone 16e     2025-02-28
  iPhone 17e     2026-03-11
  $ widgetsize iphone 12 zoomed small
  iPhone 12, iOS 18, Display Zoom Larger Text, systemSmall: 141 × 141 points,
    423 × 423 pixels, derived
  
  variant      width  height     pixels  margin    content  sources
  icons-small   141≈    141≈  423 × 423     16~  109 × 109  screensizes
  ~ derived by a rule · ≈ derived, beyond what was measured
  not known: systemSmall icons-large (--all has the reasons)
  note: no size of iPhone 12 with Display Zoom is known on a version after iOS 18

A file is not right over numbers that nobody compared.

  $ printf 'iOS 17 iPhone 15: small 158x158, medium 339 * 158\n' >starred.txt
  $ widgetsize check starred.txt
  starred.txt:1:41: error: 339 × 158 is the size of systemMedium, icons-small on iOS 18; iPhone 14 Pro, 15, 15 Pro on iOS 17: 338 × 158 sourced (HIG5)
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 not judged
  [1]

Pixels where a command has points alone: the answer says so.

  $ widgetsize compare iphone 15 iphone 16 pro small px 2>&1 >/dev/null

A number that was asked for and is not known is a failure, beside a known size too.

  $ widgetsize corner radius iphone 15 pro small >/dev/null
  [1]

Lists in a person's words.

  $ widgetsize list every apple watch ultra
  note: 'every apple watch ultra' is read as 4 models
  name                 screen class  inches  from  to  zoom
  Apple Watch Ultra    205x251@2                9  26
  Apple Watch Ultra 2  205x251@2               10  27
  Apple Watch Ultra 3  211x257@2               26  27
  Apple Watch Ultra 4  211x257@2               27  27

Texts and pictures are not measured, and the answer says what can be asked.

  $ printf '\211PNG\r\n\032\n\0\0\0\rIHDR\0\0\001\350\0\0\001\350\010' >small.png
  $ widgetsize check small.png iphone 15 small
  note: read as: widgetsize identify 488x488px iphone 15 small
  488x488 pixels: iOS 26, 27, icons-small (a source states it)
  
  evidence           points  family       where                    by
  sourced   162.67 × 162.67  systemSmall  iOS 26, 27, icons-small  FR1
  
  FR1 FrameUp, measured on simulators

Words of a conversation change nothing; a word that would is refused.

  $ widgetsize where is the medium widget on iphone 15 2>/dev/null | tail -n 5
  systemMedium    22   81    349     165   1047 × 495 at 66, 243  MZ1
  systemMedium    22  265    349     165   1047 × 495 at 66, 795  MZ1
  systemMedium    22  449    349     165  1047 × 495 at 66, 1347  MZ1
  
  MZ1 Widget Blur, pixels of screenshots
  $ widgetsize 'iphone 15 medium react native' | grep 'export interface'
  note: read as: iPhone 15, systemMedium; not understood: native
  export interface WidgetSize {
  export interface PlacedWidgetSize {

A rectangle is a type, and no family.

  $ echo 'let medium = CGRect(x: 0, y: 0, width: 337, height: 158) // iPhone 15' >rect.swift
  $ widgetsize check rect.swift | tail -n 1
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged

What is true of every screen is told once.

  $ widgetsize today extension ios 18
  iOS 18 has no Today extensions, which ended with iOS 17
  [1]

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

What one device is compared with, what is left out of a version, and what is not covered.

  $ widgetsize which widgets change with display zoom iphone 12 mini 2>/dev/null | sed -n 1,6p
  3 of 3 sizes differ: the second is smaller; 6 more cannot be compared
  
                                                   iPhone 12 mini,
                                                   iOS 18, Display
                                        iPhone 12      Zoom Larger
  family                variant      mini, iOS 18             Text       differs

Families of a version, a text in quotes, names of formats, and what has another command.

  $ widgetsize families ipad ios 16 2>/dev/null
  family            iOS  iPadOS  macOS  watchOS  visionOS
  systemSmall        14      14     11                 26
  systemMedium       14      14     11                 26
  systemLarge        14      14     11                 26
  systemExtraLarge           15     14                 26
  $ widgetsize list families watchos 9 | cut -d ' ' -f 1
  family
  accessoryCircular
  accessoryCorner
  accessoryRectangular
  accessoryInline

What a line of sizes comes to stands before it: the range of a table, who states the sizes of `explain`.

  $ widgetsize explain iphone se 3 ios 17 2>/dev/null | sed '/^$/,$!d' | sed -n 2,9p
  family                width  height     pixels    content  sources
  systemSmall             148     148  296 × 296  116 × 116  HIG5
  systemMedium            321     148  642 × 296  289 × 116  HIG5
  systemLarge             321     324  642 × 648  289 × 292  HIG5
  accessoryCircular        68      68  136 × 136    68 × 68  HIG5
  accessoryRectangular    153      68  306 × 136   153 × 68  HIG5
  accessoryInline         225      26   450 × 52             HIG5
  content margin: 16 for systemSmall, systemMedium and systemLarge; 0 for
  $ widgetsize proportions watch ultra 2>/dev/null | sed -n 2,5p
    in points; ratio is width : height
  
  family                variant      width  height  ratio     content  sources
  accessoryCircular     watch-face      51      51      1              FR2
  $ widgetsize file formats 2>&1 | sed 's/svg, .*;/svg and others;/'
  error: the formats are table, markdown, html, csv, json, svg and others; write one behind -f
  $ widgetsize formats 2>&1 | sed 's/svg, .*;/svg and others;/'
  error: the formats are table, markdown, html, csv, json, svg and others; write one behind -f

The widgets of an iPhone on a Mac, a size in another unit, a name that no device has alone, and lists of sizes.

  $ widgetsize medium iphone 18
  error: no device is called 'iphone 18' alone; did you mean one of:
    iPhone 18 Pro
    iPhone 18 Pro Max
  [64]

A device that has no row, a screen named with its line, a text behind `can`, `--csv`, and sizes behind `list`.

  $ widgetsize small iphone 15 --csv | cut -d , -f 1,10-12
  device,family,variant,width_pt
  iPhone 15,systemSmall,icons-small,162.6667
  iPhone 15,systemSmall,icons-large,

A side in pixels, a device beside itself with Display Zoom, `diff` of devices, a picture alone, and devices that have a
size with Display Zoom alone.

  $ widgetsize compare iphone 14 zoomed vs standard 2>/dev/null | sed -n 3,5p
                                       iPhone 14, iOS
                                     18, Display Zoom  iPhone 14, iOS
  family                variant           Larger Text              18    differs

Which devices have a family, in full names, and since when; sources of a platform; fonts beside words that ask for text.

  $ widgetsize which iphones support lock screen widgets 2>&1 | sed -n '1,2p;/iPhone X /p;/iPhone 8 /p'
  note: read as: widgetsize list devices iphones lock
  accessoryCircular, accessoryRectangular and accessoryInline: since iOS 16
  iPhone 8                    375x667@2        4.7    11  16  yes
  iPhone 8 Plus               414x736@3        5.5    11  16  yes
  iPhone X                    375x812@3        5.8    11  16  yes
  $ widgetsize list devices accessoryCircular ios 16 --csv | head -2
  name,screen_class,diagonal_in,os_first,os_last,has_3d_touch,has_dynamic_island,has_display_zoom,zoomed,released,also
  iPhone 8,375x667@2,4.7,11,16,yes,no,yes,320x568,2017-09-22,"8, iPhone10,1, iPhone10,4"
  $ widgetsize does apple document watch sizes --csv 2>&1 | head -3 | cut -d, -f1
  note: read as: widgetsize list sources watches --format csv; not understood: apple
  id
  HIG5
  $ widgetsize sources watch --format csv 2>/dev/null | cut -d, -f1 | head -4
  id
  HIG5
  HLA1
  FR2

A text size beside widgets that have one size for all of them is told, and is a mistake as an option alone.

  $ widgetsize medium iphone 15 text size large 2>&1 | grep -E 'iOS 27|note'
  note: a widget of WidgetKit has one size for every text size
  iPhone 15, iOS 27, systemMedium: 344.67 × 162.67 points, 1034 × 488 pixels
  $ widgetsize left margin iphone 15 2>/dev/null | sed -n '4,6p'
    widgets
  
  iPhone 15, iOS 18, with app names

A size that nothing has stands beside the size of the widget that was named; a radius is shown beside several families;
an identifier means itself.

  $ widgetsize max image size widget iphone 15 pro 2>/dev/null | sed -n '3p;6,7p'
  largest area that is accepted everywhere: 133214.4 square pixels
  systemSmall               icons-small       488 × 488     1047833.6  1023 × 1023
  systemMedium              icons-small      1034 × 488     2220204.8  1490 × 1490

The whole name of a display means that display.

  $ widgetsize query -d 'iPhone Duo (inner display)' -F small 2>&1 | grep -c outer
  0
  [1]

What one does with the program is answered by the help of a command, or by what stands in place of one.

  $ echo '{"iPhone 15 large": "338x354"}' >mine.json
  $ widgetsize is mine.json right 2>&1 >/dev/null
  note: read as: widgetsize check mine.json
  $ widgetsize is mine.json up to date 2>&1 >/dev/null
  note: read as: widgetsize check mine.json

Versions from one on, in the words that people have for them.

  $ for words in 'from ios 17' 'from ios 17 on' 'starting with ios 17' 'at least ios 17' 'deployment target ios 17' \
  >   'ios 17 onwards' 'ios 17 or above' 'ios 17 and higher' '>= ios 17'; do
  >   widgetsize smallest medium $words 2>/dev/null | head -1
  > done | uniq -c | sed 's/^ *//'
  9 * screens, iOS 17 to *: systemMedium (glob)

Changes since a version are those up to the newest one.

  $ widgetsize what changed from ios 18 2>/dev/null | head -1
  iOS 18 to iOS *: * of * sizes differ; * more cannot be compared (glob)
  $ widgetsize changes since ios 18 2>/dev/null | head -1
  iOS 18 to iOS *: * of * sizes differ; * more cannot be compared (glob)
  $ widgetsize what changed from ios 17 to 27 2>/dev/null | head -1
  iOS 17 to iOS 27: 48 of 48 sizes differ; * more cannot be compared (glob)

Text sizes have the names of settings and of UIKit.

  $ for size in 'accessibility large' AccessibilityL accessibilityLarge UICTContentSizeCategoryAccessibilityL; do
  >   widgetsize iphone 8 today ios 13 $size 2>/dev/null | head -1 | cut -c -62
  > done
  iPhone 8, iOS 13, portrait, Today view, text size ax2: compact
  iPhone 8, iOS 13, portrait, Today view, text size ax2: compact
  iPhone 8, iOS 13, portrait, Today view, text size ax2: compact
  iPhone 8, iOS 13, portrait, Today view, text size ax2: compact

The screen of a screenshot is a device; a question about the program leads to its help.

  $ for words in 'help ci' 'help exit codes' 'what are the exit codes' 'exit status'; do
  >   widgetsize $words 2>&1 | grep -E '^note|^Exit'; done
  note: read as: widgetsize help check
  note: read as: widgetsize help
  Exit codes: 0 at least one number is known; 1 none is, or a check failed; 2
  note: read as: widgetsize help
  Exit codes: 0 at least one number is known; 1 none is, or a check failed; 2
  note: read as: widgetsize help
  Exit codes: 0 at least one number is known; 1 none is, or a check failed; 2
