Pinned sizes are compared with the tables.

  $ id=today.ios10.414x736@3.landscape.l.today-view.expanded
  $ small=widgetkit.ios18.402x874@3.systemSmall.icons-small
  $ printf "id,height_pt\n$id,352\n" >right.csv
  $ widgetsize check right.csv
  right.csv: 1 number of 1 cell as pinned

What query writes passes in every format for programs, whole or a part of its columns.

  $ for query in '--os 10-12 -d iPhone9,2' '--zoomed -t l' '--kind widgetkit --os 14-26' \
  >   '--kind widgetkit --os 18 --zoomed' '--kind widgetkit --os 18 --more-space' '--kind activity --os 18'; do
  >   for format in csv tsv json ndjson; do
  >     widgetsize query $query --format $format >lock && widgetsize check lock | grep -v 'as pinned$'
  >   done
  > done
  [1]
  $ for column in os scale width_state width_rule height_sources height_alternatives margin_pt zoom; do
  >   widgetsize query 'iPhone 16 Pro' --os 26 --format csv --columns id,width_pt,height_pt,$column >lock
  >   widgetsize check lock | grep -v 'as pinned$'
  > done
  [1]

So does what a later version may write: keys that are not compared, at every level.

  $ widgetsize query 'iPhone 16 Pro' --os 18 --json | sed 's/"schemaVersion":2/"schemaVersion":3/
  >   s/"value":/"basis":{"x":[]},"value":/g; s/"id":/"drawnWidth":{"value":3},"id":/g' >later.json
  $ widgetsize check later.json | grep -o 'as pinned'
  as pinned

A number that changed has its old and its new value, and its source; a cell that does not exist has the nearest.

  $ cat >a.csv <<END
  > id,width_pt
  > $small,162
  > widgetkit.ios18.402x874@3.systemSmal.icons-small,158
  > nothing,158
  > END
  $ widgetsize check a.csv
  a.csv: 1 of 1 number differs; 2 cells missing
  
  Other values that sources state
  number  was   is  where                                by
  width   162  158  iOS 18, iPhone 16 Pro, systemSmall,  FR3
                    icons-small
  
  Missing: no such cell
  line 3
    id       widgetkit.ios18.402x874@3.systemSmal.icons-small
    nearest  widgetkit.ios18.402x874@3.systemSmall.icons-small
  
  line 4
    id       nothing
  
  points
  
  FR3 FrameUp, raw measurements
  [1]
  $ widgetsize check a.csv --format github --format junit --output a.xml | grep '^::'
  ::error file=a.csv,line=2,title=Another size::iOS 18, iPhone 16 Pro, systemSmall, icons-small: width was 162, is 158 sourced (FR3)
  ::error file=a.csv,line=3,title=No such cell::there is no cell 'widgetkit.ios18.402x874@3.systemSmal.icons-small'; did you mean 'widgetkit.ios18.402x874@3.systemSmall.icons-small'?
  ::error file=a.csv,line=4,title=No such cell::there is no cell 'nothing'
  $ grep -o -e 'tests="." failures="."' -e 'message="[^"]*"' a.xml
  tests="3" failures="3"
  tests="3" failures="3"
  message="iPhone 16 Pro: width was 162, is 158 sourced (FR3)"
  message="there is no cell 'widgetkit.ios18.402x874@3.systemSmal.icons-small'; did you mean 'widgetkit.ios18.402x874@3.systemSmall.icons-small'?"
  message="there is no cell 'nothing'"
  $ widgetsize check a.csv --json | grep -o -e '"passes":[a-z]*' -e '"line":[0-9],"[dn][^]}]*'
  "passes":false
  "line":2,"devices":["iPhone 16 Pro"
  "line":3,"nearest":"widgetkit.ios18.402x874@3.systemSmall.icons-small"
  "line":4,"nearest":null

New cells are listed only if options say what the file should have. They are no failure.

  $ widgetsize check right.csv -d iPhone9,2 --os 10 --landscape -t l
  right.csv: 1 number of 1 cell as pinned; 4 cells new
  
  New
  cells  where
      3  iOS 10, iPhone 6 Plus, 6s Plus, 7 Plus,
         landscape, compact, l
      1  iOS 10, iPhone 6 Plus, 6s Plus, 7 Plus,
         landscape, Notification Center,
         expanded, l
  $ widgetsize check right.csv -d 'iPhone 15 Pro' --os 26 --family systemSmall,systemLarge --json | grep -o '"new":.*'
  "new":[{"id":"widgetkit.ios26.393x852@3.systemSmall.icons-small","line":null},{"id":"widgetkit.ios26.393x852@3.systemSmall.icons-large","line":null},{"id":"widgetkit.ios26.393x852@3.systemLarge.icons-small","line":null},{"id":"widgetkit.ios26.393x852@3.systemLarge.icons-large","line":null}]}

