Whether content fits, and where it is cut off.
Today extensions: rows, a header, and the display mode. Many sizes share a verdict, and share a line.

  $ widgetsize fit --rows 5 --row-height 44 --header 20 -t l --os 10
  7 screens, iOS 10: Today extensions, text size l
  5 rows of 44, a header of 20: 240 points
  compact: cut off everywhere; 2 of 5 rows are seen
  expanded: cut off in 2 of 12 cases; 3 to 4 of 5 rows are seen
  largest mode: expanded, because compact never fits; Show More appears, except in
    a quick action
  to set: preferredContentSize = CGSize(width: 0, height: min(240,
    maxSize.height))
  
  mode      where                    seen  usable height  by
  compact   everywhere                 2≈        110…130  ONN1 S01 S02 S03 S04
                                                          line-height
  expanded  iPhone 5, 5c, 5s, SE        3            176  S01
            +1, landscape,
            Notification Center
            iPhone 6, 6s, 7,            4            220  S01
            landscape, Notification
            Center
            elsewhere                all~        264…660  ONN1 S01 S02 whole-rows
  
  whole rows seen, of 5 · all: nothing is cut off · the weakest evidence of a line
    is marked · ~ derived by a rule · ≈ derived, beyond what was measured
  ? unknown in 24 of 76 cases, not counted above: all iPads, expanded
  --format markdown names the models behind +
  
  ONN1 onnttf, simulators of iOS 10 · S01 coderyi, measured on iOS 10 · S02
    Founding article, 2021 · S03 beankhan, heights on iOS 10 · S04 PSPDFKit,
    article of 2017
  $ plus="fit --rows 5 --row-height 44 -d iPhone9,2 --os 10 --landscape -t l"
  $ widgetsize $plus --mode compact --format csv | cut -d , -f 10-15 | sort | uniq -c
        3 ,false,cut-off,true,,220
        1 column,zoomed,verdict,is_certain,line_height_pt,content_height_pt

Every verdict follows from the largest height of its cell.

  $ cat >verdicts.py <<END
  > import csv, sys
  > for row in csv.DictReader(sys.stdin):
  >     if height := row["maximum_height_pt"]:
  >         expected = str(min(5, int(float(height) / 44))), "all-seen" if float(height) >= 220 else "cut-off"
  >     else:
  >         expected = "", row["verdict"] if row["verdict"] in ("unknown", "not-applicable") else "unknown"
  >     if (row["rows_seen"], row["verdict"]) != expected: print(row, expected)
  > END
  $ widgetsize fit --rows 5 --row-height 44 --os 10-12 --format csv | python3 verdicts.py

--at-least fails where fewer rows are seen, the worst first; by expanded widgets unless a mode is given.

  $ widgetsize fit --rows 5 --row-height 44 --at-least 4 --os 10 -t l,xl --idiom phone | sed -n 2,3p
  fewer than 4 rows in 1 of 24 known cases; the worst,
    today.ios10.320x568@2.landscape.xl.notification-center.expanded, shows 3: 144≈
  $ widgetsize $plus --at-least 5 | sed -n 2p
  at least 5 rows everywhere
  $ widgetsize $plus --at-least 5 --mode compact >/dev/null
  [1]

WidgetKit widgets are judged family by family, within the content margins unless --no-margins.

  $ rows="fit --rows 3 --row-height 45 --header 20 --no-margins --os 18"
  $ widgetsize $rows --family systemSmall --platform iOS | sed -n '2,3p; /^?/p'
  3 rows of 45, a header of 20: 155 points
  systemSmall: cut off in 2 of 15 cases; 2 of 3 rows are seen
  ? unknown in 5 of 20 cases, not counted above: 5 screens, icons-large
  $ widgetsize $rows --family systemSmall --platform iOS --at-least 3 | sed -n 2,3p
  fewer than 3 rows in 2 of 15 known cases; the worst,
    widgetkit.ios18.375x667@2.systemSmall.icons-small, shows 2: 148 points by HIG5
  $ widgetsize $rows --family systemExtraLarge -d 'iPhone 15 Pro'
  iPhone 15 Pro, iOS 18: systemExtraLarge
  iOS has no systemExtraLarge
  [1]
  $ widgetsize fit --content-height 158 --no-margins --family small -d 414x736 --os 15 --json | grep -o '"verdict":"[^,]*,"certain":[a-z]*'
  "verdict":"all-seen","certain":false

