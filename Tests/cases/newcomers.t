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
