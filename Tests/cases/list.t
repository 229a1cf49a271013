The topics of list, in every format.

  $ widgetsize list
  devices       models as they are sold, with their screens, releases and versions
  screens       sizes that models share, in points
  text-sizes    text sizes that people can choose
  entry-points  how a Today extension is reached
  os            versions of every platform
  families      families of widgets, and since when each platform has them
  sources       publications with the numbers
  disputes      published numbers that contradict each other
  unknown       sizes that nobody published, with the nearest
  rules         rules that derive numbers, and how often each is right
  $ widgetsize list text-sizes --format csv | head -n 3
  id,name,uikit_name,body_pt,older_line_height_pt,current_line_height_pt
  xs,extra small,UICTContentSizeCategoryXS,14,19,19
  s,small,UICTContentSizeCategoryS,15,20,20
  $ widgetsize list entry-points
  id                   name                 from  to
  today-view           Today view             10  17
  notification-center  Notification Center     8  17
  quick-action         quick action           10  17
  $ widgetsize list families | head -n 2
  family                    iOS  iPadOS  macOS  watchOS  visionOS
  systemSmall                14      14     11                 26

Every topic has the same number of entries in every format, each with the same keys or columns.

  $ cat >count.py <<END
  > import json, sys
  > objects = [value for key, value in json.load(sys.stdin).items() if key != "notes" and type(value) is list]
  > keys = {tuple(entry) for entry in objects[0]}
  > print(len(objects[0]) if len(objects) == len(keys) == 1 else (len(objects), keys))
  > END
  $ for topic in devices screens text-sizes entry-points os families sources disputes; do
  >   entries=$(widgetsize list $topic --json | python3 count.py)
  >   test $(widgetsize list $topic --format csv | grep -c '') = $((entries + 1)) || echo "csv of $topic"
  >   test $(widgetsize list $topic --format html | grep -c '^<tr>$') = $((entries + 1)) || echo "html of $topic"
  > done

A device has its release date, a source its short name.

  $ widgetsize list devices --format csv | grep -e '^name,' -e '^iPhone 7,'
  name,screen_class,diagonal_in,os_first,os_last,has_3d_touch,has_dynamic_island,has_display_zoom,zoomed,released,also
  iPhone 7,375x667@2,4.7,10,15,yes,no,yes,320x568,2016-09-16,"7, iPhone9,1, iPhone9,3"
  $ widgetsize list devices --json | grep -o '{"name":"iPhone 7",[^}]*'
  {"name":"iPhone 7","screenClass":"375x667@2","diagonalIn":4.7,"osFirst":"10","osLast":"15","has3DTouch":"yes","hasDynamicIsland":"no","hasDisplayZoom":"yes","zoomed":"320x568","released":"2016-09-16","also":["7","iPhone9,1","iPhone9,3"]
  $ widgetsize list devices --columns name,released | grep '^iPhone 7 '
  iPhone 7                                 2016-09-16
  iPhone 7 Plus                            2016-09-16
  $ widgetsize list sources --json | grep -o '"shortName":"FrameUp, measured[^"]*"'
  "shortName":"FrameUp, measured on simulators"
  $ widgetsize list sources | grep -A 3 '^FR1$'
  FR1
    title        FrameUp: WidgetFrameRecord
    author       Ryan Lintott
    published    2026-09

A source with mistakes of its own has a caution.

  $ widgetsize list sources --format csv | grep -o 'its column of devices is shifted.*read'
  its column of devices is shifted by rows against its own table; only the keys of the table are read

Disputes are found under what else people call them.

  $ widgetsize list disputes >disputes.txt; widgetsize list conflicts | cmp - disputes.txt
  $ widgetsize list contradictions iphone 8 plus small 2>/dev/null | cmp - disputes.txt >/dev/null
  [1]

A dispute is told by its kind, its place and its number.

  $ widgetsize list disputes | grep -x disputed
  [1]

What nobody published narrows as other lists do. Of one device it is a line for each family on each version; of several,
what is unknown alike is one line. What is nearest is told for each variant and setting that has it.

  $ widgetsize list unknown macos 15 --columns device,version,family,nearest
  device  version   family            nearest
  Mac     macOS 15  systemSmall       macOS 26 has 164 × 164
  Mac     macOS 15  systemMedium      macOS 26 has 344 × 164
  Mac     macOS 15  systemLarge       macOS 26 has 344 × 344
  Mac     macOS 15  systemExtraLarge  macOS 26 has 704 × 344
  $ widgetsize list unknown iphone 11 small ios 26 to 27 zoomed --csv
  device,version,family,settings,unknown,nearest,ids
  iPhone 11,iOS 27,systemSmall,"icons-small zoomed, icons-large zoomed, standby zoomed","width, height",icons-small zoomed: iOS 17 has 155 × 155,widgetkit.ios27.414x896@2.systemSmall.icons-small.larger widgetkit.ios27.414x896@2.systemSmall.icons-large.larger widgetkit.ios27.414x896@2.systemSmall.standby.larger
  iPhone 11,iOS 26,systemSmall,"icons-small zoomed, icons-large zoomed, standby zoomed","width, height",icons-small zoomed: iOS 17 has 155 × 155,widgetkit.ios26.414x896@2.systemSmall.icons-small.larger widgetkit.ios26.414x896@2.systemSmall.icons-large.larger widgetkit.ios26.414x896@2.systemSmall.standby.larger
  $ widgetsize list unknown 'iPhone 18 Pro' live activity ios 27 --csv --columns family,unknown
  family,unknown
  expanded,"width, height"
  compactLeading,"width, height"
  compactTrailing,"width, height"
  minimal,"width, height"
  lockScreen,"width, height"
  carPlay,"width, height"
  $ widgetsize what is unknown about the mac | head -n 3
  note: read as: widgetsize list unknown mac; not understood: about
  Mac
    version                macOS 15
    family                 systemSmall
  $ widgetsize list unknown visionos
  error: nothing in the list of unknown is chosen
  [1]
  $ widgetsize list unknown today
  error: the list of unknown has widgets that come in families, and no Today extensions; 'query --kind today --all' has the reasons for those
  [64]

Rules have what they explain, and what is found when each number is left out in turn.

  $ widgetsize list rules | grep -m 1 -o '^whole-rows  *expanded maximum'
  whole-rows          expanded maximum
  $ widgetsize list rules | grep '^leave one out'
  leave one out: \d+ exact, \d+ in range, 0 wrong (re)

A range of models has those of its note, of a series that one may be the first of, too.

  $ widgetsize list devices iphones up to 8 --csv | grep -c '^iPhone'
  note: 'iphones up to 8' is read as 14 models
  14

A number narrows the versions of a list of versions. Disputes are those of the version, and not those with its number as a size.

  $ widgetsize list os 17 --columns version,name
  version  name
       17  iOS 17
       17  iPadOS 17
  $ widgetsize list disputes --os 18 --csv --columns where | grep -vc 'OS 18'
  1