Other evidence of the same value fails, except with --values-only.

  $ printf "id,height_pt,height_state\n$id,352,derived\n" >evidence.csv
  $ widgetsize check evidence.csv | sed '/^points/,$d'
  evidence.csv: 1 of 1 number differs
  
  The same values on other evidence
  number   was   is  where                                    by
  height  352~  352  iOS 10, iPhone 6 Plus, 6s Plus, 7 Plus,  S01 S02
                     landscape, Today view, expanded, l
  
  $ widgetsize check evidence.csv --values-only
  evidence.csv: 1 number of 1 cell as pinned
  
  1 number left aside: the evidence is another, the value the same
  $ printf "id,height_pt,height_state\n$id,351,derived\n" >evidence.csv
  $ widgetsize check evidence.csv --values-only >/dev/null
  [1]

A pinned size that is unknown fails with --strict only.

  $ widgetsize query 'iPhone 15' --os 26 --family small --format csv >lock
  $ widgetsize check lock
  lock: 8 numbers of 2 cells as pinned
  $ widgetsize check lock --strict --format junit --output a.xml --format github
  lock: 1 cell with an unknown size
  
  Unknown
  cells  where
      1  iOS 26, iPhone 14 Pro, 15, 15 Pro, 16,
         systemSmall, icons-large
  ::error file=lock,line=3,title=Unknown size::widgetkit.ios26.393x852@3.systemSmall.icons-large: a size of this cell is unknown
  [1]
  $ grep -o 'tests="." failures="."' a.xml
  tests="2" failures="1"
  tests="2" failures="1"

A length is compared with the decimals that it is written with, and must be a whole number of 1/300 point.

  $ third=widgetkit.ios26.393x852@3.systemSmall.icons-small
  $ for width in 162.67 162.667 162.6667 162.66666666666666 162.666 162.66 162.68 162.3333 162.6661; do
  >   printf "id,width_pt\n$third,$width\n" >a.csv; widgetsize check a.csv >/dev/null 2>&1; csv=$?
  >   echo "[{\"id\":\"$third\",\"width\":{\"value\":$width}}]" >a.json
  >   widgetsize check a.json >/dev/null 2>&1; echo $width $csv $?
  > done
  162.67 0 0
  162.667 0 0
  162.6667 0 0
  162.66666666666666 0 0
  162.666 0 0
  162.66 1 1
  162.68 1 1
  162.3333 1 1
  162.6661 2 2

Several files are one report, in which each finding names its file. A file that is named twice is checked once.

  $ printf "id,height_pt\n$id,351\n$small,162\n" >moved.csv
  $ echo "[{\"id\":\"${small}x\",\"width\":{\"value\":1}}]" >typo.json
  $ widgetsize check right.csv moved.csv typo.json | sed '/^points/,$d'
  right.csv: 1 number of 1 cell as pinned
  moved.csv: 2 of 2 numbers differ
  typo.json: 1 cell missing
  
  Other values that sources state
  file       number  was   is  where                                    by
  moved.csv  height  351  352  iOS 10, iPhone 6 Plus, 6s Plus, 7 Plus,  S01 S02
                               landscape, Today view, expanded, l
  moved.csv  height  162  158  iOS 18, iPhone 16 Pro, systemSmall,      FR3
                               icons-small
  
  Missing: no such cell
  typo.json
    line     1
    id       widgetkit.ios18.402x874@3.systemSmall.icons-smallx
    nearest  widgetkit.ios18.402x874@3.systemSmall.icons-small
  
  $ widgetsize check right.csv moved.csv typo.json --format csv | cut -d , -f 1-5
  kind,file,id,line,quantity
  differs,moved.csv,today.ios10.414x736@3.landscape.l.today-view.expanded,2,height
  differs,moved.csv,widgetkit.ios18.402x874@3.systemSmall.icons-small,3,height
  missing,typo.json,widgetkit.ios18.402x874@3.systemSmall.icons-smallx,1,
  $ widgetsize check right.csv moved.csv --format csv -d 'iPhone 16 Pro' --os 18 --family systemSmall | grep ^new
  new,right.csv,widgetkit.ios18.402x874@3.systemSmall.icons-small,,,,,,,,,,,,,,,,,,,,
  new,right.csv,widgetkit.ios18.402x874@3.systemSmall.icons-large,,,,,,,,,,,,,,,,,,,,
  new,moved.csv,widgetkit.ios18.402x874@3.systemSmall.icons-large,,,,,,,,,,,,,,,,,,,,
  $ widgetsize check right.csv moved.csv --format junit | grep -o '<testsuite name.*failures="."'
  <testsuite name="right.csv" errors="0" tests="1" failures="0"
  <testsuite name="moved.csv" errors="0" tests="2" failures="2"
  $ for format in junit github; do
  >   widgetsize check right.csv moved.csv typo.json --format $format | grep -e ^:: -e '^<test[^s]' >together
  >   for file in right.csv moved.csv typo.json; do widgetsize check $file --format $format; done |
  >     grep -e ^:: -e '^<test[^s]' | cmp - together
  > done
  $ mkdir sub; ln -s . link; ln -s moved.csv other.csv
  $ widgetsize check moved.csv ./moved.csv .//moved.csv sub/../moved.csv link/moved.csv "$PWD/moved.csv" --format github >twice
  [1]
  $ widgetsize check moved.csv --format github | cmp - twice
  $ widgetsize check moved.csv other.csv --format github | grep -c ^::
  4
  $ widgetsize check - -
  error: - is standard input, which can be read once; it is named twice
  [64]

