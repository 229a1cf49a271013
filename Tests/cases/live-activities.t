Live Activities, in every place where one appears.
Without a family, content is judged in all of them that show it whole: one table, one verdict.

  $ widgetsize fit --content-height 155 live activity -d 'iPhone 16 Pro' --os 26
  iPhone 16 Pro, iOS 26: lockScreen, expanded and carPlay
  content of 155 points
  lockScreen: all of it is seen
  expanded: all of it is seen
  carPlay: cut off everywhere; up to 77 points too little
  
  family      where                        too little  usable height  by
  lockScreen  everywhere                         all≈            160  activity
  expanded    everywhere                         all≈            160  activity
  carPlay     test-240x78 and test-170x78          77             78  HLA1
              test-240x100                         55            100  HLA1
  
  points that are too little · all: nothing is cut off · the weakest evidence of a
    line is marked · ≈ derived, beyond what was measured
  the guideline recommends a margin of 14 (HLA1), which is not left free here
  not judged, as they show a part: compactLeading, compactTrailing and minimal;
    --family all judges them
  
  HLA1 Apple's guideline, Live Activities
  $ widgetsize fit --rows 2 --row-height 40 activity --platform iOS --os 18 | sed -n 1,8p
  10 screens, iOS 18: lockScreen, expanded and carPlay
  2 rows of 40: 80 points
  lockScreen: all of it is seen
  expanded: all of it is seen
  
  family      where       seen  usable height  by
  lockScreen  everywhere  all≈            160  HLA1 activity
  expanded    everywhere  all≈            160  HLA1 activity
  $ widgetsize fit --content-width 200 --content-height 75 --kind activity -d 'Apple Watch Ultra 2' --os 26
  Apple Watch Ultra 2, watchOS 26: smartStack
  content 200 wide and 75 high: cut off everywhere
  
  family      where       usable width  too wide by  usable height  too high by
  smartStack  everywhere           191            9           81.5            –
  
  whether a text fits depends on its font; this is the room that it has
  
  HLA1 Apple's guideline, Live Activities
  [1]

The margin of the guideline is advice.

  $ widgetsize fit --content-width 360 --family lockScreen -d 'iPhone 15 Pro Max' --os 17
  iPhone 15 Pro Max, iOS 17: lockScreen
  content 360 wide: all of it is seen
  
  family      where       usable width  too wide by
  lockScreen  everywhere           408            –
  
  the guideline recommends a margin of 14 (HLA1), which is not left free here
  whether a text fits depends on its font; this is the room that it has
  
  HLA1 Apple's guideline, Live Activities

In CarPlay and on watches.

  $ widgetsize fit --lines 3 --text-style footnote --text-size l,xxl --family carPlay -d 'iPhone 16' --os 26
  iPhone 16, iOS 26: carPlay, text size l and xxl
  3 lines of footnote text, at l and xxl: 54…66 points
  carPlay: all of it is seen
  
  family   where       seen  usable height  by
  carPlay  everywhere   all         78…100  HLA1
  
  whole lines seen, of 3 · all: nothing is cut off
  line height of footnote text: 18…22 on iOS (TYP1)
  no source says from which version on, and up to which text size, a widget
    follows the setting
  
  HLA1 Apple's guideline, Live Activities · TYP1 Apple's guideline, text styles
  $ widgetsize query 42mm live activity --os 26
  note: '42mm' is read as Apple Watch Series 11 (42 mm), the newest of * models with a known size; of *Apple Watch Series 12 (42 mm) none is known (glob)
  Apple Watch Series 11 (42 mm), watchOS 26, smartStack: 176 × 72.5 points,
    352 × 145 pixels, derived
  
  family      width  height     pixels  sources
  smartStack   176~   72.5~  352 × 145  FrameUp
  ~ derived by a rule
  $ widgetsize fit --content-height 40 --family carPlay,smartStack --platform watchOS --os 26 | grep '^?'
  ? unknown in 1 of 8 cases, not counted above: 49 mm Ultra 3

Code names the models that have all sizes of a screen. No source says how wide the island of the iPhone 18 Pro is:

  $ for format in swift kotlin dart typescript; do widgetsize query -d 'iPhone 17' --kind activity -f $format 2> /dev/null | grep -oE '(iPhone|IPhone|iphone)[A-Za-z0-9]* = |const iPhone[A-Za-z0-9]*|iPhone 16 Pro, [^:]*'; done
  iPhone 16 Pro, 17, 17 Pro
  iPhone16Pro = 
  iPhone17 = 
  iPhone17Pro = 
  iPhone 16 Pro, 17, 17 Pro
  iPhone16Pro = 
  iPhone17 = 
  iPhone17Pro = 
  iPhone 16 Pro, 17, 17 Pro
  const iPhone16Pro
  const iPhone17
  const iPhone17Pro
  iPhone 16 Pro, 17, 17 Pro
  iPhone 16 Pro, 17, 17 Pro
  $ widgetsize query -d 'iPhone 18 Pro' --kind activity -f swift 2> /dev/null | grep -E 'typealias|static let [a-zE]*:'
    public static let all: [WidgetSize] = Array(
      public static let all: [WidgetSize] = [
    public typealias iPhone18Pro = Screen402x874At3
  $ widgetsize query -d 'iPhone 18 Pro' -d 'iPhone 17' --kind activity -f swift 2> /dev/null | grep -E 'typealias|compactLeading ='
      public static let compactLeading = CGSize(width: 52.3333, height: 36.6667)
    public typealias iPhone16Pro = Screen402x874At3
    public typealias iPhone17 = Screen402x874At3
    public typealias iPhone17Pro = Screen402x874At3
