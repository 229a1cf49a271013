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
  note: systemLarge: 338 × 354 points of the guideline are 574 × 600 mm in the room at 100 % (HIG5)
  note: content margins on visionOS: not published
  widgetkit.visionos27.systemLarge,354,354
  $ size iphone 15 pro dynamic island ios 27
  activity.ios27.393x852@3.expanded,371,160

The Lock Screen has widgets, and a place for a Live Activity.

  $ size iphone 14 lock screen
  widgetkit.ios27.390x844@3.accessoryCircular,58,58
  $ size iphone 14 live activity lock screen
  activity.ios27.390x844@3.lockScreen,,160

Several devices, with words between them.

  $ widgetsize iphone 13 and 14 small --format csv --columns device,width | sort -u
  "iPhone 13, iPhone 14",
  "iPhone 13, iPhone 14",162
  device,width_pt

A bare name means the newest models that can answer, and says which.

  $ widgetsize ipad mini large --format csv --columns id,width_pt 2>&1 | sed -n 's/\(read as iPad mini\).*/\1/; 1p; 3p'
  note: 'ipad mini' is read as iPad mini
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
