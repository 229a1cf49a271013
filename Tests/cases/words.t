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
  iPhone 13: 6.1-inch 12 (390x844@3)
  $ widgetsize query --device 14 --kind today --os 16 2>&1 | head -n 1
  iPhone 14: 6.1-inch 12 (390x844@3)

A Mac and an Apple Vision Pro can be named as devices.

  $ widgetsize query -d 'Vision Pro' --family small --os 26
  visionOS 26, systemSmall: 158 × 158 points
  
  family       width  height  sources
  systemSmall    158     158  FrameUp, Apple's guideline
  note: systemSmall: 158 × 158 points of the guideline are 268 × 268 mm in the room at 100 % (HIG5), which people set from 75 to 125 %
  note: content margins on visionOS: not published
  $ cells platform 'MacBook Pro' --family small --os 26
  macOS

No device has such a screen: the answer is that of the nearest. Formats without notes have the note on standard
error.

  $ widgetsize query --device 410x730 --text-size l --os 10 --portrait --mode compact 2>&1 | head -n 4
  iPhone 6 Plus, 6s Plus +1, iOS 10, portrait, Today view, text size l (default):
    compact 398 × 110 points
  
  5.5-inch (414x736@3), portrait
  $ widgetsize query --device 410x730 --text-size l --os 10 --json | grep -o '"notes":\["[^"]*;'
  "notes":["no device has a screen of '410x730';
  $ widgetsize query --device 410x730 --os 10 --format csv 2>&1 >/dev/null | cut -c 1-60
  note: no device has a screen of '410x730'; the answer is tha

Without --os, a question about Today extensions is answered for the version with most measurements.

  $ widgetsize query --device 'iPhone 7' --kind today 2>&1 | head -n 2
  iPhone 7, iOS 10, portrait, Today view, text size l (default): compact
    359 × 110, expanded 359 × 616 points
  $ widgetsize query --device 'iPhone 8' --kind today 2>&1 | grep 'most measurements'
  iOS 12 (most measurements); others (--os): iOS 11, 13 to 16
  $ widgetsize query --device 'iPhone 4s' | grep 'most measurements'
  iOS 8 (most measurements); others (--os): iOS 9
  $ widgetsize query --device 'iPhone 7' --kind today --os 12 2>&1 | grep '^iOS'
  iOS 12

The kind is WidgetKit, unless an option, the version or the devices say otherwise.

  $ kind() { widgetsize query "$@" --format csv --columns kind | tail -n +2 | uniq; }
  $ kind
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
  widgetkit
  $ kind -d 'iPhone 15' --kind 'live activity'
  activity
  $ for command in explain safe 'fit --rows 3 --row-height 40'; do
  >   widgetsize $command -d 'iPhone 7' --json | grep -o '"kind":"[a-z]*"' | sort -u
  > done
  "kind":"widgetkit"
  "kind":"widgetkit"
  "kind":"widgetkit"

A device on which nothing exists of what is asked for has a note beside others, and no place in the headline.

  $ widgetsize query 'iPhone 6 Plus' --family small
  there are no such WidgetKit widgets; the first are those of iOS 14, iPadOS 14,
    macOS 11, watchOS 9 and visionOS 26
  note: iPhone 6 Plus has no WidgetKit widgets: it runs iOS 8 to 12
  [1]
  $ widgetsize query 'iPhone 6 Plus, iPhone 6s' --family small --os 15
  systemSmall, iOS 15: 148 × 148 points
  
  device          size     pixels
  iPhone 6s  148 × 148  296 × 296
  within the content margin of 0~: 148 × 148
  note: iPhone 6 Plus runs iOS 8 to 12; iOS 15 runs on the same screen of iPhone 6s Plus and 2 more
  $ widgetsize safe iphone 15 iphone 7 small ios 17 2>&1 >/dev/null
  note: iPhone 7 runs iOS 10 to 15; iOS 17 runs on the same screen of iPhone SE (2nd generation) and 1 more
  $ widgetsize safe iphone 15 iphone 7 small ios 17 2>/dev/null | head -n 1
  iPhone 15, iOS 17: systemSmall
  $ widgetsize 'iphone 15, iphone 14 island width ios 27' 2>&1 >/dev/null
  note: iPhone 14 has no Dynamic Island
  $ widgetsize iphone 15 to iphone 18 pro medium ios 17 2>&1 >/dev/null
  note: 'iphone 15 to iphone 18 pro' is read as 18 models
  note: nothing of what is asked for exists on iPhone Duo (inner display), iPhone Duo (outer display), iPhone 18 Pro and 11 more
  $ widgetsize query 'iPhone 6 Plus' --family small --os 18
  iPhone 6 Plus runs iOS 8 to 12
  [1]

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
  true 
  $ axis zoom --zoom 'Larger Text' --kind widgetkit
  larger 
  $ axis zoom --zoom standard,larger --zoomed --kind widgetkit
  larger standard 
  $ cells column -d 'iPad Air 2' --os 10 --landscape | sort -u
  left
  right
  $ cells column -d 'iPad Air 2' --os 10 --landscape --column left | sort -u
  left

The exit code is 0 if one number of many is known, and 1 if none is, in every format.

  $ widgetsize query -d 'iPhone 16 Pro' -d 'iPhone 7' --text-size l --kind today --os 10 >/dev/null
  note: iPhone 16 Pro is left out: these models came after iOS 17, the last with Today extensions
  note: quick action: not on iPhone 6, without 3D Touch
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
  today.ios18.402x874@3.portrait.l.today-view.compact
  iOS 18, 6.3-inch, portrait, l, Today view, compact
  iPhone 16 Pro
  
  height: not applicable
    reason: these models came after iOS 17, the last with Today extensions
  
  width: not applicable
    reason: these models came after iOS 17, the last with Today extensions
  [1]

HTML and Markdown are read by people who do not have the program: they name none of its options.

  $ for format in html markdown; do
  >   for command in 'query -d plus' 'query -d iPhone17,1' 'fit --rows 5 --row-height 44' safe 'identify 359x110'; do
  >     widgetsize $command --format $format >page; grep -e '--os' -e '--f' -e '\\--' page
  >   done
  > done
  [1]

Words that leave something out, compare or count are never passed over.

  $ widgetsize all iphones but se medium
  error: 'but' cannot leave anything out; name what you want
  [64]
  $ widgetsize everything apart from small iphone 15
  error: 'apart from' cannot leave anything out; name what you want
  [64]
  $ widgetsize iphone 15 less large
  error: 'less' cannot choose among sizes; name models or versions, such as 'iphone 14 or later' or 'ios 17+'
  [64]
  $ widgetsize half medium iphone 15
  error: 'half' chooses nothing; name what you want
  [64]
  $ widgetsize iphones smaller than iphone 13
  error: sizes cannot be filtered by 'smaller than'; '--sort width' sorts them, and 'widgetsize compare' sets two devices side by side
  [64]
  $ widgetsize is medium bigger on iphone 15 than on iphone 14 2>&1 >/dev/null
  note: read as: widgetsize compare medium vs iphone 15 iphone 14
  $ widgetsize iphone 14 small ios seventeen
  error: 'seventeen' is no version of iOS; write a number, such as 'iOS *' (glob)
  [64]

Both settings can be asked for, and one cannot be on and off.

  $ widgetsize iphone 15 small with and without display zoom 2>/dev/null | head -1
  systemSmall: 141 × 141 to 162.67 × 162.67 points
  $ widgetsize iphone 15 small zoomed not zoomed
  error: Display Zoom is named on and off; for both write 'with and without display zoom'
  [64]

What people ask in other words: several platforms, parts of names, a phone by its width, the small activity family.

  $ read_as() { widgetsize "$@" 2>&1 >/dev/null | head -1; }
  $ widgetsize small on iphone, mac, vision pro 2>/dev/null | grep -c OS
  3
  $ read_as ipad 13 extra large
  note: 'ipad 13' is read as 5 models
  $ widgetsize iphone 15 pro / pro max medium 2>/dev/null | grep -c '^iPhone 15 Pro'
  2
  $ widgetsize 402 pt medium 2>/dev/null | head -1
  iPhone 16 Pro, 17 +*, iOS 27, systemMedium: 349.67 × 164.33 points, 1049 × 493 (glob)
  $ widgetsize small activity family 2>/dev/null | sed -n 3,4p
  device                      iOS   carPlay
  iPhone SE (2nd), (3rd)      27   240 × 78
  $ read_as new ipad pro medium
  note: 'new ipad pro' is read as 2 models
  $ widgetsize safe area small iphone 15 2>/dev/null | head -1
  iPhone 15, iOS 27, systemSmall: 162.67 × 162.67 points, 488 × 488 pixels,
  $ read_as screen resolution iphone 15
  note: read as: widgetsize list screens iphone 15
  $ read_as 3 rows of headline and subheadline in medium iphone 15
  note: read as: widgetsize fit medium iphone 15 --rows 3 --text-style headline,subheadline

What has no answer is refused with the way on.

  $ for words in 'how many columns of 44 in medium' 'largest font for 2 lines in medium' '5 of the small iphone 15' \
  >   why 'mini small' 'iphones as big as ipad mini'; do read_as $words; done
  error: 'columns' are not added up; ask with the width of all: 'widgetsize fit --content-width 312 --content-height 60'
  error: no command picks a font for 2 lines; ask for each text style: --lines 2 --text-style title1
  error: '5' alone is not understood; for the phone write 'iphone 5'
  error: of which size? name a device or a family: 'why iphone 15 medium'
  error: 'mini' alone names no device; write a whole name, such as 'iPad mini *' or '*' (glob)
  error: 'as big as' cannot choose among sizes; name models or versions, such as 'iphone 14 or later' or 'ios 17+'

A text size may have the name of a device.

  $ widgetsize iphone 7 today size xs compact 2>/dev/null | head -n 1
  iPhone 7, iOS 10, portrait, Today view, text size xs: compact 359 × 95 (derived)
