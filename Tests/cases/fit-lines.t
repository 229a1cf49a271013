As many lines of text as fit in a widget.

One style is a row for each widget, with text sizes that come to the same in one column.

  $ widgetsize fit --lines most 'iPhone 16 Pro' --family small,medium,rectangular --text-style body --os 27
  iPhone 16 Pro, iOS 27: systemSmall, systemMedium and accessoryRectangular
  2 to 6 lines of body at the default text size (l)
  
                                           xl        ax1  ax3
                                    s to  and        and  and
  family                height  xs     l  xxl  xxxl  ax2  ax4  ax5  fewest on
  systemSmall           132.33   6     6    5     4    3    2    2  icons-small
  systemMedium          132.33   6     6    5     4    3    2    2  icons-small
  accessoryRectangular      58   3     2    2     2    1    1    0
  
  whole lines below each other; the fewest of all that were asked for; height in
    points, without content margins
  no source says from which version on, and up to which text size, a widget
    follows the setting
  line heights: TYP1
  
  FR1 FrameUp, measured on simulators · FR2 FrameUp, notes on its measurements ·
    HIG5 Apple's guideline · MAR1 kylebshour, content margins measured

All styles are a table for each widget.

  $ widgetsize fit --lines most 'iPhone 15' --family small --os 17
  iPhone 15, iOS 17: systemSmall
  5 lines of body at the default text size (l)
  
  systemSmall, 126 high
  text style   xs  s  m  l  xl  xxl  xxxl  ax1  ax2  ax3  ax4  ax5
  large title   3  3  3  3   2    2     2    2    2    2    1    1
  title 1       4  3  3  3   3    3     3    2    2    2    2    1
  title 2       5  5  4  4   4    3     3    3    2    2    2    1
  title 3       5  5  5  5   4    4     3    3    2    2    2    1
  headline      6  6  6  5   5    4     4    3    3    2    2    2
  body          6  6  6  5   5    4     4    3    3    2    2    2
  callout       7  6  6  6   5    5     4    3    3    2    2    2
  subheadline   7  7  6  6   5    5     4    4    3    2    2    2
  footnote      7  7  7  7   6    5     5    4    3    3    2    2
  caption 1     9  9  9  7   6    6     5    4    3    3    2    2
  caption 2     9  9  9  9   7    6     5    5    4    3    3    2
  
  whole lines below each other; height in points, without content margins
  no source says from which version on, and up to which text size, a widget
    follows the setting
  line heights: TYP1
  
  HIG5 Apple's guideline

Of several devices and versions the count is the smallest, and where that is.

  $ widgetsize fit --lines most --family small --platform iOS --os 17-18 --text-style 'caption 2'
  10 screens, iOS 17, 18: systemSmall
  8 lines of caption 2 at the default text size (l)
  
                                   xxl
                       xs to       and       ax2 and  ax4 and
  family       height      l  xl  xxxl  ax1      ax3      ax5  fewest on
  systemSmall     116      8   6     5    4        3        2  iOS 17,
                                                               4.7-inch;
                                                               4.7-inch,
                                                               icons-small
  
  whole lines below each other; the fewest of all that were asked for; height in
    points, without content margins
  no source says from which version on, and up to which text size, a widget
    follows the setting
  line heights: TYP1
  ? not known and not counted: 5 screens, icons-large
  
  FR2 FrameUp, notes on its measurements · FR3 FrameUp, raw measurements · HIG5
    Apple's guideline · MZ1 Widget Blur, pixels of screenshots

In a question a style is a word, too, of one or two.

  $ widgetsize how many lines small body caption 2 iphone 15 --os 17 --text-size l 2>&1 | head -7
  note: read as: widgetsize fit small iphone 15 --lines most --text-style body,caption2 --os 17 --text-size l
  iPhone 15, iOS 17: systemSmall, text size l
  5 lines of body at the default text size (l)
  
  systemSmall, 126 high
  text style  l
  body        5

Margins may be used, and every count is in a row of its own.

  $ widgetsize fit --lines most 'iPhone 15' --family small --os 17 --text-style body --text-size l,ax5 --no-margins --format csv | cut -d, -f1,11-18
  id,text_size,text_style,verdict,is_certain,line_height_pt,rows_seen,rows_seen_smallest,rows_seen_largest
  widgetkit.ios17.393x852@3.systemSmall,l,body,counted,true,22,7,7,7
  widgetkit.ios17.393x852@3.systemSmall,ax5,body,counted,true,62,2,2,2

  $ widgetsize fit --lines most 'iPhone 15' --family small --os 17 --text-style body --text-size l --no-margins | grep margin
  whole lines below each other; height in points, content margins included

