Several models in few words; a note says how many are meant.

  $ for words in 'iphone 14 or later medium' 'iphone 14 and newer small' 'iphone 8 or older small' 'iphones 12 to 16 small' 'from iphone 12 to iphone 15 small' 'iphone 12-15 small' 'iphone 12/13/14 medium' 'all pro max medium' 'all ipad pro large' 'every iphone 16 medium' 'iphone 16 lineup medium' 'plus models medium' 'ipad air 4 or later small'; do
  >   echo "$words"; widgetsize $words 2>&1 >/dev/null | grep -v -e margins -e 'no source'; widgetsize $words 2>/dev/null | head -1; done
  iphone 14 or later medium
  note: 'iphone 14 or later' is read as * models (glob)
  systemMedium, iOS 27: 342 × 162 to 378 × 176.67 points
  iphone 14 and newer small
  note: 'iphone 14 and newer' is read as * models (glob)
  systemSmall*: 162 × 162 to 176.67 × 176.67 points (glob)
  iphone 8 or older small
  note: 'iphone 8 or older' is read as 14 models
  note: no WidgetKit widgets on iPhone 6, 6 Plus, 5c, 5s, 5, 4s
  systemSmall: 141 × 141 to 159 × 159 points
  iphones 12 to 16 small
  note: 'iphones 12 to 16' is read as 22 models
  systemSmall*: 146 × 146 to 176.67 × 176.67 points (glob)
  from iphone 12 to iphone 15 small
  note: 'from iphone 12 to iphone 15' is read as 17 models
  systemSmall, iOS 27: 146 × 146 to 174.67 × 174.67 points
  iphone 12-15 small
  note: 'iphone 12-15' is read as 17 models
  systemSmall, iOS 27: 146 × 146 to 174.67 × 174.67 points
  iphone 12/13/14 medium
  iPhone 12, iPhone 13 and iPhone 14, iOS 27, systemMedium: 342 × 162 points,
  all pro max medium
  note: 'all pro max' is read as 8 models
  systemMedium, iOS 27: 362.67 × 171.33 to 378 × 176.67 points
  all ipad pro large
  note: 'all ipad pro' is read as 16 models
  systemLarge: 260 × 260 to 378.5 × 378.5 points
  every iphone 16 medium
  note: 'every iphone 16' is read as 4 models
  systemMedium, iOS 27: 344.67 × 162.67 to 378 × 176.67 points
  iphone 16 lineup medium
  note: 'iphone 16 lineup' is read as 4 models
  systemMedium, iOS 27: 344.67 × 162.67 to 378 × 176.67 points
  plus models medium
  note: 'plus models' is read as 7 models
  note: iPhone 6 Plus has no WidgetKit widgets: it runs iOS 8 to 12
  systemMedium: 348 × 157 to 372 × 174.67 points
  ipad air 4 or later small
  note: 'ipad air 4 or later' is read as 8 models
  systemSmall, iPadOS 27: 136 × 136 to 170 × 170 points

Later models of an iPhone are all iPhones; those of another device are of its line.

  $ widgetsize ipad mini 5 or later small 2>/dev/null | grep -o '^iPad .*th)'
  iPad mini (5th)

Names of iPhones as people shorten them.

  $ for name in ip16pm 14PM ip14 i15 iph15 iphone15pm 'iphone 15 pm' 16pro; do
  >   widgetsize $name medium 2>/dev/null | head -1; done
  iPhone 16 Pro Max, iOS 27, systemMedium: 378 × 176.67 points, 1134 × 530 pixels
  iPhone 14 Pro Max, iOS 27, systemMedium: 372 × 174.67 points, 1116 × 524 pixels
  iPhone 14, iOS 27, systemMedium: 342 × 162 points, 1026 × 486 pixels
  iPhone 15, iOS 27, systemMedium: 344.67 × 162.67 points, 1034 × 488 pixels
  iPhone 15, iOS 27, systemMedium: 344.67 × 162.67 points, 1034 × 488 pixels
  iPhone 15 Pro Max, iOS 27, systemMedium: 372 × 174.67 points, 1116 × 524 pixels
  iPhone 15 Pro Max, iOS 27, systemMedium: 372 × 174.67 points, 1116 × 524 pixels
  iPhone 16 Pro, iOS 27, systemMedium: 349.67 × 164.33 points, 1049 × 493 pixels

A change from one to the other, several versions and names that have such words are what they were.

  $ widgetsize latest iphone 15 small >latest.txt 2>/dev/null; widgetsize latest ios iphone 15 small 2>/dev/null | cmp - latest.txt
  $ for line in iphone 'apple watch'; do widgetsize newest $line small 2>&1 | grep 'read as'; done
  note: 'newest iphone' is read as * (glob)
  note: 'newest apple watch' is read as * models (glob)
  $ for models in 12-15 15-12 '12 to 15' '12 to iphone 15' '12 through 15' '>= 12' 12+; do
  >   widgetsize iphone $models small 2>&1 >/dev/null | grep 'read as'
  > done
  note: 'iphone 12-15' is read as 17 models
  note: 'iphone 15-12' is read as 17 models
  note: 'iphone 12 to 15' is read as 17 models
  note: 'iphone 12 to iphone 15' is read as 17 models
  note: 'iphone 12 through 15' is read as 17 models
  note: 'iphone >= 12' is read as * models (glob)
  note: 'iphone 12+' is read as * models (glob)
  $ widgetsize iphones 12 to 14 small 2>/dev/null | grep -o '14 Plus' | head -1
  14 Plus

