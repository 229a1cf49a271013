Options that contradict each other, or the kind of widget that the others ask for.

  $ widgetsize query --json --format csv
  error: --json contradicts --format csv
  [64]
  $ widgetsize query --unit px --json
  error: --unit px is for tables, not for json; expected --format table, markdown, html
  [64]
  $ widgetsize query --idiom pad --platform macOS
  error: iPads do not run macOS; ask for one of the two
  [64]
  $ widgetsize query --mode compact --family small
  error: --family small applies to WidgetKit widgets only, --mode to Today extensions
  [64]
  $ widgetsize query -d 'iPhone 15' --variant test-240x78
  error: test-240x78 is of Live Activities; iPhones have icons-small, icons-large and standby
  [64]
  $ widgetsize query -d 'iPhone 15' --idiom pad
  error: 'iPhone 15' runs iOS, not iPadOS
  [64]
  $ widgetsize query --os 'macOS 15' -d 'iPhone 15'
  error: the devices run iOS, not 'macOS 15'
  [64]
  $ widgetsize identify 'max[5]' --kind today
  error: a limit for images applies to WidgetKit widgets only, --kind today to Today extensions
  [64]

Content of `fit`.

  $ rows="fit --rows 5 --row-height 44"
  $ widgetsize $rows --content-height 220
  error: --rows contradicts --content-height, which is all there is
  [64]
  $ widgetsize $rows --text-style body
  error: --row-height contradicts --text-style, which gives rows their height
  [64]
  $ widgetsize $rows --largest-mode compact --mode expanded
  error: --mode expanded contradicts --largest-mode compact
  [64]
  $ widgetsize $rows --family systemSmall --text-size ax3
  error: --text-size applies to Today extensions only, --family systemSmall to WidgetKit widgets; content grows with the text size if it is lines of text: --lines 2
  [64]
  $ widgetsize $rows --family systemSmall --largest-mode expanded
  error: --largest-mode applies to Today extensions only, --family systemSmall to WidgetKit widgets
  [64]
  $ widgetsize $rows --platform iOS --mode compact
  error: --platform applies to WidgetKit widgets and Live Activities only, --mode to Today extensions
  [64]
  $ widgetsize fit --lines 2 --rows 3
  error: --rows contradicts --lines, which stand in place of rows
  [64]
  $ widgetsize fit --lines 2 --row-height 3
  error: --row-height contradicts --lines, which stand in place of rows
  [64]
  $ widgetsize fit --lines 2 --content-height 9
  error: --lines contradicts --content-height, which is all there is
  [64]
  $ widgetsize fit --lines 2 --image 9x9
  error: --lines contradicts --image; ask for one at a time
  [64]
  $ for option in '--rows 3' '--largest-mode compact' '--kind activity' --portrait --no-margins; do
  >   widgetsize fit --image 5x5 $option 2>&1
  > done
  error: --rows contradicts --image; ask for one at a time
  error: --largest-mode contradicts --image, which has no rows and no modes
  error: --image applies to WidgetKit widgets only, --kind activity to Live Activities
  error: --image applies to WidgetKit widgets only, --portrait to Today extensions; the tables have one size of a widget for both orientations
  error: --no-margins contradicts --image, which may lie under the margins
  [64]
