Which widget has a size that somebody saw.

  $ widgetsize identify 359x616 --os 10 | head -n 6
  359x616 points: iPhone 6, 6s, 7, portrait, Today view, expanded, l (a source
    states it)
  
  evidence           points  mode      text size  where             by
  sourced         359 × 616  expanded  l          iPhone 6, 6s, 7,  ONN1 S01 S02
                                                  portrait, Today
  $ widgetsize identify 345x163 --os 26 | grep -A 1 -e points: -e '^rounded'
  345x163 points: iOS 26, iPhone 14 Pro, 15, 15 Pro, 16, systemMedium, icons-small
    (rounded to whole points)
  --
  rounded   344.67 × 162.67  systemMedium  iPhone 14 Pro, 15, 15 Pro, 16,  FR1
                                           icons-small

A size is written in many ways.

  $ for size in '364,170' '364x170' '364×170'; do widgetsize identify $size --os 18 | head -n 1; done
  364x170 points: iOS 18, iPhone 12 Pro Max, 13 Pro Max, 14 Plus, 14 Pro Max, 15
  364x170 points: iOS 18, iPhone 12 Pro Max, 13 Pro Max, 14 Plus, 14 Pro Max, 15
  364x170 points: iOS 18, iPhone 12 Pro Max, 13 Pro Max, 14 Plus, 14 Pro Max, 15

All kinds of widgets are searched, the best evidence first.

  $ widgetsize identify 364x170 --os 14 | grep -v -e '^  ' -e '^$' | cut -c 1-60 | head -n 7
  364x170 points: iOS 14 and iPadOS 14, iPhone 12 Pro Max, iPa
  WidgetKit widgets
  evidence     points  family        where                    
  sourced   364 × 170  systemMedium  iPhone 12 Pro Max       
  Today extensions
  evidence           points  mode     text size  where        
  extrapolated  364≈ × 170≈  compact  ax1        iPhone 1

The layout and what is drawn may differ; then both have their sources, each once.

  $ widgetsize identify 344x162 --os 18 --kind widgetkit | grep '^drawn'
  drawn     338 × 158, drawn 344 × 162  systemMedium  iPhone 16 Pro,  FR3 MZ1

If nothing explains a size, the nearest is named.

  $ widgetsize identify --height 121 --os 10 | head -n 4
  nothing explains a height of 121 points; the nearest:
  
  evidence  points  mode     text size  where                        by
  nearest      120  compact  xl         all phones                   S02 S03
  $ for size in 345.5x163 346x163; do widgetsize identify $size --os 26 --kind widgetkit | head -n 1; done
  nothing explains 345.5x163 points; the nearest:
  nothing explains 346x163 points; the nearest:
  $ widgetsize identify --height 121 --os 10 >/dev/null
  [1]

The limit of a refused image, in the line of a log or in its end.

  $ line='Widget archival failed due to image being too large [9] - (1024, 1024), totalArea: 1048576 > max[718080.000000].'
  $ widgetsize identify 'max[718080]' | grep -o '600 × 272.*11-inch'
  600 × 272        718080    22/5  systemMedium on 10.9-inch and 11-inch
  $ widgetsize identify "$line" | head -n 1
  the image of 1024 × 1024 pixels has an area of 1048576, more than the limit; the
  $ printf 'noise\n%s\n' "$line" | widgetsize identify - | head -n 1
  the image of 1024 × 1024 pixels has an area of 1048576, more than the limit; the

Wrong usage.

  $ widgetsize identify "$(printf 'a\033b')"
  error: 'a\u{1B}b' is not understood; expected a device, a family such as medium, a version such as 'iOS 18' or a setting
  [64]

A widget that grows with its content, at its smallest, between, and beyond its largest:

  $ widgetsize identify 371x84 iphone 15 ios 27 2> /dev/null
  371x84 points: lockScreen and expanded (it grows with its content, up to its
    largest size)
  
  evidence           points  family                   where       by
  within    371 × 84 to 160  lockScreen and expanded  everywhere  HLA1
  
  HLA1 Apple's guideline, Live Activities
  $ widgetsize identify 371x120 iphone 15 ios 27 2> /dev/null | head -n 1
  371x120 points: lockScreen and expanded (it grows with its content, up to its
  $ widgetsize identify 40x36.67 iphone 15 minimal ios 27 2> /dev/null | head -n 1
  40x36.67 points: iPhone 14 Pro, 15, 15 Pro, 16, minimal, iOS 27 (it grows with
  $ widgetsize identify 371x161 iphone 15 lock screen live activity ios 27 2> /dev/null | sed -n 4p
  nearest   371 × 160  lockScreen  everywhere  HLA1

A size of other versions than those that were asked for:

  $ widgetsize 364x170 ios 26 | head -1
  nothing explains 364x170 points; on iOS 14 to 18 it is systemMedium of iPhone 12
  $ widgetsize identify 338x158 iphone 15 --os 26 | head -1
  nothing explains 338x158 points; on iOS 17, 18 it is systemMedium of iPhone 15;
  $ widgetsize identify 1092x510px ios 26 | head -1
  nothing explains 1092x510 pixels; on iOS 14 to 18 it is systemMedium of iPhone
  $ widgetsize identify 999x999 ios 26 2> /dev/null | head -1
  nothing explains 999x999 pixels; the nearest:
