The rows of a user's own tables, added to the bundled ones.

  $ mkdir first taken
  $ claim() { awk -f "$TESTDIR/claims.awk"; }
  $ place="kind=today quantity=height screen_class=414x736@3 orientation=landscape entry_point=today-view mode=expanded"
  $ echo "id=S02-900 value=337 text_size=xl os_first=10 os_last=10 $place" | claim >first/claims.csv
  $ heights() {
  >   widgetsize query -d 414x736 --os 10 --landscape -e today-view -m expanded -t l,xl --format csv \
  >     --columns text_size,height_pt,height_state,height_alternatives "$@" | tail -n +2
  > }

A claim turns a derived number into a sourced one. The tables may stand in a folder `tables` too, as they do in the
project.

  $ heights
  l,352,sourced,
  xl,336,derived,
  $ heights --data first
  l,352,sourced,
  xl,337,sourced,
  $ mkdir project && cp -r first project/tables && heights --data project
  l,352,sourced,
  xl,337,sourced,
  $ widgetsize query -d 414x736 --os 10 --data first --json | grep -o '"dataVersion":"[^"]*"'
  "dataVersion":"[0-9.]*\+local" (re)

Rows are only added: a key that is there already is an error. So is a second folder.

  $ { echo "id=S02-010 value=353 text_size=l $place"; echo "id=S02-901 value=1 text_size=l $place"; } |
  >   claim >taken/claims.csv
  $ printf 'name,kind,device,screen_class,source_id\nPLUS,nickname,,414x736@3,\n' >taken/device_names.csv
  $ printf 'device,released,source_id,locator,note\niphone-7,2016-09-16,EOL1,,\n' >taken/device_releases.csv
  $ widgetsize query -d 414x736 --data taken
  taken/claims.csv:2:1: error: [unique] id 'S02-010' is there already, in Data/tables/claims.csv:*; rows are only added (glob)
  taken/device_names.csv:2:1: error: [unique] name 'PLUS' is there twice; case, blanks and punctuation do not count
  taken/device_releases.csv:2:1: error: [unique] device 'iphone-7' is there already, in Data/tables/device_releases.csv:*; rows are only added (glob)
  [2]
  $ widgetsize query -d plus --data "$DATA"
  error: '*/Data' has all of the tables; '--data' adds rows to them (glob)
  [2]
  $ widgetsize query -d plus --data first --data taken
  error: the value 'taken' is invalid for '--data <folder>': the option is given more than once
  [64]

A device, a screen and a source of its own.

  $ mkdir own
  $ printf 'id,width_pt,height_pt,scale,idiom,name,note\n500x900@3,500,900,3,phone,mine,\n' >own/screen_classes.csv
  $ printf 'name,kind,device,screen_class,source_id\nmy phone,nickname,,500x900@3,\n' >own/device_names.csv
  $ cat >own/sources.csv <<END
  > id,title,short_name,url,author,published,kind,language,authority,method,rounding,note
  > MINE,My ruler,,,,,article,en,10,measured,,
  > END
  $ echo "id=MINE-1 kind=today quantity=height value=123 os_first=10 os_last=10 screen_class=500x900@3
  > orientation=portrait text_size=l mode=compact" | paste -s -d ' ' - | claim >own/claims.csv
  $ widgetsize query -d 'my phone' --os 10 --portrait -t l -e today-view --data own
  mine, iOS 10, portrait, Today view, text size l: compact 484 × 123 (derived),
    expanded 484 × 836.4 (derived) points
  
  mine (500x900@3), portrait
  iOS 10
  
             Today     Today
              view      view
           compact  expanded
  width       484~      484~
  l            123    836.4~
  sources     MINE
  points · ~ derived by a rule
  
  MINE My ruler

A family and a variant of its own are in the answer of every command, and unknown without its tables.

  $ mkdir ribbon
  $ printf 'id,kind,order,name,is_in_dynamic_island\nsystemRibbon,widgetkit,20,ribbon,false\n' >ribbon/families.csv
  $ printf 'id,order,name\ndocked,30,in the dock\n' >ribbon/variants.csv
  $ printf 'platform,family,os_first,has_frame,columns,rows,source_id,note\niOS,systemRibbon,26,true,,,,\n' >ribbon/widget_families.csv
  $ printf 'platform,family,variant,os_first,columns,rows,source_id,note\niOS,systemRibbon,docked,26,,,,\n' >ribbon/family_variants.csv
  $ where="kind=widgetkit platform=iOS os_first=26 os_last=26 screen_class=393x852@3 family=systemRibbon variant=docked"
  $ sed "s/^/$where method=display-size /" <<END | claim >ribbon/claims.csv
  > id=FR1-901 quantity=width value=333
  > id=FR1-902 quantity=height value=77
  > id=FR2-903 quantity=height value=76
  > END
  $ ask="-d iPhone15,4 --os 26 --family systemRibbon"
  $ own() { command widgetsize "$@" --data ribbon; }
  $ own query $ask | grep '^docked'
  docked     333     76!  999 × 228  FrameUp
  $ own query $ask --format csv | tail -n 1 | cut -d , -f 1-11
  iPhone 15,widgetkit.ios26.393x852@3.systemRibbon.docked,widgetkit,26,iOS,393x852@3,6.1-inch 14 Pro,3,standard,systemRibbon,docked
  $ own query $ask --format swift | grep -o 'static let systemRibbon = .*'
  static let systemRibbon = CGSize(width: 333, height: 76)
  $ own explain $ask | head -n 1
  widgetkit.ios26.393x852@3.systemRibbon.docked
  $ own fit --rows 2 --row-height 20 $ask | grep '^systemRibbon:'
  systemRibbon: all of it is seen
  $ own safe $ask | grep '^systemRibbon:'
  systemRibbon: 333 × 76! fits in the one known size
  $ own identify 333x76 --kind widgetkit | head -n 1
  333x76 points: iOS 26, iPhone 14 Pro, 15, 15 Pro, 16, systemRibbon, docked
  $ own list families | grep Ribbon
  systemRibbon               26
  $ own list disputes --format csv | grep Ribbon | cut -d , -f 1-6
  disputed,"iOS 26, 6.1-inch 14 Pro, systemRibbon, docked",height
  $ own query -d 'iPhone 15' --os 26 --kind widgetkit | grep -o docked
  docked
  docked
  $ own report --output site | cut -d : -f 1
  site
  $ grep -l 'systemRibbon' site/devices/iphone-16.html
  site/devices/iphone-16.html
  $ printf 'id,width_pt\nwidgetkit.ios26.393x852@3.systemRibbon.docked,333\n' >pinned.csv
  $ own check pinned.csv
  pinned.csv: 1 number of 1 cell as pinned
  $ widgetsize check pinned.csv | head -n 1
  pinned.csv:2:1: error: there is no cell 'widgetkit.ios26.393x852@3.systemRibbon.docked'
  $ widgetsize query $ask 2>&1 | cut -c 1-40
  error: unknown family 'systemRibbon'; ex

