The evidence for a size.

  $ widgetsize explain --device 'iPhone 7 Plus' --os 10 --landscape --mode expanded --entry-point today-view
  today.ios10.414x736@3.landscape.l.today-view.expanded
  420 × 352 points: width stated by coderyi, measured on iOS 10 (reliability 50 of
    100); height stated by Founding article, 2021 (reliability 100 of 100) and 1
    other source
  iOS 10, 5.5-inch, landscape, l, Today view, expanded
  iPhone 6 Plus, 6s Plus, 7 Plus
  
  height 352: sourced
    stated: S01-032 352 of iPhone 6 Plus: table of maximum sizes, iPhone 6 Plus,
      landscape, from the lock screen; does not say text size
    stated: S02-010 352: first entrance, Plus in landscape; does not say OS
    also published: S11-003 screen-height - 36: fallback for the expanded size;
      does not say orientation, text size; before rounding to whole rows, context
      only; gives 352; agrees
  
  width 420: sourced
    stated: S01-031 420 of iPhone 6 Plus: table of maximum sizes, iPhone 6 Plus,
      landscape, from the lock screen; does not say text size
    also published: S11-002 screen-width - 16: fallback for the expanded size;
      does not say orientation, text size, context only; gives 720; differs
  
  sources
    S01  iOS 10 Today extension notes (coderyi, 2016, measured, reliability 50 of
      100)
         https://juejin.cn/post/6844903446571646984
    S02  Dancing widget with shackles on the tip of the needle (2021-03-09,
      measured, reliability 100 of 100)
    S11  HSWidgets (DGh0st, 2019, published, reliability 50 of 100)
         https://github.com/DGh0st/HSWidgets/blob/ae2f8b0a52f258778555661406bf9f0cf8bda227/hstodaywidget/HSTodayWidgetViewController.xm

A number that nobody measured has the arithmetic of its rule.

  $ widgetsize explain --device 'iPhone 12' --os 14 --mode expanded | sed '/^sources/,$d'
  today.ios14.390x844@3.portrait.l.today-view.expanded
  338~ × 792≈ points: width derived by the rule medium-width; height derived by
    the rule whole-rows
  iOS 14, 6.1-inch 12, portrait, l, Today view, expanded
  iPhone 12, 12 Pro
  
  height 792: derived, extrapolated
    rule whole-rows: expanded maximum = ⌊(H − k) ÷ row⌋ × row, where row = compact
      ÷ 2.5
      height of the screen H = 844; the system keeps k, 32 < k ≤ 40
      k > 32 by S44-027 660, S44-045 660, S44-063 660
      k ≤ 40 by S44-084 528
      compact 110 = 2.5 × row 44
      ⌊(H − k) ÷ 44⌋ = 18 rows; 18 × 44 = 792
    extrapolated, because never measured in this group: screen class
    based on S44-027 660, S44-045 660, S44-063 660, S44-084 528, S44-083 110,
      S44-017 110 and 13 more
  
  width 338: derived
    rule medium-width: width of a Today extension on iOS 14 = width of
      systemMedium, on iPhones
      systemMedium is 338 wide
    based on HIG5-063 338, MZ1-093 338, SB1-147 338, SB1-159 338, SS1-033 338
  

Both sides of a dispute.

  $ widgetsize explain --device 'iPhone 7' --os 10 --text-size xxl --mode compact | sed '/^width/,$d'
  today.ios10.375x667@2.portrait.xxl.today-view.compact
  359≈ × 135! points: width derived by the rule same-width; height stated by
    Founding article, 2021 (reliability 100 of 100); sources differ
  iOS 10, 4.7-inch, portrait, xxl, Today view, compact
  iPhone 6, 6s, 7
  
  height 135: disputed
    reason: S02 is the more reliable source
    stated: S02-006 135: list of folded heights, place 6 of 7; does not say OS
    or 130
      stated: S03-006 130: list of heights by text size, XXL; does not say
        orientation, entry point
    also published: S07-001 110: answer; does not say orientation, entry point,
      text size; beta 7, context only; fits l
    also published: S08-001 110: body of the article; does not say orientation,
      entry point, text size; beta, context only; fits l
    also published: S10-001 110: code comment; does not say orientation, entry
      point, text size; hard-coded; expanded is said to depend on the device,
      context only; fits l
  