The canvas of an iPad is judged, unless another variant is asked for.

  $ pad="fit --content-height 150 --no-margins --family systemMedium -d 820x1180 --os 17 --format csv"
  $ for variant in '' '--variant device'; do widgetsize $pad $variant | tail -n +2 | cut -d , -f 1,11-12; done
  note: iPads by the size that a view is laid out in; --variant device is what they show
  widgetkit.ipados17.820x1180@2.systemMedium.canvas,all-seen,true
  widgetkit.ipados17.820x1180@2.systemMedium.device,cut-off,true

No row is seen below a header that is cut off.

  $ header="fit --rows 3 --row-height 45 -d iPhone15,4 --os 26 --variant icons-small --no-margins"
  $ widgetsize $header --family small --header 30 | sed -n 2,3p
  3 rows of 45, a header of 30: 165 points
  systemSmall: cut off everywhere; 2 of 3 rows are seen
  $ widgetsize $header --family small,large --header 200 --at-least 3 | sed -n 2,3p
  fewer than 3 rows in 1 of 2 known cases; the worst,
    widgetkit.ios26.393x852@3.systemSmall.icons-small, shows 0: 162.67 points by
  $ widgetsize $header --family small --header 200 | sed -n 3p
  systemSmall: cut off everywhere; 0 of 3 rows are seen

What is unknown is counted, and --strict makes it a failure.

  $ some="fit --rows 5 --row-height 50 --family medium -d iPhone15,4 --os 17-26 --no-margins"
  $ widgetsize $some --at-least 3 | sed -n 2p
  at least 3 rows in 4 of 5 cases; the height of the others is unknown
  $ widgetsize $some --at-least 3 --strict >/dev/null
  [1]
  $ widgetsize $some --strict --json | grep -o '"passes":[a-z]*'
  "passes":false
  $ widgetsize $some --at-least 3 --strict --variant icons-small >/dev/null
  $ unknown="fit --rows 5 --row-height 44 -d iPhone9,1 --os 11 --portrait -t l -e today-view --mode expanded"
  $ widgetsize $unknown | sed -n '3p; $p'
  expanded: the height is not known
  ? unknown in the one case, not counted above: everywhere
  $ widgetsize $unknown --format csv | grep -o 'no source for iOS 11.*' | cut -d , -f 1
  no source for iOS 11; iOS 10 has 616

Lines of text grow with the text size: every size is judged unless some are named.

  $ lock="fit --lines 2 --family accessoryRectangular -d iPhone15,4 --os 26"
  $ widgetsize $lock --text-size ax3 --text-style Footnote
  iPhone 15, iOS 26: accessoryRectangular, text size ax3
  2 lines of footnote text, at ax3 (accessibility extra large): 80 points
  accessoryRectangular: cut off everywhere; 1 of 2 lines are seen
  
  family                where       seen  usable height  by
  accessoryRectangular  everywhere     1             58  FR1
  
  whole lines seen, of 2 · all: nothing is cut off
  content margin left free on each side: 0 (MAR1)
  line height of footnote text: 40 on iOS (TYP1)
  
  FR1 FrameUp, measured on simulators · TYP1 Apple's guideline, text styles
  [1]
  $ widgetsize $lock | sed -n 1,3p
  iPhone 15, iOS 26: accessoryRectangular
  2 lines of body text, at all text sizes: 38…124 points
  accessoryRectangular: cut off at ax1 to ax5; 0 to 1 of 2 lines are seen
  $ widgetsize $lock --format csv | grep -c ''
  13
  $ widgetsize $lock --text-size ax1-ax2,l --format csv | grep -c ''
  4
  $ widgetsize fit --rows 3 --text-style 'caption 2,caption 2' -t l --family small -d iPhone15,4 --os 26 |
  >   sed -n 2p
  3 rows of 2 lines of caption 2 text, at l (large): 78 points
  $ widgetsize $lock --at-least 2 | sed -n 2,3p
  fewer than 2 lines in 5 of 12 known cases; the worst,
    widgetkit.ios26.393x852@3.accessoryRectangular at ax5, shows 0: 58 points by
  $ widgetsize $lock --at-least 2 --text-size l >/dev/null
  $ watch="fit --lines 1 --family accessoryRectangular -d Watch7,11 --os 26 --no-margins"
  $ widgetsize $watch | grep '^?'
  ? unknown in 6 of 24 cases, not counted above: everywhere
  ? no source has the line height of body text on watchOS at m, ax4 and ax5
  $ widgetsize $watch --text-style footnote | sed -n 2,3p
  1 line of footnote text, at all text sizes: the height is not known
  accessoryRectangular: the line height is not known
  $ widgetsize $watch --strict >/dev/null
  [1]
  $ widgetsize $watch --text-size m --json | grep -o '"verdict":"unknown",[^[{]*"lineHeight":[^,]*'
  "verdict":"unknown","certain":null,"textSize":"m","lineHeight":null
  "verdict":"unknown","certain":null,"textSize":"m","lineHeight":null

