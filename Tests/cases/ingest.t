Measurements of an app become tables that answer.

  $ line="widgetsize-measure v1 device=iPhone9,2 os=10.3.1 orientation=landscape textSize=xl entryPoint=today-view"
  $ line="$line mode=expanded width=420 height=324 screen=414x736@3"
  $ small="widgetsize-measure v1 device=iPhone15,2 os=26.0 family=systemSmall variant=icons-large width=165 height=165"

  $ printf '%s\n' noise "$line" "$line" "$small" >run.log
  $ widgetsize-tables ingest run.log --output new/
  note: 2 sizes, 1 repetition, 1 other line passed over
  note: line 2: height 324 of today.ios10.414x736@3.landscape.xl.today-view.expanded was 336≈, derived by whole-rows (ONN1 S01 S02)
  $ plus="-d iPhone9,2 --os 10 --landscape -t xl --mode expanded"
  $ widgetsize explain $plus | grep -A 1 '^height'
  height 336: derived, extrapolated
    rule whole-rows: expanded maximum = ⌊(H − k) ÷ row⌋ × row, where row = compact
  $ widgetsize explain $plus --data new | grep -A 1 '^height'
  height 324: sourced
    stated: LOCAL1-002 324 of iPhone 7 Plus: line 2; iOS 10.3.1; again in line 3
  $ widgetsize explain -d 'iPhone 14 Pro' --os 26 --family small --variant icons-large --data new | grep -A 2 '^width'
  width 165: sourced
    stated: LOCAL1-003 165 of iPhone 14 Pro (reported by a view): line 4; iOS 26.0
  

Whatever stands before the marker, its line is a measurement or an error, and never passed over.

  $ for before in 'MyApp[12]:' '[x]' '{"message":"' "$(printf 'at\302\240')"; do echo "$before$small"; done >glued.log
  $ widgetsize-tables ingest glued.log --output glued
  note: 1 size, 3 repetitions, 0 other lines passed over
  $ echo "\"$small\"" | widgetsize-tables ingest -
  standard input:1:106: error: [type] height '165"' is not a number of points
  [2]
  $ printf '%s\n' "see ${small%% *}.swift" "my-${small%% *}s v1" "$small" | widgetsize-tables ingest - >/dev/null
  note: 1 size, 0 repetitions, 2 other lines passed over

A measurement narrows the range that a rule derives for another screen, and explain names it.

  $ other="-d iPhone9,1 --os 10 --landscape -t xs --mode expanded"
  $ widgetsize explain $other | grep -e '^height' -e 'keeps k'
  height 304, of 304 to 342: derived, extrapolated
      height of the screen H = 375; the system keeps k, 32 < k ≤ 40
  $ echo "$line" | sed 's/=xl/=xs/; s/=324/=342/' >xs.log && widgetsize-tables ingest xs.log --output narrow
  note: 1 size, 0 repetitions, 0 other lines passed over
  $ widgetsize explain $other --data narrow | grep -e '^height' -e 'keeps k' -e 'k > 34'
  height 304: derived
      height of the screen H = 375; the system keeps k, 34 < k ≤ 40
      k > 34 by LOCAL1-002 342

Without --output the tables are printed. `-` is standard input.

  $ echo "$line" >run.log
  $ widgetsize-tables ingest run.log | tee file.txt | grep -e '==>' -e LOCAL1-001
  note: 1 size, 0 repetitions, 0 other lines passed over
  note: line 1: height 324 of today.ios10.414x736@3.landscape.xl.today-view.expanded was 336≈, derived by whole-rows (ONN1 S01 S02)
  ==> sources.csv <==
  ==> claims.csv <==
  LOCAL1-001,today,LOCAL1,answer,width,420,pt,,,10,10,stated,,,iphone-7-plus,,landscape,,today-view,xl,expanded,,,,line 1,iOS 10.3.1
  $ cat run.log | widgetsize-tables ingest - 2>/dev/null | sed 's/standard input/run.log/' | diff - file.txt

A measurement that differs from the tables is noted.

  $ echo "$line" | sed 's/=xl/=l/' | widgetsize-tables ingest - 2>&1 >/dev/null
  note: 1 size, 0 repetitions, 0 other lines passed over
  note: line 1: height 324 of today.ios10.414x736@3.landscape.l.today-view.expanded was 352, sourced (S01 S02)

Of a log in which something is wrong nothing is written, and all of it is told.

  $ printf '%s\n' "$line" "$(echo "$line" | sed 's/324/325/')" 'widgetsize-measure v1' >wrong.log
  $ widgetsize-tables ingest wrong.log --output nothing
  wrong.log:2:1: error: [contradiction] height 325 contradicts 324 of line 1, which is of today.ios10.414x736@3.landscape.xl.today-view.expanded too
  wrong.log:3:1: error: [required] field 'device' is missing
  [2]
  $ echo noise | widgetsize-tables ingest -
  error: no line of 'standard input' is a measurement
  [1]
  $ widgetsize-tables ingest missing.log
  error: 'missing.log' cannot be read: no such file or directory
  [2]
  $ widgetsize-tables ingest run.log --source S02
  error: source 'S02' is there already
  [64]
  $ widgetsize-tables ingest run.log --source mine
  error: source 'mine' is not an id such as 'LOCAL1'
  [64]
  $ test -e nothing
  [1]

An existing file or folder is left as it is.

  $ mkdir empty
  $ widgetsize-tables ingest run.log --output run.log
  error: 'run.log' exists and is left as it is
  [2]
  $ widgetsize-tables ingest run.log --output empty
  error: 'empty' exists and is left as it is
  [2]
