Faults of tables that only the program finds: a description of tables cannot express them. Tests/tables/broken.csv has
those that frictionless finds too. `fault TABLE SCRIPT` changes a table of Tests/tables/sound with sed; `$nl` is a new line.

  $ nl='\
  > '
  $ fault() {
  >   rm -rf data && cp -r "$TESTDIR/../tables/sound" data
  >   while [ $# -gt 0 ]; do sed "$2" "data/$1.csv" >new && mv new "data/$1.csv" && shift 2; done
  >   { widgetsize-tables validate data --format csv 2>&1; echo "[$?]"; } | grep -v '^kind,' | cut -d , -f 1-3
  > }
  $ fault claims ''
  [0]

Form: blanks, ends of lines, a byte order mark, names that differ in case alone, the shortest way to write a number.

  $ fault sources '3s/A talk/A talk /'
  data/sources.csv:3:10: error: [blank] blank at the end of a cell
  [2]
  $ fault sources "s/\$/$(printf '\r')/"
  data/sources.csv:1:86: error: [line-end] lines end in carriage return and line feed; expected a line feed alone
  [2]
  $ fault sources "1s/^/$(printf '\357\273\277')/"
  data/sources.csv:1:1: error: [encoding] the file begins with a byte order mark; UTF-8 needs none
  [2]
  $ fault device_names '2s/.*/PLUS,nickname,,414x736@3,/'
  data/device_names.csv:3:1: error: [unique] name 'plus' is there twice; case, blanks and punctuation do not count
  [2]
  $ fault claims '/^A1-001,/s/,110,/,110.0,/'
  data/claims.csv:2:31: error: [form] value '110.0' has needless zeros; write '110'
  [2]

Order of rows, by text and by number.

  $ fault sources '2{h;d};3G'
  data/sources.csv:3:1: error: [order] id 'A1' belongs before id 'A2' of the line above
  [2]
  $ fault os_releases '/^iOS,10,/{h;d};/^iOS,12,/G'
  data/os_releases.csv:3:1: error: [order] platform 'iOS', os '10' belongs before platform 'iOS', os '12' of the line above
  [2]

Places on a Home Screen in the order of the screen, and on it; a screen that is reported with Display Zoom.

  $ fault home_screens '$a A1-G01,A1,375x667@2,,10,12,,,190,30,20,200,400,'
  data/home_screens.csv:2:34: error: [range] right_pt '30' is before left_pt 190
  [2]
  $ fault home_screens '$a A1-G01,A1,375x667@2,,10,12,,,30,190,20,200,667,'
  data/home_screens.csv:2:44: error: [range] bottom_pt '667' is not on a screen of 375x667@2
  [2]
  $ fault home_screens '$a A1-G01,A1,375x667@2,,10,12,,,30,190,20,400,400,'
  [0]
  $ fault zoom_settings '/plus/s/375,667/375,737/'
  data/zoom_settings.csv:3:31: error: [range] height_pt '737' is more than the 736 of '414x736@3'
  [2]

A screen with other numbers than its identifier, or wider than high.

  $ fault screen_classes '2s/,2,phone/,3,phone/'
  data/screen_classes.csv:2:1: error: [form] id '375x667@2' has other numbers than the screen, which is '375x667@3'
  [2]
  $ fault screen_classes '$a 800x400@2,800,400,2,pad,wide,'
  data/screen_classes.csv:4:11: error: [range] width_pt '800' is more than the height; write it in portrait
  [2]

Columns that need another, or exclude it.

  $ fault claims '/^A1-001,/s/,110,pt,/,,,/'
  data/claims.csv:2:31: error: [required] value is empty; a claim that answers has a number
  [2]
  $ fault claims '/^A1-001,/s/,pt,/,,/'
  data/claims.csv:2:35: error: [required] unit is empty; value needs it
  [2]
  $ fault claims '/^A2-001,/s/,,,screen/,,pt,screen/'
  data/claims.csv:16:31: error: [required] value is empty; unit needs it
  [2]
  $ fault claims '/^A1-001,/s/,stated,/,,/'
  data/claims.csv:2:46: error: [required] os_basis is empty; os_last needs it
  [2]
  $ fault claims '/^A2-001,/s/,,phone/,stated,phone/'
  data/claims.csv:16:52: error: [required] os_first is empty; os_basis needs it
  [2]
  $ fault claims '/^A1-001,/s/,stated,,/,stated,phone,/'
  data/claims.csv:2:69: error: [reference] the devices must be given in one way: a device, a screen class, rows of claim_classes
  [2]
  $ fault claims '/^A1-103,/s/,stated,,,/,stated,,375x667@2,/'
  data/claims.csv:10:70: error: [reference] the devices must be given in one way: a device, a screen class, rows of claim_classes
  [2]
  $ fault claims '/^A1-101,/s/,12,12,stated,/,,,,/'
  data/claims.csv:8:46: error: [required] os_first is empty; a value is required
  [2]
  $ fault devices '2s/,false,,/,false,false,/'
  data/devices.csv:2:68: error: [required] dynamic_island_source is empty; has_dynamic_island needs it
  [2]
  $ fault kind_axes 's/,portrait,/,,/'
  data/kind_axes.csv:23:28: error: [required] default is empty; a value is required
  [2]

What a row may say depends on its kind.

  $ fault claims '/^A1-001,/s/,compact,,/,compact,systemSmall,/'
  data/claims.csv:2:87: error: [axis] family 'systemSmall' must be empty; claims of kind 'today' have no such axis
  [2]
  $ fault claims '/^A1-107,/s/,lockScreen,/,systemSmall,/'
  data/claims.csv:14:77: error: [reference] family 'systemSmall' is a family of kind 'widgetkit'
  [2]
  $ fault claims '/^A1-001,/s/,,10,10,/,iPadOS,12,12,/'
  data/claims.csv:2:39: error: [reference] platform 'iPadOS' is not 'iOS'; Today extensions have versions of iOS, also on iPads
  [2]
  $ fault devices '2s/^/ipad-mini-6,iPad mini (6th generation),744x1133@2,8.3,false,true,12,12,true,,A1,A1,A1,A1,'"$nl/" \
  >   screen_classes '$s/$/'"$nl"'744x1133@2,744,1133,2,pad,8.3-inch,/'
  data/devices.csv:2:61: error: [axis] has_dynamic_island 'true' must be empty or 'false'; only an iPhone has a Dynamic Island
  [2]

References that no key of a description follows: to screens, and to versions of the platform.

  $ fault claims '/^A1-001,/s/375x667@2/375x668@2/'
  data/claims.csv:2:54: error: [reference] screen_class '375x668@2' is not the id of a screen class, nor '*'; did you mean '375x667@2'?
  [2]
  $ fault claims '/^A1-101,/s/375x667@2/375x668@2/'
  data/claims.csv:8:60: error: [reference] screen_class '375x668@2' is not the id of a screen class, nor '*'; did you mean '375x667@2'?
  [2]
  $ fault claims '/^A1-101,/s/,iOS,12,12,stated,,375x667@2,/,macOS,12,12,stated,,,/'
  data/claims.csv:8:48: error: [reference] os_first '12' is not a version of macOS in os_releases
  data/claims.csv:8:51: error: [reference] os_last '12' is not a version of macOS in os_releases
  [2]
  $ fault claims '/^A1-101,/s/,iOS,/,iPadOS,/'
  data/claims.csv:8:42: error: [reference] platform 'iPadOS' is not the platform of the devices
  [2]
  $ fault devices '3s/,10,/,11,/'
  data/devices.csv:3:50: error: [reference] os_first '11' is not a version of iOS in os_releases
  [2]
  $ fault devices '2s/,12,/,11,/'
  data/devices.csv:2:43: error: [reference] os_last '11' is not a version of iOS in os_releases
  [2]
  $ fault os_ranges '2s/,A1,,/,A1,11,/'
  data/os_ranges.csv:2:13: error: [reference] os_first '11' is not a version of iOS in os_releases
  [2]
  $ fault kind_axes '18s/,10,/,11,/'
  data/kind_axes.csv:18:19: error: [reference] os_first '11' is not a version of iOS in os_releases
  [2]
  $ fault kind_axes '24s/,10,/,11,/'
  data/kind_axes.csv:24:19: error: [enum] default '11' is not a value of os
  [2]

Numbers: of the wrong size for their row, or beside other rows.

  $ fault claims '/^A1-001,/s/,110,/,0,/'
  data/claims.csv:2:31: error: [range] value '0' is less than 1; only a margin may be
  [2]
  $ fault claims '/^A1-001,/s/,10,10,/,12,10,/'
  data/claims.csv:2:43: error: [range] os_last '10' is less than 12
  [2]
  $ fault claims '/^A1-106,/s/,20,/,75,/'
  data/claims.csv:13:41: error: [range] value '75' is more than half of 148, the width of widgetkit.ios12.375x667@2.systemSmall
  [2]
  $ fault claims '/^A1-108,/s/,84,/,161,/'
  data/claims.csv:15:41: error: [range] value '161' is more than 160, the height of activity.ios12.375x667@2.lockScreen
  [2]
  $ fault text_sizes '/^ax5,/d'
  data/text_sizes.csv:1:1: error: [required] expected a row for each of the 12 text sizes
  [2]

Sizes that cannot be of one grid of their screen, cells that no grid has, and settings that no device has.

  $ fault claims '/^A1-104,/s/,148,/,149,/'
  data/claims.csv:11:35: error: [grid] value '149' is the side of one cell, but A1-101 has 148 as width of systemSmall, which is one cell
  [2]
  $ fault claims '/^A1-103,/s/,321,/,290,/'
  data/claims.csv:10:34: error: [grid] value '290' is less than 2 cells: A1-101 has 148 as width of systemSmall
  [2]
  $ fault claims '/^A1-103,/s/,321,/,322,/'
  data/claims.csv:12:34: error: [grid] value '321' is 2 cells of a grid in which no gap fits both it and another: A1-103 has 322 as width of systemMedium
  [2]
  $ fault widget_families '/systemMedium/s/,2,1,/,0,1,/'
  data/widget_families.csv:4:26: error: [range] columns '0' is less than 1
  [2]
  $ fault zoom_settings '2s/,larger,false,/,more-space,false,/'
  data/zoom_settings.csv:2:10: error: [axis] setting 'more-space' is no setting of iOS, which 'iphone-6' runs
  [2]

Rules: numbers that they cannot give, and exceptions that nothing needs.

  $ fault claims '/^A1-006,/s/,95,/,96,/'
  unexplained-miss,line-height,A1-006
  [1]
  $ fault exceptions '1s/$/'"$nl"'whole-rows,A1-002,made up/'
  needless-exception,whole-rows,A1-002
  [1]
  $ fault exceptions '1s/$/'"$nl"'grid,A1-103,made up/'
  needless-exception,grid,A1-103
  [1]

The program and frictionless agree about the others: broken.csv has the beginning of each complaint.

  $ cat >agree.py <<END
  > import shutil, subprocess, sys
  > sys.path.insert(0, sys.argv[1])
  > from broken import faults
  > for fault in faults():
  >     fault.write("broken")
  >     run = subprocess.run(["widgetsize-tables", "validate", "."], cwd="broken", capture_output=True, text=True)
  >     lines = run.stderr.splitlines()
  >     if len(lines) != len(fault.widgetsize) or not all(a.startswith("./" + b) for a, b in zip(lines, fault.widgetsize)):
  >         print(fault.name, run.stderr)
  >     shutil.rmtree("broken")
  > END
  $ python3 -B agree.py "$TESTDIR/../tables"