Images: whether the system archives one of so many pixels, and the largest of its shape.

  $ small="fit --family systemSmall -d iPhone17,1 --os 26 --variant icons-small --image"
  $ widgetsize $small 1024x1024
  iPhone 16 Pro, iOS 26: systemSmall, icons-small
  an image of 1024 × 1024 pixels, 1048576 in all, is accepted
  largest image of this shape that is accepted: 1034 × 1034 pixels
  largest area that is accepted: 1069415.6 square pixels
  
  family       where       size in pixels  largest area   this shape  image
  systemSmall  everywhere       493 × 493     1069415.6  1034 × 1034  accepted
  
  by the rule image-area, which fits refusals that people published: Apple
    documents no limit
  
  FR1 FrameUp, measured on simulators · FR2 FrameUp, notes on its measurements ·
    ILT1 Ilovetrains, measured
  $ for image in 1024X1024 1024×1024 1024,1024; do widgetsize $small $image | sed -n 2p; done
  an image of 1024 × 1024 pixels, 1048576 in all, is accepted
  an image of 1024 × 1024 pixels, 1048576 in all, is accepted
  an image of 1024 × 1024 pixels, 1048576 in all, is accepted
  $ widgetsize fit --image 1200x1200 -d iPhone15,4 --os 26 | sed -n '2p; /× .*ed[^a-z]*$/p; /^?/,/^$/p'
  an image of 1200 × 1200 pixels, 1440000 in all, is refused in 4 of 6 cases
    icons-small       488 × 488     1047833.6  1023 × 1023  refused
    icons-small      1034 × 488     2220204.8  1490 × 1490  accepted
    icons-small     1034 × 1080       4913568  2216 × 2216  accepted≈
    everywhere        174 × 174      133214.4    364 × 364  refused≈
    everywhere        443 × 174      339160.8    582 × 582  refused≈
    everywhere       1023 × 108      486129.6    697 × 697  refused≈
  ? unknown in 3 of 9 cases, not counted above: icons-large
  a family that refuses an image stops all families of its widget (ARC1)
  by the rule image-area, which fits refusals that people published: Apple
    documents no limit
  ≈ extrapolated: refusals are known of systemSmall and systemMedium, and on
    watches of accessoryCircular
  
  $ widgetsize fit --image 512x512 --family medium -d iPhone15,4 --os 26 | grep '^?'
  ? unknown in 1 of 2 cases, not counted above: icons-large
  $ widgetsize fit --image 512x512 --family medium -d iPhone15,4 --os 26 --strict >/dev/null
  [1]
  $ widgetsize fit --image 550x550 -d 'iPad mini (6th generation)' --os 26 --family small --variant canvas | grep -e uncertain -e ' or '
  an image of 550 × 550 pixels, 302500 in all, is uncertain
    everywhere  240 × 240 or 282 × 282  253440 or 349905.6   503 × 503  uncertain

Content that is wrong.

  $ rows="fit --rows 5 --row-height 44"
  $ widgetsize $rows --at-least 6
  error: --at-least 6 is more than the 5 rows to be shown
  [64]
  $ widgetsize $rows --at-least 0
  error: --at-least '0' is not a whole number from 1 to 1000
  [64]
  $ for image in 1024 1x1x1 axb '' 1.5x2 1000001x1 '1024x 10 24'; do widgetsize fit --image "$image" 2>&1 | cut -c 1-50; done
  error: --image '1024' is not the size of an image;
  error: --image '1x1x1' is not the size of an image
  error: --image 'axb' is not the size of an image; 
  error: --image '' is not the size of an image; exp
  error: --image '1.5x2' is not the size of an image
  error: --image '1000001x1' is not the size of an i
  error: --image '1024x 10 24' is not the size of an
