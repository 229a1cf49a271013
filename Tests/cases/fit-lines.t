As many lines of text as fit in a widget.

One style is a row for each widget, with text sizes that come to the same in one column.

  $ widgetsize fit --lines most 'iPhone 16 Pro' --family small,medium,rectangular --text-style body --os 27
  iPhone 16 Pro, iOS 27: systemSmall, systemMedium and accessoryRectangular
  as many lines of body text as fit, at all text sizes
  systemSmall: 6 lines fit at the default text size (l), 2 to 7 over all text
    sizes
  systemMedium: 6 lines fit at the default text size (l), 2 to 7 over all text
    sizes
  accessoryRectangular: 2 lines fit at the default text size (l), 0 to 3 over all
    text sizes
  
                                                          ax3 and
  family          xs  s to l  xl and xxl  xxxl  ax1  ax2      ax4  ax5  by
  systemSmall
    icons-small    6       6           5     4    3    3        2    2  FR1 FR2
    icons-large  7~□     6~□         5~□   4~□  4~□  3~□      2~□  2~□  run
  systemMedium
    icons-small    6       6           5     4    3    3        2    2  FR1
    icons-large  7~□     6~□         5~□   4~□  4~□  3~□      2~□  2~□  grid
  accessoryRectangular
    everywhere     3       2           2     2    1    1        1    0  FR1
  
  whole lines that fit · ~ derived by a rule · □ pixels of a screenshot
  content margin left free on each side: 16 (HIG5); 0 (MAR1)
  line height of body text: 19…62 on iOS (TYP1)
  no source says from which version on, and up to which text size, a widget
    follows the setting
  
  FR1 FrameUp, measured on simulators · FR2 FrameUp, notes on its measurements ·
    TYP1 Apple's guideline, text styles

All styles are a table for each widget.

  $ widgetsize fit --lines most 'iPhone 15' --family small --os 17
  iPhone 15, iOS 17: systemSmall
  as many lines of body text as fit, at all text sizes
  systemSmall: 5 lines fit at the default text size (l), 2 to 6 over all text
    sizes
  
                                              xxl and  ax1 and  ax3 to
  family       where       xs to m  l and xl     xxxl      ax2     ax5  by
  systemSmall  everywhere        6         5        4        3       2  HIG5
  
  whole lines that fit
  content margin left free on each side: 16 (HIG5)
  line height of body text: 19…62 on iOS (TYP1)
  no source says from which version on, and up to which text size, a widget
    follows the setting
  
  HIG5 Apple's guideline · TYP1 Apple's guideline, text styles

Of several devices and versions the count is the smallest, and where that is.

  $ widgetsize fit --lines most --family small --platform iOS --os 17-18 --text-style 'caption 2'
  10 screens, iOS 17, 18: systemSmall
  as many lines of caption 2 text as fit, at all text sizes
  systemSmall: 8 to 11 lines fit at the default text size (l), 2 to 11 over all
    text sizes
  
  family            xs to l  xl  xxl  xxxl  ax1  ax2  ax3  ax4  ax5  by
  systemSmall
    iOS 17, iPhone        8   6    5     5    4    3    3    2    2  HIG5
    SE (2nd),
    (3rd)
    iPhone SE             8   6    5     5    4    3    3    2    2  HIG5 MZ1
    (2nd), (3rd),
    icons-small
    iPhone SE            9□  6□   6□    5□   4□   4□   3□   2□   2□  MZ1
    (2nd), (3rd),
    icons-large
    iOS 17, iPhone        9   6    6     5    4    4    3    3    2  HIG5 MZ1
    11 Pro, 12
    mini +2
    iPhone 11 Pro,        9   6    6     5    4    4    3    3    2  HIG5 MZ1
    12 mini +2,
    icons-small
    iOS 17, iPhone        9   7    6     5    5    4    3    3    2  HIG5 MZ1
    12, 12 Pro, 13
    +5
    iPhone 12, 12         9   7    6     5    5    4    3    3    2  FR2 FR3 HIG5
    Pro, 13 +8,                                                      MZ1
    icons-small
    iPhone 14 Pro,      10□  7□   6□    6□   5□   4□   3□   3□   2□  MZ1
    15 +3,
    icons-large
    iOS 17, iPhone       10   7    6     6    5    4    3    3    2  HIG5 MZ1
    11, XR +8
    iPhone 11, XR        10   7    6     6    5    4    3    3    2  FR3 HIG5 MZ1
    +10,
    icons-small
    iPhone 14 Pro       11□  8□   7□    6□   5□   4□   4□   3□   3□  MZ1
    Max +4,
    icons-large
  
  whole lines that fit · □ pixels of a screenshot
  ? unknown in 60 of 336 cases, not counted above: 5 screens, icons-large
  content margin left free on each side: 16 (HIG5)
  line height of caption 2 text: 13…48 on iOS (TYP1)
  no source says from which version on, and up to which text size, a widget
    follows the setting
  --format markdown names the models behind +
  
  FR2 FrameUp, notes on its measurements · FR3 FrameUp, raw measurements · HIG5
    Apple's guideline · MZ1 Widget Blur, pixels of screenshots · TYP1 Apple's
    guideline, text styles

In a question a style is a word, too; styles are counted one at a time.

  $ widgetsize how many lines small body caption 2 iphone 15 --os 17 --text-size l 2>&1 | head -7
  note: read as: widgetsize fit small iphone 15 --lines most --text-style body,caption2 --os 17 --text-size l
  error: --lines takes one text style at a time; a row of several is --rows 1 --text-style body,caption2

