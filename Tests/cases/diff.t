What changed between two sets of tables, or between two outputs.

  $ change() { rm -rf new; cp -r "$DATA" new; sed -i.old "$1" new/tables/claims.csv; }
  $ kinds() { grep -o '"id":"[^"]*","devices":\[[^]]*\],"quantity":"[a-z]*"' | sed 's/,"devices":[^]]*\]//'; }

One number, for people and for release notes.

  $ change '/^S02-010,/s/,352,/,353,/'
  $ widgetsize diff bundled new
  bundled (*) → new (*): 1 value changed, of * cells (glob)
  
  Other values that sources state
  number  was    is  where                      by
  height  352  353!  iOS 10, iPhone 6 Plus, 6s  S01 S02 → S02, against 352
                     Plus, 7 Plus, landscape,   (S01)
                     Today view, expanded, l
  
  points · ! sources differ
  
  S01 coderyi, measured on iOS 10 · S02 Founding article, 2021
  $ widgetsize diff new bundled --format markdown | grep -e '^#' -e '^| height'
  # What changed
  ## Other values that sources state
  | height | 353\! | 352 | iOS 10, iPhone 6 Plus, 6s Plus, 7 Plus, landscape, Today view, expanded, l | S02, against 352 (S01) → S01 S02 |
  ## Sources

Every number that a rule derives from it changes too: here a zoomed widget, and the width of a Today extension.

  $ change '/^FR1-114,/s/,159,/,160,/'
  $ widgetsize diff bundled new --json | kinds
  "id":"widgetkit.ios26.375x812@3.systemSmall.icons-small","quantity":"height"
  "id":"widgetkit.ios27.375x812@3.systemSmall.icons-small","quantity":"height"
  "id":"widgetkit.ios26.414x896@3.systemSmall.icons-small.larger","quantity":"height"
  "id":"widgetkit.ios27.414x896@3.systemSmall.icons-small.larger","quantity":"height"
  "id":"widgetkit.ios26.420x912@3.systemSmall.icons-small.larger","quantity":"height"
  "id":"widgetkit.ios27.420x912@3.systemSmall.icons-small.larger","quantity":"height"
  "id":"widgetkit.ios26.428x926@3.systemSmall.icons-small.larger","quantity":"height"
  "id":"widgetkit.ios27.428x926@3.systemSmall.icons-small.larger","quantity":"height"
  "id":"widgetkit.ios26.430x932@3.systemSmall.icons-small.larger","quantity":"height"
  "id":"widgetkit.ios27.430x932@3.systemSmall.icons-small.larger","quantity":"height"
  "id":"widgetkit.ios26.440x956@3.systemSmall.icons-small.larger","quantity":"height"
  "id":"widgetkit.ios27.440x956@3.systemSmall.icons-small.larger","quantity":"height"
  $ cat >lock.csv <<END
  > id,height_pt
  > widgetkit.ios26.375x812@3.systemSmall.icons-small,159
  > widgetkit.ios26.414x896@3.systemSmall.icons-small.larger,159
  > END
  $ widgetsize check lock.csv
  lock.csv: 2 numbers of 2 cells as pinned
  $ change '/^HIG5-063,/s/,338,/,339,/'
  $ widgetsize diff bundled new --json | kinds | sed 's/.*"id":"//; s/\.[a-z0-9]*\.today-view\.[a-z]*"/.*"/' | sort | uniq -c
       24 today.ios14.390x844@3.portrait.*","quantity":"width"
        1 widgetkit.ios14.390x844@3.systemMedium","quantity":"width"
        1 widgetkit.ios15.390x844@3.systemMedium","quantity":"width"
        1 widgetkit.ios16.390x844@3.systemMedium","quantity":"width"
        1 widgetkit.ios17.390x844@3.systemMedium","quantity":"width"
        1 widgetkit.ios18.390x844@3.systemMedium.icons-small","quantity":"width"

An output and itself.

  $ widgetsize query -d 414x736 --os 10 --format csv >old.csv
  $ widgetsize diff old.csv old.csv
  old.csv → old.csv: nothing changed, of 144 cells

Files of two versions or two devices share no cell: their cells are paired.

  $ widgetsize query 'iPhone 15' --os 17 --family small,medium --format csv >17.csv
  $ widgetsize query 'iPhone 15' --os 26 --family small,medium --format csv >26.csv
  $ widgetsize query 'iPhone 16 Pro' --os 26 --family small,medium --format csv >pro.csv
  $ widgetsize diff 17.csv 26.csv 2>&1 | grep -v -e '^  ' -e '^$'
  17.csv → 26.csv: 4 values changed; 2 cells new, of 2 cells
  Other values that sources state
  number  was      is  where                                   by
  width   158  162.67  iOS 26, iPhone 14 Pro, 15, 15 Pro, 16,  HIG5 → FR1
  height  158  162.67  iOS 26, iPhone 14 Pro, 15, 15 Pro, 16,  HIG5 → FR1
  width   338  344.67  iOS 26, iPhone 14 Pro, 15, 15 Pro, 16,  HIG5 → FR1
  New
  cells  where
  points
  FR1 FrameUp, measured on simulators · HIG5 Apple's guideline
  note: no cell is in both files; cells are paired: iOS 17 → iOS 26
  $ widgetsize diff 26.csv pro.csv 2>&1 | head -n 2
  26.csv → pro.csv: 8 values changed, of 4 cells
  
  $ widgetsize diff 17.csv pro.csv 2>&1 | head -n 2
  17.csv → pro.csv: 4 values changed; 2 cells new, of 2 cells
  

The rows of a folder with some of the tables are added to the bundled ones.

  $ mkdir own && echo "id=S02-900 kind=today quantity=height value=337 os_first=10 os_last=10 screen_class=414x736@3
  > orientation=landscape entry_point=today-view text_size=xl mode=expanded" | paste -s -d ' ' - |
  >   awk -f "$TESTDIR/claims.awk" >own/claims.csv
  $ printf 'id,height_pt\ntoday.ios10.414x736@3.landscape.xl.today-view.expanded,336\n' >a.csv
  $ widgetsize diff a.csv own 2>&1 | grep -e note -e '^height'
  height  336  337  iOS 10, iPhone 6 Plus, 6s Plus, 7 Plus,  S02
  note: 'own' has some of the tables; the others are the bundled ones

What cannot be read.

  $ mkdir empty
  $ widgetsize diff a.csv nowhere
  error: 'nowhere' cannot be read: no such file or directory
  [2]
  $ widgetsize diff empty a.csv
  error: data folder 'empty' has none of the tables, such as claims.csv
  [2]
  $ widgetsize diff a.csv
  a.csv → bundled (2026.11.10): nothing changed, of 1 cell
