Which question is answered: devices and their names, kinds of widgets, versions, and the exit code.

  $ cells() { widgetsize query --format csv --columns "$@" | tail -n +2 | uniq; }

A device has many names, and a name means one model, though a longer name begins with it.

  $ for name in 'iPhone 7 Plus' iphone7plus 'IPHONE-7 PLUS' plus iPhone9,2 5.5 5.5-inch 414x736 736x414 414×736@3; do
  >   cells screen_class --device "$name" --landscape --text-size l 2>/dev/null
  > done
  414x736@3
  414x736@3
  414x736@3
  414x736@3
  414x736@3
  414x736@3
  414x736@3
  414x736@3
  414x736@3
  414x736@3
  $ cells screen_class --device 'iphone 6' --text-size l
  375x667@2
  $ cells screen_class --device 'iPhone 6 Plus' --text-size l
  414x736@3

Several devices are named in one option, in several, and as arguments. They are answered in that order.

  $ screens() { cells screen_class --os 18 --family medium --variant icons-small "$@" | tr '\n' ' '; echo; }
  $ screens -d 'iPhone 16 Pro, iPhone 15'
  402x874@3 393x852@3 
  $ screens -d iPhone17,1,iPhone15,4
  402x874@3 393x852@3 
  $ screens -d 'iPhone 16 Pro' -d 1179x2556
  402x874@3 393x852@3 
  $ screens 'iPhone 16 Pro' 'iPhone 15'
  402x874@3 393x852@3 
  $ screens 'iPhone 15' -d 'iPhone 15 Pro' 393x852
  393x852@3 