Margins may be used, and every count is in a row of its own.

  $ widgetsize fit --lines most 'iPhone 15' --family small --os 17 --text-style body --text-size l,ax5 --no-margins --format csv | cut -d, -f1,11-18
  id,verdict,is_certain,text_size,line_height_pt,content_height_pt,rows_seen,rows_seen_smallest,rows_seen_largest
  widgetkit.ios17.393x852@3.systemSmall,counted,true,l,22,,7,7,7
  widgetkit.ios17.393x852@3.systemSmall,counted,true,ax5,62,,2,2,2

  $ widgetsize fit --lines most 'iPhone 15' --family small --os 17 --text-style body --text-size l --no-margins | sed -n 3p
  systemSmall: 7 lines fit

What nobody published is not counted.

  $ widgetsize fit --lines most 'iPad Pro 11-inch (M4)' --os 26
  iPad Pro 11-inch (M4), iPadOS 26: WidgetKit widgets
  as many lines of body text as fit, at all text sizes
  systemSmall: the height is not known
  systemMedium: the height is not known
  systemLarge: the height is not known
  systemExtraLarge: the height is not known
  accessoryCircular: the height is not known
  accessoryRectangular: the height is not known
  accessoryInline: the height is not known
  
  ? unknown in 96 of 96 cases, not counted above: everywhere
  iPads by the size that a view is laid out in; --variant device is what they show
  line height of body text: 19…62 on iPadOS (TYP1)
  no source says from which version on, and up to which text size, a widget
    follows the setting
  
  TYP1 Apple's guideline, text styles
  [1]
  $ widgetsize fit --lines most 'iPhone 15' --text-style bodi
  error: unknown text style 'bodi'; did you mean 'body'?
  [64]

A widget without a known content margin is counted whole, and that is said.

  $ widgetsize fit --lines most mac large --text-style body --text-size l --os 27 | grep margin
  content margin not known, none left free: systemLarge

A header and spaces take their room, the counts of JSON are those of the text, and a number of lines may be demanded.

  $ widgetsize fit --lines most 'iPhone 15' --family small --os 17 --text-style body --text-size l,ax3 --header 20 --spacing 4
  iPhone 15, iOS 17: systemSmall, text size l and ax3
  as many lines of body text as fit, 4 between them, a header of 20, at l and ax3
  systemSmall: 4 lines fit at the default text size (l), 2 to 4 over all text
    sizes
  
  family       where       l  ax3  by
  systemSmall  everywhere  4    2  HIG5
  
  whole lines that fit
  content margin left free on each side: 16 (HIG5)
  line height of body text: 22…48 on iOS (TYP1)
  no source says from which version on, and up to which text size, a widget
    follows the setting
  
  HIG5 Apple's guideline · TYP1 Apple's guideline, text styles
  $ widgetsize fit --lines most --family small -d 'iPhone 15' --os 17 --json | grep -oE '"textSize":"l"|"rowsSeen":[0-9]*' | head -n 7
  "rowsSeen":6
  "rowsSeen":6
  "rowsSeen":6
  "textSize":"l"
  "rowsSeen":5
  "rowsSeen":5
  "rowsSeen":4
  $ widgetsize fit --lines most --at-least 2 --family small -d 'iPhone 15' --os 17 | sed -n 2,3p
  at least 2 lines everywhere
  as many lines of body text as fit, at all text sizes
  $ widgetsize fit --lines most --at-least 2 --text-style body,footnote small
  error: --lines takes one text style at a time; a row of several is --rows 1 --text-style body,footnote
  [64]
  $ widgetsize fit --lines most --family systemExtraLarge -d 'iPhone 15' --os 17
  iPhone 15, iOS 17: systemExtraLarge
  iOS has no systemExtraLarge
  [1]
  $ widgetsize fit --lines most --family small -d 'iPhone 15' --os 17-26 --strict >/dev/null
  [1]
  $ widgetsize fit --lines most --mode compact -d 'iPhone 7' --os 10 -t l --text-style body | sed -n 2,5p
  as many lines of body text as fit, at l (large)
  compact: 5 lines fit
  
  mode     where       seen  usable height  by
  $ widgetsize fit --lines most live activity --os 26 --text-style body -t l
  11 screens, iOS 26; 9 screens, iPadOS 26; 8 screens, watchOS 26: lockScreen,
    expanded, smartStack and carPlay, text size l
  as many lines of body text as fit, at l (large)
  lockScreen: 7 lines fit
  expanded: 7 lines fit
  smartStack: 3 to 4 lines fit
  carPlay: 3 to 4 lines fit
  
  family      where                            seen  usable height  by
  lockScreen  everywhere                         7≈            160  HLA1 activity
  expanded    everywhere                         7≈            160  HLA1 activity
  smartStack  Apple Watch SE (2nd) (40 mm) +7    3~      69.5…72.5  HLA1 activity
              Apple Watch SE (2nd) (44 mm) +9    4~      76.5…81.5  HLA1 activity
  carPlay     test-240x78 and test-170x78         3             78  HLA1
              test-240x100                        4            100  HLA1
  
  whole lines that fit · ~ derived by a rule · ≈ derived, beyond what was measured
  ? unknown in 1 of 66 cases, not counted above: 49 mm Ultra 3
  the guideline recommends a margin of 14 (HLA1), which is not left free here
  not judged, as they show a part: compactLeading, compactTrailing and minimal;
    --family all judges them
  line height of body text: 22 on iOS, 22 on iPadOS, 18.5 on watchOS (TYP1)
  --format markdown names the models behind +
  
  HLA1 Apple's guideline, Live Activities · TYP1 Apple's guideline, text styles
