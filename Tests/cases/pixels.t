Pixels beside points.

A size in points has its pixels beside it where the screen has one scale and both sides are known.

  $ small="--family small --variant icons-small --os 26"
  $ widgetsize query -d 'iPhone 16 Pro' $small | tail -n +3
  variant       width  height     pixels  margin          content  sources
  icons-small  164.33  164.33  493 × 493      16  132.33 × 132.33  FrameUp,
                                                                   Ilovetrains
  $ for format in markdown html; do widgetsize query -d 'iPhone 16 Pro' $small --format $format | grep -o '493 × 493'; done
  493 × 493
  493 × 493
  493 × 493
  493 × 493
  $ widgetsize query -d 'iPhone 15' --family small --variant icons-large --os 26 | grep -c pixels
  0
  [1]
  $ widgetsize query --platform macOS --family small --os 26 | grep -c pixels
  note: content margins on macOS: not published
  0
  [1]
  $ widgetsize query -d 'iPhone 7' --os 10 2>&1 | grep -c pixels
  0
  [1]

--unit px shows them in place of points, also for ranges and Today extensions.

  $ widgetsize query -d 'iPhone 16 Pro' $small --unit px | tail -n +3
  variant      width  height  margin    content  sources
  icons-small    493     493      48  397 × 397  FrameUp, Ilovetrains
  $ for format in markdown html; do widgetsize query -d 'iPhone 16 Pro' $small --unit px --format $format | grep -oE '.493 *.|164'; done
   493 \xc3 (esc)
   493 p
   493 |
   493 |
   493 \xc3 (esc)
   493 p
  >493<
  >493<
  $ today="query -d iPhone9,2 --os 10 --text-size xs,l --portrait -e today-view"
  $ widgetsize $today --unit PX
  iPhone 7 Plus, iOS 10, portrait, Today view, text size l: compact 1194 × 330,
    expanded 1194 × 1980 pixels
  
  iPhone 7 Plus: 5.5-inch (414x736@3), portrait
  iPhone 6 Plus, 6s Plus, 7 Plus
  iOS 10
  
             Today     Today
              view      view
           compact  expanded
  width       1194      1194
  xs           285     2052≈
  l            330      1980
  sources  S01 S02       S01
           S03 S04
  pixels, 3 a point · width as at l · ≈ derived, beyond what was measured
  
  S01 coderyi, measured on iOS 10 · S02 Founding article, 2021 · S03 beankhan,
    heights on iOS 10 · S04 PSPDFKit, article of 2017
  $ widgetsize $today --unit pt >points.txt; widgetsize $today | cmp - points.txt
  $ widgetsize query -d 'iPhone 16 Pro' $small --unit px --zoomed --all | grep 'a point'
  pixels, 3 a point, before Display Zoom scales them · remarks in points · ~
  $ widgetsize query --platform macOS --family small --os 26 --unit px
  macOS 26, systemSmall: 164 × 164 points, as pixels depend on the display
  
  family       width  height  radius  sources
  systemSmall    164     164   27.88  FrameUp, Fathom
  note: content margins on macOS: not published

The formats for programs have the scale and the pixels of each number; null where a length ends within a pixel or
the platform has no screens.

  $ pixels() { widgetsize "$@" --json | grep -oE '"scale":[a-z0-9]*|"value":[0-9.]*,"pixels":[a-z0-9]*'; }
  $ pixels query -d 'iPhone 16 Pro' $small
  "scale":3
  "value":164.3333,"pixels":493
  "value":164.3333,"pixels":493
  "value":16,"pixels":48
  $ pixels query -d 'iPhone 16 Pro' --family small --variant icons-small --os 18
  "scale":3
  "value":158,"pixels":474
  "value":158,"pixels":474
  "value":21.7,"pixels":null
  "value":16,"pixels":48
  $ pixels query --platform visionOS --family small --os 26
  "scale":null
  "value":158,"pixels":null
  "value":158,"pixels":null
  $ widgetsize query -d 'iPhone 7' --os 10 --json | grep -c -e scale -e pixels
  0
  [1]
  $ widgetsize query -d 'iPhone 16 Pro' $small --format csv --columns scale,width_px,height_px,margin_px,corner_radius_px
  scale,width_px,height_px,margin_px,corner_radius_px
  3,493,493,48,
  $ pixels explain -d 'iPhone 16 Pro' --family small --variant icons-small --os 26 | head -n 2
  "scale":3
  "value":164.3333,"pixels":493
  $ pixels identify 164.33x164.33 --os 26 | head -n 2
  "scale":3
  "value":164.3333,"pixels":493
  $ pixels safe -d 'iPhone 16 Pro' --family small --variant icons-small --os 26 | head -n 2
  "scale":3
  "value":164.3333,"pixels":493
  $ pixels fit --content-height 100 -d 'iPhone 16 Pro' --family small --variant icons-small --os 26 | head -n 2
  "scale":3
  "value":164.3333,"pixels":493

What a car shows has no pixels, because no source says how many a point has there:

  $ widgetsize iphone 15 carplay live activity 2> /dev/null | head -n 1
  iPhone 15, iOS 27, carPlay: 240 × 78 points
  $ widgetsize iphone 15 ios 27 live activity pixels 2> /dev/null | grep -e expanded -e carPlay
  expanded                             1113  252 to 480          HLA1
  carPlay          test-240x78       240 pt       78 pt          HLA1
  $ pixels query iphone 15 carplay live activity | tail -n 1
  "value":78,"pixels":null
  $ widgetsize compare iphone 15 iphone se 3 carplay live activity pixels 2> /dev/null | grep 240x78
  test-240x78         240 × 78 pt                         240 × 78 pt
  $ widgetsize identify 480x156px iphone se 3 2> /dev/null | head -n 1
  nothing explains 480x156 pixels; the nearest:
