What validate finds in tables.

  $ widgetsize-tables validate >all.txt; grep -e '^all is well' -e '^Rules' -e '^Disputed' -e '^Coverage' all.txt
  all is well: the bundled tables, version * (glob)
  Rules
  Disputed and shadowed
  Coverage, in numbers

  $ change() { rm -rf new; cp -r "$DATA" new; sed -i.old "$1" new/tables/claims.csv; }

One source without an address is one, several are several.

  $ grep '^refused images: ' all.txt | grep -oE '[(][0-9]+ by (a source|sources) without an address' >few.txt
  $ grep -E '[(](1 by sources|([2-9]|[0-9]{2,}) by a source)' few.txt
  [1]

A changed number breaks rules, or the grid of its screen.

  $ change '/^S04-003,/s/,140,/,141,/'
  $ widgetsize-tables validate new --format csv | cut -d , -f 1-3
  kind,rule,claim
  unexplained-miss,line-height,S04-003
  needless-exception,line-height,S02-006
  $ widgetsize-tables validate new >changed.txt
  [1]
  $ change '/^FR1-114,/s/,159,/,160,/'
  $ widgetsize-tables validate new
  new/tables/claims.csv:191:37: error: [grid] value '160' is the side of one cell, but FR1-113 has 159 as width of systemSmall, which is one cell, too
  [2]

A claim of no cell is named with the reason.

  $ change '/^FR0-001,/s/,16,16,/,15,15,/'
  $ widgetsize-tables validate new | grep '^FR0-001'
  FR0-001  context  accessoryCircular begins with iOS 16

The rows of a folder with some of the tables are added to the bundled ones.

  $ mkdir own
  $ echo "id=S02-900 kind=today quantity=height value=337 os_first=10 os_last=10 screen_class=414x736@3
  > orientation=landscape entry_point=today-view text_size=xl mode=expanded" | paste -s -d ' ' - |
  >   awk -f "$TESTDIR/claims.awk" >own/claims.csv
  $ widgetsize-tables validate own --format csv | cut -d , -f 1-3 | sort -u
  kind,rule,claim
  unexplained-miss,row-height,S02-900
  unexplained-miss,whole-rows,S02-900
  wrong-prediction,whole-rows,
  $ widgetsize-tables validate own | grep -o "with the rows of 'own'"
  with the rows of 'own'

Coverage counts each number once.

  $ widgetsize-tables validate --json | grep -o '"coverage":\[{[^}]*'
  "coverage":[{"kind":"widgetkit","platform":"iOS","os":"14","setting":"standard","sourced":*,"disputed":*,"derived":*,"unknown":*,"not-applicable":* (glob)
