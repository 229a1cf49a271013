Content of `fit`.

  $ rows="fit --rows 5 --row-height 44"
  $ widgetsize $rows --content-height 220
  error: --rows contradicts --content-height, which is all there is
  [64]
  $ widgetsize $rows --text-style body
  error: --row-height contradicts --text-style, which gives rows their height
  [64]
  $ widgetsize $rows --family systemSmall --text-size ax3
  error: --text-size applies to Today extensions only, --family systemSmall to WidgetKit widgets; content grows with the text size if it is lines of text: --lines 2
  [64]
  $ widgetsize $rows --platform iOS --mode compact
  error: --platform applies to WidgetKit widgets and Live Activities only, --mode to Today extensions
  [64]
  $ for option in '--rows 3' '--at-least 1' '--kind activity' --portrait --no-margins; do
  >   widgetsize fit --image 5x5 $option 2>&1
  > done
  error: --rows contradicts --image; ask for one at a time
  error: --at-least contradicts --image, which has no rows
  error: --image applies to WidgetKit widgets only, --kind activity to Live Activities
  error: --image applies to WidgetKit widgets only, --portrait to Today extensions; the tables have one size of a widget for both orientations
  error: --no-margins contradicts --image, which may lie under the margins
  [64]
