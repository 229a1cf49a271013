What changed: versions compared without a second device, and sides that are pairs.

One version is compared with the one before it.

  $ widgetsize what changed on iphone 14 ios 26 --columns family,differs 2>&1 | grep -v '^$'
  note: read as: widgetsize compare iphone 14 ios 26 --columns family,differs
  note: compared with iOS 18, the version before
  6 of 6 sizes differ; 3 more cannot be compared
  3 of them are Apple's guideline beside a measured size, so sources may differ
    where sizes do not
  family                   differs
  systemSmall              +4 × +4
  systemSmall                    ?
  systemMedium             +4 × +4
  systemMedium                   ?
  systemLarge              +4 × +4
  systemLarge                    ?
  accessoryCircular      −14 × −14
  accessoryRectangular   −14 × −14
  accessoryInline       +102 × +10
  width × height in points · differs: by how much the second is larger · ? unknown
  --differences for sizes that differ · --json has the reason for every mark
  FR1 FrameUp, measured on simulators · FR2 FrameUp, notes on its measurements ·
    HIG5 Apple's guideline
  $ widgetsize compare ipad mini 6 large ipados 18 2>&1 >/dev/null
  note: compared with iPadOS 17, the version before
  $ widgetsize what changed in watchos 11 smart stack 2>&1 | head -n 4
  note: read as: widgetsize compare watchos 11 smart stack
  note: compared with watchOS 10, the version before
  watchOS 10 to watchOS 11, accessoryRectangular, smart-stack: no difference in 5
    sizes; 5 more cannot be compared
  $ widgetsize what changed on iphone 17 ios 26
  note: read as: widgetsize compare iphone 17 ios 26
  note: iPhone 17 runs iOS 26 to 27, not iOS 18
  note: compared with iOS 18, the version before
  nothing can be compared; iPhone 17, iOS 18: iPhone 17 runs iOS 26 to 27; iOS 18
    runs on the same screen of iPhone 16 Pro
  [1]

  $ widgetsize what is new in ios 27 small 2>&1 | head -n 3
  note: read as: widgetsize compare ios 27 small
  note: compared with iOS 26, the version before
  iOS 26 to iOS 27, systemSmall: no difference in * sizes; * more cannot be (glob)

Without a device, two versions are compared on each screen that runs both.

  $ widgetsize compare medium ios 17 ios 18 2>/dev/null | head -n 3
  iOS 17 to iOS 18, systemMedium: no difference in 8 sizes; 8 more cannot be
    compared
  
  $ widgetsize compare large ios 18 ios 26 --variant icons-small 2>/dev/null | head -n 6
  iOS 18 to iOS 26, systemLarge, icons-small: 10 of 10 sizes differ
  3 of them are Apple's guideline beside a measured size, so sources may differ
    where sizes do not
  
  device                        iOS 18        iOS 26       differs
  iPhone SE (2nd), (3rd)     321 × 324     319 × 318       −2 × −6
  $ widgetsize compare small ios 18 ios 26 --variant icons-small --format csv --columns device,subject,width_pt,differs | head -n 5
  device,subject,width_pt,differs
  "iPhone SE (2nd generation), iPhone SE (3rd generation)",iOS 18,148,true
  "iPhone SE (2nd generation), iPhone SE (3rd generation)",iOS 26,146,true
  "iPhone 11 Pro, iPhone 12 mini, iPhone 13 mini",iOS 18,155,true
  "iPhone 11 Pro, iPhone 12 mini, iPhone 13 mini",iOS 26,159,true
  $ widgetsize compare --os 18,26 --idiom pad --family small 2>/dev/null | head -n 1
  iPadOS 18 to iPadOS 26, systemSmall: no difference in 23 sizes; 10 more cannot

Sides that each have a device and a version stay pairs.

  $ widgetsize compare iphone 13 small ios 17 vs iphone 14 pro ios 26 2>/dev/null
  systemSmall: the one size differs: the second is larger; 1 more cannot be
    compared
  
  variant      iPhone 13, iOS 17  iPhone 14 Pro, iOS 26        differs
  icons-small          158 × 158        162.67 × 162.67  +4.67 × +4.67
  icons-large                  –                      ?              ?
  
  width × height in points · differs: by how much the second is larger · ? unknown
    · – not applicable
  --differences for sizes that differ · --json has the reason for every mark
  
  FR1 FrameUp, measured on simulators · HIG5 Apple's guideline · MZ1 Widget Blur,
    pixels of screenshots
  $ widgetsize iphone xs ios 15 vs iphone 11 ios 18 large --format csv --columns subject,width | sort -u
  note: read as: widgetsize compare iphone xs ios 15 vs iphone 11 ios 18 large --format csv --columns subject,width
  "iPhone 11, iOS 18",
  "iPhone 11, iOS 18",360
  "iPhone XS, iOS 15",
  "iPhone XS, iOS 15",329
  subject,width_pt
  $ widgetsize compare iphone 13 vs iphone 14 pro small ios 18 --format csv --columns subject | sort -u
  "iPhone 13, iOS 18"
  "iPhone 14 Pro, iOS 18"
  subject
