A question in words: any order, with or without quotes, with or without query.

  $ size() { widgetsize "$@" --format csv --columns id,width_pt,height_pt | tail -n +2 | head -n 1; }
  $ size small iphone 14
  widgetkit.ios27.390x844@3.systemSmall.icons-small,162,162
  $ size query 'iPhone 14' small
  widgetkit.ios27.390x844@3.systemSmall.icons-small,162,162
  $ size 'iphone 14 small'
  widgetkit.ios27.390x844@3.systemSmall.icons-small,162,162
  $ size how tall is a large widget on my iphone 12 with ios 17
  widgetkit.ios17.390x844@3.systemLarge,338,354
  $ size ios17 iphone 12 large
  widgetkit.ios17.390x844@3.systemLarge,338,354
  $ size 390x844 large ios 16 to 17
  widgetkit.ios16.390x844@3.systemLarge,338,354
  $ size iphone 6 expanded text size xxl
  today.ios10.375x667@2.portrait.xxl.today-view.expanded,359,594
  $ size watch series 9 45mm rectangular face
  widgetkit.watchos27.198x242@2.accessoryRectangular.watch-face,193,82
  $ size vision pro large
  widgetkit.visionos27.systemLarge,354,354
  $ size iphone 15 pro dynamic island ios 27
  activity.ios27.393x852@3.expanded,371,160

The Lock Screen has widgets, and a place for a Live Activity.

  $ size iphone 14 lock screen
  widgetkit.ios27.390x844@3.accessoryCircular,58,58
  $ size iphone 14 live activity lock screen
  activity.ios27.390x844@3.lockScreen,,160

A size finds its widget, and one side alone is told as one.

  $ widgetsize 338 x 354 | head -n 1 | cut -c 1-30
  338x354 points: iOS 14 to 18 a
  $ widgetsize 1092x510px | head -n 1 | cut -c 1-30
  1092x510 pixels: iOS 14 to 18,
  $ widgetsize 364
  error: '364' is one side of a size; write 364x364, or --width 364 or --height 364 for one side alone
  [64]

The word that is not understood is named, and nothing is guessed.

  $ widgetsize iphone 14 smal
  error: 'smal' is not understood; did you mean 'small'?
  [64]
  $ widgetsize iphone 14 pineapple 2>&1 >/dev/null
  note: read as: iPhone 14; not understood: pineapple
  $ widgetsize iphone 14 17
  error: '17' may be a device or a version; write 'iphone 17' or 'ios 17'
  [64]
  $ widgetsize iphone 77 small
  error: unknown device 'iPhone 77'; 'widgetsize list devices' has them all
  [64]
  $ widgetsize ipad air m9
  error: unknown device 'ipad air m9'; 'widgetsize list devices ipad air' has those that are known
  [64]
  $ widgetsize indentify 364x170
  error: unknown command 'indentify'; did you mean 'identify'?
  [64]

Several devices, with words between them.

  $ widgetsize compare iphone 13 vs iphone 14 pro large | head -n 1
  systemLarge: 1 of 1 size differs: the second is larger; 1 more cannot be
  $ widgetsize iphone 13 and 14 small --format csv --columns device,width | sort -u
  "iPhone 13, iPhone 14",
  "iPhone 13, iPhone 14",162
  device,width_pt

Something real without a size is told in one line.

  $ widgetsize iphone 14 standby small
  no size is known
  
  ? systemSmall standby: no source for 6.1-inch 12 on iOS 27
  [1]
  $ widgetsize query 'iPhone 14' --family car-play
  error: no source states the size of a widget in CarPlay; to test the design of a Live Activity there, Apple's guideline has 240 × 78, 240 × 100 and 170 × 78
  [1]

A bare name means the newest models that can answer, and says which.

  $ widgetsize ipad mini large --format csv --columns id,width_pt 2>&1 | tail -n +2 | head -n 1
  widgetkit.ipados27.744x1133@2.systemLarge.canvas,305.5
  $ widgetsize query '11" iPad Pro' -F large --format csv --columns id,width_pt 2>/dev/null | tail -n +2 | head -n 1
  widgetkit.ipados27.834x1194@2.systemLarge.canvas,342

All mistakes of a line in one run, the likeliest correction first.

  $ widgetsize query 'iPhone 14' -F larg,tiny --os 88 --sorted width
  error: unknown option '--sorted'; did you mean '--sort'?
  error: unknown family 'larg'; did you mean 'large'?
  error: unknown family 'tiny'; expected one of systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait, accessoryCircular, accessoryCorner, accessoryRectangular, accessoryInline, lockScreen, expanded, compactLeading, compactTrailing, minimal, smartStack, carPlay* (glob)
  error: no such version '88'; there are iOS 2 to 18, 26* (glob)
  [64]
  $ widgetsize query small --kind contrl --text-size huge --mode wide
  error: unknown kind 'contrl'; expected one of today, widgetkit, activity
  error: unknown text size 'huge'; expected one of xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5
  error: unknown mode 'wide'; expected one of compact, expanded, legacy
  [64]
  $ widgetsize query 'iPhone 14' --pixels -F large
  error: unknown option '--pixels'; did you mean '--unit px'?
  [64]
  $ widgetsize query 'iPhone 14' --os 18-16
  error: '18-16' runs backwards; write 16-18
  [64]
  $ widgetsize query 'iPhone 14' --os '>= 17'
  error: unknown version '>= 17'; did you mean 17+?
  [64]
