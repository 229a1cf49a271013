Content of a width, a height or both.

  $ widgetsize fit --content-width 150 --content-height 60 --family accessoryRectangular -d 'iPhone 13 mini' --os 26
  iPhone 13 mini, iOS 26: accessoryRectangular
  content 150 wide and 60 high: cut off everywhere
  
                                    usable  too wide  usable  too high
  family                where        width        by  height        by
  accessoryRectangular  everywhere     143         7      58         2
  
  content margin left free on each side: 0 (MAR1)
  whether a text fits depends on its font; this is the room that it has
  
  FR1 FrameUp, measured on simulators · MAR1 kylebshour, content margins measured
  [1]
  $ widgetsize fit --content-width 60 --family compactTrailing -d 'iPhone 15' --os 26
  iPhone 15, iOS 26: compactTrailing
  content 60 wide: cut off everywhere
  
  family           where       usable width  too wide by
  compactTrailing  everywhere         52.33         7.67
  
  whether a text fits depends on its font; this is the room that it has
  
  HLA1 Apple's guideline, Live Activities
  [1]

Of a Live Activity the margin is advice: both rooms are told.

  $ widgetsize fit --content-width 350 --family lockScreen -d 'iPhone 15' --os 26
  iPhone 15, iOS 26: lockScreen
  content 350 wide: all of it is seen
  
  family      where       usable width  too wide by
  lockScreen  everywhere           371            –
  
  the guideline recommends a margin of 14 (HLA1), which is not left free here
  whether a text fits depends on its font; this is the room that it has
  
  HLA1 Apple's guideline, Live Activities

Every phone.

  $ widgetsize fit --content-width 312 --family medium --platform iOS --os 17
  8 screens, iOS 17: systemMedium
  content 312 wide: cut off in 4 of 8 cases
  
  family        where                      usable width  too wide by
  systemMedium  iPhone SE (2nd), (3rd)              289           23
                iPhone 11 Pro, 12 mini +2           297           15
                iPhone 12, 12 Pro, 13 +5            306            6
                elsewhere                       328…332            –
  
  content margin left free on each side: 16 (HIG5)
  whether a text fits depends on its font; this is the room that it has
  --format markdown names the models behind +
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots

A width and a height on an iPad, of two families; programs get each cell.

  $ widgetsize fit --content-width 300 --content-height 130 --family small,medium -d 'iPad Air 11-inch (M2)' --os 26
  iPad Air 11-inch (M2), iPadOS 26: systemSmall and systemMedium
  content 300 wide and 130 high: cut off everywhere
  
  family        where        usable width  too wide by  usable height  too high by
  systemSmall   canvas                123          177            123            7
                lock-screen           152          148            152            –
  systemMedium  everywhere            310            –            123            7
  
  iPads by the size that a view is laid out in; --variant device is what they show
  content margin left free on each side: 16 (HIG5)
  content margin not known, none left free: systemSmall lock-screen
  whether a text fits depends on its font; this is the room that it has
  
  FR1 FrameUp, measured on simulators · FR2 FrameUp, notes on its measurements ·
    HIG5 Apple's guideline
  [1]
  $ widgetsize fit --content-width 130 --content-height 130 --family small -d 'iPhone 15' --os 18 --format csv | cut -d, -f1,11-15
  id,verdict,room_width_pt,room_height_pt,too_wide_pt,too_high_pt
  widgetkit.ios18.393x852@3.systemSmall.icons-small,cut-off,126,126,4,4
  widgetkit.ios18.393x852@3.systemSmall.icons-large,all-seen,133,133,0,0

What cannot be content.

  $ widgetsize fit --content-width 0 -d 'iPhone 15'
  error: --content-width '0' is not a width; expected more than 0 to 10000 points, with at most two decimals
  [64]
  $ widgetsize fit --content-width NaN -d 'iPhone 15'
  error: --content-width 'NaN' is not a width; expected more than 0 to 10000 points, with at most two decimals
  [64]
  $ widgetsize fit --content-width 5 --rows 3
  error: --rows contradicts --content-width, which is judged alone
  [64]
