Rows of several text styles.
A row has a line of each style, and grows with all of them.

  $ widgetsize fit --rows 3 --text-style headline,body --family medium -d 'iPhone 14' --os 17
  iPhone 14, iOS 17: systemMedium
  3 rows of one line each of headline and body text, at all text sizes: 114…372
    points
  systemMedium: cut off at l to ax5; 1 to 2 of 3 rows are seen
  
  family        where       xs to m  l to xxxl  ax1 to ax5  by
  systemMedium  everywhere      all          2           1  HIG5 MZ1
  
  whole rows seen, of 3 · all: nothing is cut off
  content margin left free on each side: 16 (HIG5)
  line height of headline text: 19…62 on iOS (TYP1)
  line height of body text: 19…62 on iOS (TYP1)
  no source says from which version on, and up to which text size, a widget
    follows the setting
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots · TYP1 Apple's
    guideline, text styles
  $ widgetsize fit --rows 1 --text-style body,headline --text-size xxxl -d 'iPhone 7' --os 11 --mode compact --json | tr ',' '\n' | grep contentHeight
  "contentHeight":58
  "contentHeight":58
  "contentHeight":58
  "contentHeight":58
  "contentHeight":58
  "contentHeight":58
  $ widgetsize fit --rows 1 --text-style headline,body --text-size m --family rectangular --variant watch-face --platform watchOS --os 26
  8 screens, watchOS 26: accessoryRectangular, watch-face, text size m
  1 row of one line each of headline and body text, at m (medium): the height is
    not known
  accessoryRectangular: the line height is not known
  
  ? unknown in 8 of 8 cases, not counted above: everywhere
  ? no source has the line height of headline text on watchOS
  ? no source has the line height of body text on watchOS
  [1]

Nobody published up to which text size, or from which version on, a widget follows the setting.

  $ widgetsize fit --lines 2 --family medium -d 'iPhone 12' --os 15 | grep -A 1 '^no source'
  no source says from which version on, and up to which text size, a widget
    follows the setting
  $ widgetsize fit --lines 2 --family medium -d 'iPhone 12' --os 15 --text-size l | grep '^line height'
  line height of body text: 22 on iOS (TYP1)