What a source says beside its numbers: not yet tested, context only, a caution about the source.

  $ widgetsize explain -d 'iPhone 6' --os 10 --landscape --mode expanded | grep -A 1 -e '^height' -e 'not yet tested'
  height 308: derived
    rule whole-rows: expanded maximum = ⌊(H − k) ÷ row⌋ × row, where row = compact
  --
    S01-036: the source has it as not yet tested
    also published: S11-003 screen-height - 36: fallback for the expanded size;
  $ widgetsize explain -d 'iPhone 7' --os 11 --mode compact | grep -A 1 -e '^height' -e 'S07-002'
  height 110: derived, extrapolated
    rule line-height: compact = 2.5 × (base × line height(text size) ÷ line
  --
    also published: S07-002 120: comment of 2018-01-04; does not say orientation,
      entry point, text size; text size not said; 120 is the height at xl
  $ widgetsize explain -d 'iPhone SE' --os 14 --family systemSmall 2>&1 | grep -A 3 '^  CS1 '
    CS1  Transparent widgets (2021, published, reliability 45 of 100)
         https://blog.csdn.net/hzhnzmyz/article/details/119872090
         caution: its column of devices is shifted by rows against its own table;
           only the keys of the table are read

Without options: the Today view in portrait at l, in both modes, or what the version has in its place.

  $ widgetsize explain --device 'iPhone 7' --kind today | grep '^today'
  today.ios10.375x667@2.portrait.l.today-view.compact
  today.ios10.375x667@2.portrait.l.today-view.expanded
  $ widgetsize explain --device 'iPhone 4s' | grep '^today'
  today.ios8.320x480@2.portrait.l.notification-center.legacy

A device is needed only where widgets depend on a screen.

  $ widgetsize explain --platform visionOS --os 26 --family systemExtraLargePortrait | head -n 1
  widgetkit.visionos26.systemExtraLargePortrait
  $ widgetsize explain --platform iOS --family systemSmall 2>/dev/null
  [64]

JSON has the evidence of each number, and CSV the claims behind it.

  $ xxl="-d iPhone9,1 --os 10 --text-size xxl --mode compact"
  $ widgetsize explain $xxl --json | grep -o '"heightEvidence":.*' | grep -o '"part":"[a-z]*","claim":"[^"]*"' | head -n 2
  "part":"states","claim":"S02-006"
  "part":"alternative","claim":"S03-006"
  $ widgetsize explain $xxl --format csv | cut -d , -f 2-5 | head -n 7
  quantity,part,claim,value_pt
  height,states,S02-006,135
  height,alternative,S03-006,130
  height,context,S07-001,110
  height,context,S08-001,110
  height,context,S10-001,110
  width,basis,ONN1-004,359
  $ widgetsize explain $xxl --format markdown | grep -A 3 '^height'
  height 135: disputed
  
    - reason: S02 is the more reliable source
    - stated: S02-006 135: list of folded heights, place 6 of 7; does not say OS

Apple's guideline stands beside a number that was measured on a later version, or has no row for the screen.

  $ medium="--family medium --os 26 --variant icons-small"
  $ widgetsize query -d 'iPhone 15' $medium | grep "^Apple's guideline"
  Apple's guideline: 338 × 158 pt (HIG5-051, HIG5-052), up to iOS 18
  $ widgetsize query -d 'iPhone 15' --family medium --os 26 | grep "^Apple's guideline"
  Apple's guideline: icons-small 338 × 158 pt (HIG5-051, HIG5-052), up to iOS 18
  $ widgetsize explain -d 'iPhone 15' $medium | grep "Apple's guideline"
    Apple's guideline: 338, for versions up to 18
    Apple's guideline: 158, for versions up to 18
  $ widgetsize query -d 'iPhone 15' $medium --json | grep -o '"guideline":{[^}]*}'
  "guideline":{"value":338,"claimIds":["HIG5-051"]}
  "guideline":{"value":158,"claimIds":["HIG5-052"]}
  $ widgetsize query -d 'iPhone 16 Pro' $medium | grep "^Apple's guideline"
  [1]
  $ widgetsize explain -d 'iPhone 16 Pro' $medium | grep "Apple's guideline"
    Apple's guideline has no row for this screen
    Apple's guideline has no row for this screen
    Apple's guideline has no row for this screen
  $ widgetsize query -d 'Apple Watch Series 9 (41 mm)' --family accessoryCircular --all | grep -o 'newest with a known size'
  newest with a known size