Each --output writes the format before it. One format at most is for standard output, which has a table otherwise.

  $ widgetsize check moved.csv -f github -f junit -o a.xml --format sarif --output a.sarif | grep -o -e '^moved.*' -e '^::error file'
  moved.csv: 2 of 2 numbers differ
  ::error file
  ::error file
  $ grep -o '^<testsuites' a.xml; grep -o '"version":"2.1.0"' a.sarif
  <testsuites
  "version":"2.1.0"
  $ widgetsize check right.csv --format csv --output a.csv --format json --output a.json; wc -l <a.csv; cut -c1-18 a.json
  right.csv: 1 number of 1 cell as pinned
  1
  {"schemaVersion":2
  $ widgetsize check right.csv --format github
  right.csv: 1 number of 1 cell as pinned
  $ widgetsize check right.csv --json --output a.json; cut -c1-18 a.json
  right.csv: 1 number of 1 cell as pinned
  {"schemaVersion":2
  $ widgetsize check right.csv --json --format junit --output a.xml | cut -c1-18
  {"schemaVersion":2
  $ widgetsize check right.csv --output a.txt --format junit
  error: --output 'a.txt' follows no format; write '--format junit --output a.txt'
  [64]
  $ widgetsize check right.csv --format junit --output a.xml --output b.xml
  error: --output 'b.xml' follows no format; write '--format junit --output b.xml'
  [64]
  $ widgetsize check right.csv --format json --format junit
  error: standard output takes one format, not json and junit; expected an --output behind the others
  [64]
  $ widgetsize check right.csv --json --format junit
  error: --json contradicts --format junit
  [64]
  $ widgetsize check right.csv --format csv --output a --format json --output ./a
  error: the output file './a' is named twice
  [64]
  $ widgetsize check right.csv --format junit --output a.xml --columns where
  right.csv: 1 number of 1 cell as pinned
  $ widgetsize check right.csv --format sarif --columns where
  error: --columns is for formats with columns, not for sarif; expected one of table, markdown, html, csv, tsv, github
  [64]
  $ widgetsize check right.csv --junit a.xml
  error: unknown option '--junit'; did you mean '--format junit --output a.xml'?
  [64]
  $ widgetsize check right.csv --junit=a.xml
  error: unknown option '--junit'; did you mean '--format junit --output a.xml'?
  [64]
  $ widgetsize check right.csv -os=18; test -e s=18
  error: unknown option '-os'; did you mean '--os'?
  [1]
  $ widgetsize check right.csv --github
  error: unknown option '--github'; did you mean '--format github'?
  [64]

Xcode reads whole paths.

  $ widgetsize check moved.csv --format xcode | sed "s|^$(pwd -P)/|/|"
  /moved.csv:2:1: error: iOS 10, iPhone 6 Plus, 6s Plus, 7 Plus, landscape, Today view, expanded, l: height was 351, is 352 sourced (S01 S02)
  /moved.csv:3:1: error: iOS 18, iPhone 16 Pro, systemSmall, icons-small: height was 162, is 158 sourced (FR3)

With --lenient, what is wrong is a warning, what was not judged is not told, and the check succeeds.

  $ printf '// iPhone 16 Pro on iOS 18\nlet medium = Size(339, 158)\nlet icon = Size(44, 44)\n' > Sizes.swift
  $ printf 'let icon = Size(44, 44)\n' > Icons.swift
  $ widgetsize check --lenient --format xcode Sizes.swift Icons.swift | sed "s|^/.*/||"
  Sizes.swift:2:19: warning: 339 × 158 is no size of systemMedium; iPhone 16 Pro on iOS 18: 338 × 158 sourced (FR3)
  $ widgetsize check --lenient --format github Sizes.swift Icons.swift | grep ::
  ::warning file=Sizes.swift,line=2,col=19,title=Wrong widget size::339 × 158 is no size of systemMedium; iPhone 16 Pro on iOS 18: 338 × 158 sourced (FR3)
  $ widgetsize check --lenient Icons.swift | tail -n 1
  0 sizes: 0 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ widgetsize check --lenient nothing.swift
  error: 'nothing.swift' cannot be read: no such file or directory
  [2]
  $ widgetsize check --lenient --strict Sizes.swift
  error: --strict and --lenient contradict each other
  [64]
