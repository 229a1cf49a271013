The largest canvas that fits in every size asked for.

  $ phones="--idiom phone --os 10 --text-size l"
  $ widgetsize safe $phones
  4-inch, 4.7-inch and 5.5-inch, iOS 10: Today extensions, text size l
  compact: 304 × 110 fits in all 16 known sizes
  expanded: 304 × 176 fits in all 12 known sizes
  
  The tightest
  mode      side    points  where                            by
  compact   width      304  4-inch, portrait                 ONN1 S01 same-width
            height     110  everywhere                       ONN1 S01 S02 S03 S04
  expanded  width      304  4-inch, portrait                 ONN1 S01
            height     176  4-inch, landscape, Notification  S01
                            Center
  
  Leaving out
  mode      what                                width  height  wider by  higher by
  compact   4-inch (iPhone 5, 5c, 5s, SE, iPod    359     110        55          0
            touch (6th generation))
  compact   portrait                              375     110        71          0
  expanded  4-inch (iPhone 5, 5c, 5s, SE, iPod    359     220        55         44
            touch (6th generation))
  expanded  landscape                             304     396         0        220
  expanded  portrait                              420     176       116          0
  expanded  Notification Center                   304     264         0         88
  
  points · ≈ derived, beyond what was measured
  --os 10+ for later versions, too
  
  ONN1 onnttf, simulators of iOS 10 · S01 coderyi, measured on iOS 10 · S02
    Founding article, 2021 · S03 beankhan, heights on iOS 10 · S04 PSPDFKit,
    article of 2017
  $ widgetsize safe --family small --platform iOS --os 17
  8 screens, iOS 17: systemSmall
  systemSmall: 148 × 148 fits in all 8 known sizes
  
  The tightest
  side    points  where     by
  width      148  4.7-inch  HIG5
  height     148  4.7-inch  HIG5
  
  Leaving out
  what                                      width  height  wider by  higher by
  4.7-inch (iPhone SE (2nd generation), SE    155     155         7          7
  (3rd generation))
  
  --zoomed for the smaller sizes with Display Zoom · --os 17+ for later versions,
    too
  
  HIG5 Apple's guideline

The formats for programs have the same canvases.

  $ widgetsize safe $phones --json | grep -o '"mode":"[a-z]*","width":[^,]*,"height":[^,]*'
  "mode":"compact","width":304,"height":110
  "mode":"expanded","width":304,"height":176
  $ widgetsize safe $phones --format csv | cut -d , -f 1-5
  kind,mode,width_pt,height_pt,cells
  today,compact,304,110,16
  today,expanded,304,176,12
  $ widgetsize safe -d 'iPhone 15 Pro' --os 18 --kind widgetkit --json | grep -o '"family":"[A-Za-z]*","width"'
  "family":"systemSmall","width"
  "family":"systemMedium","width"
  "family":"systemLarge","width"
  "family":"accessoryCircular","width"
  "family":"accessoryRectangular","width"
  "family":"accessoryInline","width"

It fails where nothing is known, and with --strict where a size is unknown.

  $ widgetsize safe -d 'iPhone 7' --os 11 --landscape --mode expanded | head -n 2
  iPhone 7, iOS 11: Today extensions, landscape, expanded
  expanded: none of 24 sizes is wholly known
  $ widgetsize safe -d 'iPhone 7' --os 11 --landscape --mode expanded >/dev/null
  [1]
  $ widgetsize safe -d 'iPhone 15' --os 26 --family small
  iPhone 15, iOS 26: systemSmall
  systemSmall: 162.67 × 162.67 fits in the one known size; 1 more is not wholly
    known
  
  The tightest
  side    points  where        by
  width   162.67  icons-small  FR1
  height  162.67  icons-small  FR1
  
  ? systemSmall not wholly known in 1 case: icons-large
  --zoomed for the smaller sizes with Display Zoom · --os 26+ for later versions,
    too
  
  FR1 FrameUp, measured on simulators
  $ widgetsize safe -d 'iPhone 15' --os 26 --family small --strict >/dev/null
  [1]
  $ widgetsize safe -d 'iPhone 15' --os 26 --family small --strict --variant icons-small >/dev/null

The widget on the Lock Screen of an iPad is another, and is named.

  $ widgetsize safe --family small -d 'iPad mini (A17 Pro)' --os 26 | grep 'Lock Screen'
  on the Lock Screen of iPads systemSmall has 133 × 133: --variant lock-screen
  $ widgetsize safe --family small -d 'iPad mini (A17 Pro)' --os 26 --variant lock-screen | sed -n 2p
  systemSmall: 133 × 133 fits in the one known size
  $ widgetsize safe --family small -d 'iPad mini (A17 Pro)' --os 26 --variant canvas | grep -c 'Lock Screen'
  0
  [1]

In pixels, for each scale; one version leads to the later ones.

  $ widgetsize smallest medium iphone pixels | sed -n 2,4p
  note: read as: widgetsize safe medium iphone pixels
  systemMedium: 292 × 141 fits in all * known sizes; * more are not wholly known (glob)
  in pixels: 584 × 282 at 2×, 1001 × 471 at 3×
  
  $ widgetsize smallest medium iphone ios 17 2>/dev/null | grep later
  --zoomed for the smaller sizes with Display Zoom · --os 17+ for later versions,
  $ widgetsize smallest medium iphone ios 17+ 2>/dev/null | grep -c later
  0
  [1]

Of two models with one screen, a size with Display Zoom may be known of one.

  $ widgetsize safe -d 'iPad Air 11-inch (M2),iPad Air 11-inch (M3)' --zoom more-space --family small --os 18 | grep systemSmall:
  systemSmall: 162 × 162 fits in the one known size; 1 more is not wholly known
  $ widgetsize safe -d 'iPad Air 11-inch (M3),iPad Air 11-inch (M2)' --zoom more-space --family small --os 18 | grep systemSmall:
  systemSmall: 162 × 162 fits in the one known size; 1 more is not wholly known
