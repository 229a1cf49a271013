Lines of text that fit in a widget.

One style is a row for each widget, with text sizes that come to the same in one column.

  $ widgetsize lines 'iPhone 16 Pro' --family small,medium,rectangular --text-style body --os 27
  iPhone 16 Pro, iOS 27: systemSmall, systemMedium and accessoryRectangular
  
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

  $ widgetsize lines 'iPhone 15' --family small --os 17
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

  $ widgetsize lines --family small --platform iOS --os 17+ --text-style 'caption 2'
  13 screens, iOS 17 to 27: systemSmall
  8 lines of caption 2 at the default text size (l)
  
                                   xxl
                       xs to       and       ax2 and  ax4 and
  family       height      l  xl  xxxl  ax1      ax3      ax5  fewest on
  systemSmall     114      8   6     5    4        3        2  iOS 26, 27,
                                                               4.7-inch,
                                                               icons-small
  
  whole lines below each other; the fewest of all that were asked for; height in
    points, without content margins
  no source says from which version on, and up to which text size, a widget
    follows the setting
  line heights: TYP1
  ? not known and not counted: iOS 26, all but 6.3-inch, icons-large; iOS 27, 10
    screens, icons-large; iOS 18, 5 screens, icons-large; and more
  --format csv has every cell
  
  CHA1 CharaTime, measured on iOS 26 · FR1 FrameUp, measured on simulators · FR2
    FrameUp, notes on its measurements · FR3 FrameUp, raw measurements · HIG5
    Apple's guideline · ILT1 Ilovetrains, measured · MZ1 Widget Blur, pixels of
    screenshots

A style is a word, too, of one or two.

  $ widgetsize lines small body caption 2 iphone 15 --os 17 --text-size l 2>&1 | head -7
  iPhone 15, iOS 17: systemSmall, text size l
  
  systemSmall, 126 high
  text style  l
  body        5
  caption 2   9
  

Margins may be used, and every count is in a row of its own.

  $ widgetsize lines 'iPhone 15' --family small --os 17 --text-style body --text-size l,ax5 --no-margins --format csv | cut -d, -f1,10-14
  id,variant,text_size,text_style,lines,lines_smallest
  widgetkit.ios17.393x852@3.systemSmall,,l,body,7,
  widgetkit.ios17.393x852@3.systemSmall,,ax5,body,2,
  $ widgetsize lines 'iPhone 15' --family small --os 17 --text-style body --text-size l --no-margins | grep margin
  whole lines below each other; height in points, content margins included

What nobody published is not counted.

  $ widgetsize lines 'iPad Pro 11-inch (M4)' --os 26
  iPad Pro 11-inch (M4), iPadOS 26: WidgetKit widgets
  not known: no height, or no line height, is published
  [1]
  $ widgetsize lines 'iPhone 15' --text-style bodi
  error: unknown text style 'bodi'; did you mean 'body'?
  [64]

A widget without a known content margin is counted whole, and that is said.

  $ widgetsize lines mac large --text-style body --text-size l --os 27 | grep margin
  whole lines below each other; height in points, without content margins
  content margin not known, none left free: everywhere