No source states which models of a measured screen run a version: the answer says so, only where it is so.

  $ mkdir ipad
  $ echo "id=FR1-900 kind=widgetkit quantity=width value=150 platform=iPadOS os_first=27 os_last=27 screen_class=834x1112@2
  > family=systemSmall variant=canvas method=display-size" | paste -s -d ' ' - | claim >ipad/claims.csv
  $ widgetsize query --family systemSmall --os 27 --data ipad -d 834x1112 2>&1 | grep 'no source says which'
  note: no source says which 10.5-inch models run iPadOS 27; the screen was measured on it
  $ widgetsize query --family systemSmall --os 27 --data ipad -d 820x1180 | grep 'no source says which'
  [1]

Broken tables get every complaint, in the order of files and lines, and no answer.

  $ mkdir broken
  $ sed 's/,337,/,33O,/' first/claims.csv >broken/claims.csv
  $ sed -n 's/^S02-901,today,S02,answer,height/S02-901,today,S99,answer,heigth/p' taken/claims.csv >>broken/claims.csv
  $ printf 'name,kind,device,screen_class,source_id\nmy phone,nickname,iphone-99,,\na\033[31m,what,,,\n' \
  >   >broken/device_names.csv
  $ widgetsize query -d plus --data broken 2>&1 | cut -d ';' -f 1
  broken/claims.csv:2:33: error: [type] value '33O' is not a number with at most two decimals
  broken/claims.csv:3:15: error: [reference] source_id 'S99' is not the id of a row of sources
  broken/claims.csv:3:26: error: [enum] quantity 'heigth' is not one of cornerRadius, gutter, height, islandWidth, margin, minimumHeight, minimumWidth, width
  broken/device_names.csv:2:19: error: [reference] device 'iphone-99' is not the id of a row of devices
  broken/device_names.csv:3:2: error: [encoding] control character 0x1B in a cell
  broken/device_names.csv:3:8: error: [enum] kind 'what' is not one of alias, identifier, nickname
  $ for command in 'list screens' 'explain -d plus' 'check first/claims.csv' 'fit --lines 2'; do
  >   widgetsize $command --data broken 2>&1 | grep -c ''
  > done
  6
  6
  6
  6

Folders that cannot be read.

  $ mkdir -p folder/claims.csv empty
  $ for data in nowhere first/claims.csv empty folder "$(printf 'a\033[31mb')"; do widgetsize query --data "$data"; done
  error: data folder 'nowhere' is not a folder
  error: data folder 'first/claims.csv' is not a folder
  error: data folder 'empty' has none of the tables, such as claims.csv
  error: 'folder/claims.csv' is a folder, not a file
  error: data folder 'a\u{1B}[31mb' is not a folder
  [2]

A name of families of two kinds means those of the kind that is answered.

  $ mkdir strip
  $ printf 'id,kind,order,name,is_in_dynamic_island\nstripSmall,activity,60,small strip,false\n' >strip/families.csv
  $ printf 'platform,family,os_first,has_frame,columns,rows,source_id,note\niOS,stripSmall,18,true,,,,\n' >strip/widget_families.csv
  $ for kind in widgetkit activity; do
  >   widgetsize query -d 'iPhone 16 Pro' --os 26 --family small --kind $kind --data strip --format csv | cut -d , -f 10 | uniq
  > done
  family
  systemSmall
  family
  stripSmall

Of a version that is newer than the lists of models nobody says which of them run it.

  $ mkdir newer
  $ head -n 1 $DATA/tables/os_releases.csv > newer/os_releases.csv
  $ echo 'iOS,60,iOS 60,2099-09-13,ADB1,false,,,,' >> newer/os_releases.csv
  $ widgetsize iphone 15 small ios 60 --data newer 2>&1 >/dev/null
  note: no source says whether iPhone 15 runs iOS 60
  [1]