A name that could mean other devices has a note that names them.

  $ widgetsize query --device 13 --kind today --os 15 2>&1 | head -n 1 | cut -c 1-60
  note: '13' is iPhone 13; ask by name for iPad Pro 13-inch (M

A Mac and an Apple Vision Pro can be named as devices.

  $ cells platform 'MacBook Pro' --family small --os 26
  note: content margins on macOS: not published
  macOS

No device has such a screen: the answer is that of the nearest. Formats without notes have the note on standard
error.

  $ widgetsize query --device 410x730 --text-size l --os 10 --json | grep -o '"notes":\["[^"]*;'
  "notes":["no device has a screen of '410x730';
  $ widgetsize query --device 410x730 --os 10 --format csv 2>&1 >/dev/null | cut -c 1-60
  note: no device has a screen of '410x730'; the answer is tha
  note: quick action: not on iPhone 6 Plus, without 3D Touch

Without --os, a question about Today extensions is answered for the version with most measurements.

  $ widgetsize query --device 'iPhone 8' --kind today 2>&1 | grep 'most measurements'
  iOS 12 (with most measurements); others (--os): iOS 11, 13 to 16
  $ widgetsize query --device 'iPhone 4s' | grep '^iOS 8'
  iOS 8; others (--os): iOS 9
  $ widgetsize query --device 'iPhone 7' --kind today --os 12 2>&1 | grep '^iOS'
  iOS 12

The kind is WidgetKit, unless an option, the version or the devices say otherwise.

  $ kind() { widgetsize query "$@" --format csv --columns kind | tail -n +2 | uniq; }
  $ kind
  note: systemExtraLargePortrait: in the Today View only
  note: content margins on macOS: not published; 'widgetsize explain' shows what projects assume
  note: systemSmall: 158 × 158 points of the guideline are 268 × 268 mm in the room at 100 % (HIG5), which people set from 75 to 125 %; systemMedium: 338 × 158 points of the guideline are 574 × 268 mm in the room at 100 % (HIG5); systemLarge: 338 × 354 points of the guideline are 574 × 600 mm in the room at 100 % (HIG5)
  widgetkit
  $ kind -d 'iPhone 7'
  widgetkit
  $ kind -d 'iPhone 7' --os 12
  today
  $ kind -d 'iPhone 7' --os 14
  widgetkit
  $ kind -d 'iPhone 7' --text-size l
  today
  $ kind -d 'iPhone 6'
  today
  $ kind -d 'iPhone 6' -d 'iPhone 8' --os 15
  note: iPhone 6 runs iOS 8 to 12; iOS 15 runs on the same screen of iPhone 6s and 4 more
  widgetkit
  $ kind --idiom pad
  note: systemExtraLargePortrait: in the Today View only
  widgetkit
  $ kind -d 'iPhone 15' --kind 'live activity' --os 27
  note: carPlay: sizes to test a design with, by Apple's guideline; the system may scale
  activity
  $ for command in explain safe 'fit --rows 3 --row-height 40'; do
  >   widgetsize $command -d 'iPhone 7' --json | grep -o '"kind":"[a-z]*"' | sort -u
  > done
  "kind":"widgetkit"
  "kind":"widgetkit"
  "kind":"widgetkit"

Every option of an axis narrows the answer to what was asked for.

  $ axis() { widgetsize query --device 'iPhone 7' --format csv --columns "$@" | tail -n +2 | sort -u | tr '\n' ' '; echo; }
  $ axis orientation --portrait
  portrait 
  $ axis orientation --landscape
  landscape 
  $ axis orientation --landscape
  landscape 
  $ axis text_size --text-size xxl
  xxl 
  $ axis text_size -t AX5,xs
  ax5 xs 
  $ axis text_size -t l -t m
  l m 
  $ axis text_size -t ax1-ax3
  ax1 ax2 ax3 
  $ axis entry_point --entry-point today-view
  today-view 
  $ axis entry_point -e quick-action
  quick-action 
  $ axis mode --mode compact
  compact 
  $ axis mode -m expanded,compact
  compact expanded 
  $ axis os --os 11
  11 
  $ axis os --os 'iOS 12,10'
  10 12 
  $ axis zoomed --zoomed --kind today
  note: with Display Zoom 4.7-inch models report the screen of 4-inch models; nobody measured one
  true 
  $ axis zoom --zoom 'Larger Text' --kind widgetkit
  note: with Display Zoom 4.7-inch models report the screen of 4-inch models
  larger 
  $ axis zoom --zoom standard,larger --zoomed --kind widgetkit
  note: with Display Zoom 4.7-inch models report the screen of 4-inch models
  larger standard 
  $ cells column -d 'iPad Air 2' --os 10 --landscape | sort -u
  left
  right
  $ cells column -d 'iPad Air 2' --os 10 --landscape --column left | sort -u
  left

The exit code is 0 if one number of many is known, and 1 if none is, in every format.

  $ widgetsize query -d 'iPhone 16 Pro' -d 'iPhone 7' --text-size l --kind today --os 10 >/dev/null
  note: iPhone 16 Pro is left out: these models came after iOS 17, the last with Today extensions
  $ none="query -d iPhone17,1 --kind today --os 18 --portrait -t l -e today-view -m compact"
  $ for format in table markdown html csv json svg; do
  >   widgetsize $none --format $format >output 2>errors; echo $? $(grep -c 'Today extensions' output) $(cat errors)
  > done
  1 1
  1 1
  1 1
  1 1
  1 1
  1 1
  $ widgetsize $none
  6.3-inch (402x874@3), portrait
  iPhone 16 Pro
  iOS 18
  these models came after iOS 17, the last with Today extensions
  [1]
  $ widgetsize explain ${none#query}
  these models came after iOS 17, the last with Today extensions
  [1]

HTML and Markdown are read by people who do not have the program: they name none of its options.

  $ for format in html markdown; do
  >   for command in 'query -d plus' 'query -d iPhone17,1' 'fit --rows 5 --row-height 44' safe 'identify 359x110'; do
  >     widgetsize $command --format $format >page; grep -e '--os' -e '--f' -e '\\--' page
  >   done
  > done
  [1]

What people ask in other words: several platforms, parts of names, a phone by its width, the small activity family.

  $ widgetsize small on iphone, mac, vision pro 2>/dev/null | grep -c OS
  3
  $ widgetsize iphone 15 pro / pro max medium 2>/dev/null | grep -c '^iPhone 15 Pro'
  2
  $ widgetsize small activity family 2>/dev/null | sed -n 3,4p
  device                      iOS   carPlay
  iPhone SE (2nd), (3rd)      27   240 × 78

*Now* is the newest version.

  $ widgetsize iphone 12 medium ios 15 vs now >now 2> /dev/null || true
  $ widgetsize iphone 12 medium ios 15 vs latest 2> /dev/null | diff now -