Versions between two are all of them.

  $ widgetsize iphone 15 between ios 17 and ios 26 small 2>/dev/null | sed -n '3,$p'
  device     iOS      icons-small     pixels  icons-large
  iPhone 15  17         158 × 158  474 × 474
             18         158 × 158  474 × 474  165□ × 165□
             26   162.67 × 162.67  488 × 488
  □ pixels of a screenshot
  content margin: 16
  not known: 1 of 5 sizes (--all has the reasons)
  $ widgetsize iphone 15 ios between 17 and 18 small 2>/dev/null | sed -n '3,$p'
  device     iOS  icons-small     pixels  icons-large
  iPhone 15  17     158 × 158  474 × 474
             18     158 × 158  474 × 474  165□ × 165□
  □ pixels of a screenshot
  content margin: 16
  $ for words in 'ios>=26' 'ios<18' 'ios 17..18'; do
  >   widgetsize iphone 15 small "$words" 2>/dev/null | head -1; done
  systemSmall: 162.67 × 162.67 points
  systemSmall, iOS 17: 158 × 158 points
  systemSmall: 158 × 158 to 165 × 165 points

The Lock Screen is that of an iPhone or iPad, and the smallest widget of the Home Screen none of the Lock Screen.

  $ for words in 'circular lock screen' 'lock screen widget' 'small home screen' small 'small ipad' 'home screen small ipad'; do
  >   widgetsize smallest $words 2>/dev/null | grep -E 'fits in|by platform'; done
  accessoryCircular: 53 × 53 fits in all 21 known sizes; * more are not wholly (glob)
  by platform: iOS 56 × 56 and iPadOS 53 × 53
  accessoryCircular: 53 × 53 fits in all 21 known sizes; * more are not wholly (glob)
  by platform: iOS 56 × 56 and iPadOS 53 × 53
  accessoryRectangular: 133 × 53 fits in all 21 known sizes; * more are not wholly (glob)
  by platform: iOS 141 × 56 and iPadOS 133 × 53
  accessoryInline: 248 × 26 fits in all 21 known sizes; * more are not wholly (glob)
  by platform: iOS 248 × 26 and iPadOS 372 × 36
  systemSmall: 141 × 141 fits in all * known sizes; * more are not wholly known (glob)
  by platform: iOS 141 × 141, iPadOS 141 × 141, macOS 164 × 164 and visionOS
  systemSmall: 141 × 141 fits in all * known sizes; * more are not wholly known (glob)
  by platform: iOS 141 × 141, iPadOS 141 × 141, macOS 164 × 164 and visionOS
  systemSmall: 141 × 141 fits in all 9 known sizes; 1 more is not wholly known
  systemSmall: 141 × 141 fits in all 9 known sizes; 1 more is not wholly known
  $ widgetsize lock screen circular 2>/dev/null | grep -c Watch
  0
  [1]

One number of a Live Activity, both units, and the large family of iPhones.

  $ widgetsize dynamic island width iphone 17 pro max ios 27 2>/dev/null | sed -n '3,7p'
  family                   width       height  Dynamic Island width  sources
  expanded                   408  84≈ to 160≈                     –  HLA1
  compactLeading          62.33≈       36.67≈                   250  HLA1
  compactTrailing         62.33≈       36.67≈                   250  HLA1
  minimal          36.67≈ to 45≈       36.67≈                   250  HLA1

A blank question is none, a picture is asked about by its size, and options that others have are told.

  $ printf '\211PNG\r\n\032\n\0\0\0\015IHDR\0\0\001\332\0\0\001\332\010' >shot.png
  $ for command in '' check identify; do widgetsize $command shot.png 2>&1 | head -1; done
  note: read as: widgetsize identify 474x474px
  note: read as: widgetsize identify 474x474px
  note: read as: widgetsize identify 474x474px
  $ widgetsize -f medium iphone 15 2>&1 | sed 's/svg, .*;/svg and others;/'
  error: unknown format 'medium'; expected one of table, markdown, html, csv, json, svg and others; for the family write -F medium
  $ widgetsize iphone 15 -o f.json
  error: unknown option '-o'; write the answer to a file with '> f.json'
  [64]
  $ widgetsize-tables validate shot.png
  error: data folder 'shot.png' is not a folder; 'widgetsize check shot.png' compares the sizes in a file
  [2]

A model that does not run the version is not named beside one with its screen.

  $ widgetsize query -d 'iPhone 7' -d 'iPhone 8' --kind today --os 10 --text-size l 2>/dev/null | grep iPhone
  iPhone 7  359 × 110  359 × 616

Several families beside each other have one variant each, the same in all rows; the others are named.

  $ widgetsize query iphone 15 iphone 16 pro small medium ios 18
  WidgetKit widgets, iOS 18, in points
  
  device         systemSmall  systemMedium
  iPhone 15        158 × 158     338 × 158
  iPhone 16 Pro    158 × 158     338 × 158
  content margin: 16
  not shown: variant icons-large (--all lists every size)
  $ widgetsize query -d 'Apple Watch SE (40 mm)' --os 10,9
  WidgetKit widgets, in points
  
  device  accessoryCircular  accessoryCorner  accessoryRectangular
  Apple Watch SE (40 mm)
    10              42 × 42          32 × 32              162 × 69
    9               42 × 42          32 × 32              162 × 69
  content margin: 7 for accessoryRectangular
  not shown: variants x-large-face and smart-stack (--all lists every size)
  $ widgetsize query -d 'iPad (6th generation)' --os 16,15 -F small -F medium --variant device
  WidgetKit widgets, in points
  
  device                 iPadOS  systemSmall  systemMedium
  iPad (6th generation)  16        120 × 120     260 × 120
                         15        120 × 120     260 × 120
