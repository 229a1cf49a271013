The small widget in StandBy, on iPhones since iOS 17, is asked for by name; a bare name does not mean it.

  $ widgetsize iphone 16 pro standby ios 26 --columns variant,width,height,pixels
  variant  width  height       pixels
  standby   362□    362□  1086 × 1086
  points · □ pixels of a screenshot
  
  CHA1 CharaTime, measured on iOS 26

Elsewhere nobody published it, and it is not carried to another version, screen or setting.

  $ for device in 'iPhone 16 Pro' 'iPhone 14 Pro Max'; do
  >   widgetsize query "$device" --variant standby --os 17-27 --columns os,width_state --format csv | sort -u
  > done
  note: iPhone 16 Pro runs iOS 18 to 27, not iOS 17
  17,not-applicable
  18,unknown
  26,sourced
  27,unknown
  os,width_state
  17,unknown
  18,unknown
  26,unknown
  27,unknown
  os,width_state
  $ widgetsize query 'iPhone 16 Pro Max' --variant standby --zoomed --os 26
  no size is known
  
  ? systemSmall standby: no source for 6.9-inch on iOS 26
  note: with Display Zoom 6.9-inch models report the screen of 5.8-inch models
  [1]
  $ widgetsize fit --image most -d 'iPhone 17 Pro' --variant standby --os 26
  iPhone 17 Pro, iOS 26: systemSmall, standby
  
  ? unknown in the one case, not counted above: everywhere
  [1]

A family that StandBy does not show says so, also as JSON.

  $ widgetsize iphone 15 standby large
  there is no standby size of this widget on iOS, only of systemSmall
  [1]
  $ widgetsize iphone 15 standby large --os 18 --json | grep -o '"variant":"standby","width":{[^{]*reason":"[^"]*"'
  "variant":"standby","width":{"value":null,"pixels":null,"state":"not-applicable","range":null,"sources":[],"claims":[],"rule":null,"extrapolates":[],"alternatives":[],"drawn":[],"guideline":null,"reason":"there is no standby size of this widget on iOS, only of systemSmall"
  $ widgetsize query 'iPhone 15' --variant standby --os 16
  iPhone 15 runs iOS 17 to 27; iOS 16 runs on the same screen of iPhone 14 Pro
  [1]
  $ widgetsize query 'iPad mini 7' --variant standby
  error: standby is of iPhones; iPads have canvas, device and lock-screen
  [64]

A size of one's own is answered in the same way, and takes nothing from the widget of the Home Screen on iOS 17.

  $ mkdir own
  $ where="kind=widgetkit platform=iOS os_first=17 os_last=17 screen_class=393x852@3 family=systemSmall variant=standby"
  $ sed "s/^/$where method=display-size value=300 /" <<END | awk -f "$TESTDIR/claims.awk" >own/claims.csv
  > id=FR1-901 quantity=width
  > id=FR1-902 quantity=height
  > END
  $ widgetsize iphone 15 small --os 17-18 --data own --columns version,variant,width
  version  variant      width
  iOS 17                  158
  iOS 18   icons-small    158
           icons-large   165□
  points · □ pixels of a screenshot
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  $ widgetsize iphone 15 small standby --os 17-18 --data own --columns version,variant,width
  version  variant  width
  iOS 17   standby    300
  iOS 18   standby      ?
  points · ? unknown
  
  FR1 FrameUp, measured on simulators
