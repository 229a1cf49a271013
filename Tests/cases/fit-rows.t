Rows of several text styles, and fonts that do not grow.

A row has a line of each style, and grows with all of them.

  $ widgetsize fit --rows 3 --row-styles headline,body --padding 2 --family medium -d 'iPhone 14' --os 17
  iPhone 14, iOS 17: systemMedium
  3 rows of one line each of headline and body text, 2 above and below, at all
    text sizes: 126…384 points
  systemMedium: cut off at s to ax5; 0 to 2 of 3 rows are seen; usable height 126,
    132…384 wanted
  
  family        where        xs  s to xxxl  ax1 to ax4  ax5  by
  systemMedium  everywhere  all          2           1    0  HIG5 MZ1
  
  whole rows seen, of 3 · all: nothing is cut off
  content margin left free on each side: 16 (HIG5)
  line height of headline text: 19…62 on iOS (TYP1)
  line height of body text: 19…62 on iOS (TYP1)
  no source says from which version on, and up to which text size, a widget
    follows the setting
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots · TYP1 Apple's
    guideline, text styles
  $ widgetsize fit --rows 2 --row-styles 'title 3,footnote,footnote' --family large --text-size l,ax5 -d 'iPhone 14' --os 17 | sed -n 2,3p
  2 rows of one line each of title 3, footnote and footnote text, at l and ax5:
    122…338 points
  $ widgetsize fit --rows 1 --row-styles body,body --text-size l -d 'iPhone 7' --os 11 | sed -n 2p
  1 row of 2 lines of body text, at l (large): 44 points
  $ widgetsize fit --rows 1 --row-styles body,headline --text-size xxxl -d 'iPhone 7' --os 11 --mode compact --json | tr ',' '\n' | grep -e rowStyles -e contentHeight -e textStyle -e headline
  "textStyle":null
  "rowStyles":["body"
  "headline"]
  "contentHeight":58
  "contentHeight":58
  "contentHeight":58
  "contentHeight":58
  "contentHeight":58
  "contentHeight":58
  $ widgetsize fit --rows 1 --row-styles headline,body --text-size m --family rectangular --variant watch-face --platform watchOS --os 26
  8 screens, watchOS 26: accessoryRectangular, watch-face, text size m
  1 row of one line each of headline and body text, at m (medium): the height is
    not known
  accessoryRectangular: the line height is not known
  
  ? unknown in 8 of 8 cases, not counted above: everywhere
  ? no source has the line height of headline text on watchOS
  ? no source has the line height of body text on watchOS
  [1]

A font of a fixed size has the line height of body text of that size, which is all that sources have.

  $ widgetsize fit --lines 3 --font-size 19 --family rectangular -d 'iPhone 14' --os 26
  iPhone 14, iOS 26: accessoryRectangular
  3 lines of 24: 72 points
  accessoryRectangular: cut off everywhere; 2 of 3 lines are seen; usable height
    58, 72 wanted
  
  family                where       seen  usable height  by
  accessoryRectangular  everywhere     2             58  FR1
  
  whole lines seen, of 3 · all: nothing is cut off
  content margin left free on each side: 0 (MAR1)
  
  FR1 FrameUp, measured on simulators
  [1]
  $ widgetsize fit --lines 1 --font-size 65 --family accessoryRectangular --variant watch-face --platform watchOS
  error: no source has the line height of a font of 65 points; the nearest is body text at ax5, 53 points with lines of 62
  [64]
  $ widgetsize fit --lines 1 --font-size 18.5 --family small
  error: no source has the line height of a font of 18.5 points; the nearest is body text at xl, 19 points with lines of 24
  [64]
  $ widgetsize fit --lines 1 --font-size 0 --family small
  error: --font-size '0' is not a size; expected more than 0 to 10000 points, with at most two decimals
  [64]

What does not go together, and the option that rows had.

  $ widgetsize fit --lines 1 --font-size 17 --text-style body
  error: --text-style contradicts --font-size
  [64]
  $ widgetsize fit --rows 2 --row-height 20 --font-size 17
  error: --font-size needs --lines
  [64]
  $ widgetsize fit --rows 2 --row-styles body,boddy
  error: unknown text style 'boddy'; did you mean 'body'?
  [64]
  $ widgetsize fit --rows 2 --row-styles body,
  error: unknown text style ''; expected one of largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, footnote1, footnote2, caption1, caption2
  [64]
  $ widgetsize fit --rows 2 --row-lines 2 -d 'iPhone 14'
  error: unknown option '--row-lines'; did you mean '--row-styles body,body'?
  error: rows need a height: --row-height 50, or --row-styles headline,body
  [64]

Nobody published up to which text size, or from which version on, a widget follows the setting.

  $ widgetsize fit --lines 2 --family medium -d 'iPhone 12' --os 15 | grep -A 1 '^no source'
  no source says from which version on, and up to which text size, a widget
    follows the setting
  $ widgetsize fit --lines 2 --family medium -d 'iPhone 12' --os 15 --text-size l | grep '^line height'
  line height of body text: 22 on iOS (TYP1)