What nobody published is not counted.

  $ widgetsize fit --lines most 'iPad Pro 11-inch (M4)' --os 26
  iPad Pro 11-inch (M4), iPadOS 26: WidgetKit widgets
  not known: no height, or no line height, is published
  [1]
  $ widgetsize fit --lines most 'iPhone 15' --text-style bodi
  error: unknown text style 'bodi'; did you mean 'body'?
  [64]

A widget without a known content margin is counted whole, and that is said.

  $ widgetsize fit --lines most mac large --text-style body --text-size l --os 27 | grep margin
  whole lines below each other; height in points, without content margins
  content margin not known, none left free: everywhere

A header and spaces take their room, the counts of JSON and the verdict are those of the text, and a number of lines may be demanded.

  $ widgetsize fit --lines most 'iPhone 15' --family small --os 17 --text-style body --text-size l,ax3 --header 20 --spacing 4
  iPhone 15, iOS 17: systemSmall, text size l and ax3
  4 lines of body at the default text size (l)
  
  family       height  l  ax3
  systemSmall     126  4    2
  
  whole lines below each other, 4 between them, a header of 20; height in points,
    without content margins
  no source says from which version on, and up to which text size, a widget
    follows the setting
  line heights: TYP1
  
  HIG5 Apple's guideline
  $ widgetsize fit --lines most --family small,large -d 'iPhone 15' --os 17 --json | grep -o '"verdict":"[^"]*lines[^"]*"'
  "verdict":"5 to 14 lines of body at the default text size (l)"
  $ widgetsize fit --lines most --family small,large -d 'iPhone 15' --os 17 | sed -n 2p
  5 to 14 lines of body at the default text size (l)
  $ widgetsize fit --lines most --family small -d 'iPhone 15' --os 17 --json | grep -oE '"textSize":"l","textStyle":"[^"]*","verdict":"[^"]*"|"rowsSeen":[0-9]*' | head -n 8
  "rowsSeen":3
  "rowsSeen":3
  "rowsSeen":3
  "textSize":"l","textStyle":"largeTitle","verdict":"counted"
  "rowsSeen":3
  "rowsSeen":2
  "rowsSeen":2
  "rowsSeen":2
  $ widgetsize fit --lines most --at-least 2 --family small -d 'iPhone 15' --os 17 | sed -n 2,3p
  at least 2 lines everywhere
  1000 lines of body text, at all text sizes: 19000…62000 points
  $ widgetsize fit --lines most --at-least 2 --text-style body,footnote small
  error: --at-least counts lines of one text style
  [64]
  $ widgetsize fit --lines most --family systemExtraLarge -d 'iPhone 15' --os 17
  iPhone 15, iOS 17: systemExtraLarge
  no such widget exists
  
  iOS has no systemExtraLarge
  [1]
  $ widgetsize fit --lines most --family small -d 'iPhone 15' --os 17-26 --strict >/dev/null
  [1]
  $ widgetsize fit --lines most --mode compact --largest-mode compact -d 'iPhone 7' --os 10 -t l --text-style body | sed -n 2,5p
  5 lines of body at the default text size (l)
  
  mode     height  l
  compact     110  5
  $ widgetsize fit --lines most live activity --os 26 --text-style body -t l
  11 screens, iOS 26; 9 screens, iPadOS 26; 8 screens, watchOS 26: lockScreen,
    expanded, smartStack and carPlay, text size l
  3 to 7 lines of body at the default text size (l)
  
  family                  height  l  fewest on
  lockScreen                 160  7
  expanded                   160  7
  smartStack                69.5  3  40 mm
  carPlay                     78  3
  carPlay (test-240x100)     100  4
  carPlay (test-170x78)       78  3
  
  whole lines below each other; the fewest of all that were asked for; height in
    points, content margins included
  no source says from which version on, and up to which text size, a widget
    follows the setting
  line heights: TYP1
  ? not known and not counted: 49 mm Ultra 3
  StandBy shows lockScreen at twice its size, by Apple's guideline: what fits,
    fits there
  not judged, as they show a part: compactLeading, compactTrailing and minimal;
    --family all judges them
  
  HLA1 Apple's guideline, Live Activities
