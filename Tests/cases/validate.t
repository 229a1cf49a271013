What validate finds in tables, and what would change without a claim.

  $ widgetsize validate >all.txt; grep -e '^all is well' -e '^Rules' -e '^Disputed' -e '^Coverage' all.txt
  all is well: the bundled tables, version * (glob)
  Rules
  Disputed and shadowed
  Coverage, in numbers
  Coverage of WidgetKit, in numbers

  $ change() { rm -rf new; cp -r "$DATA" new; sed -i.old "$1" new/tables/claims.csv; }

A changed number breaks rules, and the answers of earlier versions of the tables until their version is raised.

  $ change '/^S04-003,/s/,140,/,141,/'
  $ widgetsize validate new --format csv | cut -d , -f 1-3 | sort -u
  golden,,
  golden,,S04-003
  kind,rule,claim
  needless-exception,line-height,S02-006
  unexplained-miss,line-height,S04-003
  $ change '/^FR1-114,/s/,159,/,160,/'
  $ widgetsize validate new --format csv | cut -d , -f 1-3 | sort -u
  new/tables/claims.csv:189:37: error: [grid] value '160' is the side of one cell, but FR1-113 has 159 as width of systemSmall, which is one cell, too
  $ sed -i.old 's/"version": "[^"]*"/"version": "2999.1.1"/' new/datapackage.json
  $ widgetsize validate new --format csv | cut -d , -f 1-3 | sort -u
  new/tables/claims.csv:189:37: error: [grid] value '160' is the side of one cell, but FR1-113 has 159 as width of systemSmall, which is one cell, too

A claim of no cell is named with the reason.

  $ change '/^FR0-001,/s/,16,16,/,15,15,/'
  $ widgetsize validate new | grep '^FR0-001'
  FR0-001  context  accessoryCircular begins with iOS 16

The rows of a folder with some of the tables are added to the bundled ones.

  $ mkdir own
  $ echo "id=S02-900 kind=today quantity=height value=337 os_first=10 os_last=10 screen_class=414x736@3
  > orientation=landscape entry_point=today-view text_size=xl mode=expanded" | paste -s -d ' ' - |
  >   awk -f "$TESTDIR/claims.awk" >own/claims.csv
  $ widgetsize validate own --format csv | cut -d , -f 1-3 | sort -u
  kind,rule,claim
  unexplained-miss,row-height,S02-900
  unexplained-miss,whole-rows,S02-900
  wrong-prediction,whole-rows,
  $ widgetsize validate own | grep -o "with the rows of 'own'"
  with the rows of 'own'

Without a claim, other numbers are weaker or change; WidgetKit's first, then those of Today extensions.

  $ without() {
  >   widgetsize validate "$@" --json | grep -o '"removals":.*' |
  >     grep -o -e '"claim":"[^"]*","changesNothing":[a-z]*' -e '"\(changed\|weakened\)":\[{"cell":"[^"]*"'
  > }
  $ without --without S02-010 --without S04-008
  "claim":"S02-010","changesNothing":false
  "weakened":[{"cell":"today.ios10.414x736@3.landscape.l.today-view.expanded"
  "claim":"S04-008","changesNothing":false
  "changed":[{"cell":"today.ios10.375x667@2.portrait.xs.quick-action.compact"
  $ without --without HIG5-027
  "claim":"HIG5-027","changesNothing":false
  "changed":[{"cell":"widgetkit.ios18.414x896@2.systemMedium.icons-small"
  "weakened":[{"cell":"widgetkit.ios14.414x896@2.systemMedium"
  $ without --without HIG5-063
  "claim":"HIG5-063","changesNothing":false
  "weakened":[{"cell":"today.ios14.390x844@3.portrait.xs.today-view.compact"
  $ widgetsize validate --without S02-01O 2>&1 | cut -d ';' -f 1
  error: unknown claim 'S02-01O'
