Pinned sizes are compared with the tables.

  $ id=today.ios10.414x736@3.landscape.l.today-view.expanded
  $ small=widgetkit.ios18.402x874@3.systemSmall.icons-small
  $ printf "id,height_pt\n$id,352\n" >right.csv
  $ widgetsize check right.csv
  right.csv: 1 number of 1 cell as pinned

What query writes as CSV passes, whole or a part of its columns.

  $ for query in '--os 10-12 -d iPhone9,2' '--zoomed -t l' '--kind widgetkit --os 14-26' \
  >   '--kind widgetkit --os 18 --zoomed' '--kind widgetkit --os 18 --zoom more-space' '--kind activity --os 18'; do
  >   widgetsize query $query --format csv >lock && widgetsize check lock | grep -v 'as pinned$'
  > done
  note: with Display Zoom 12.9-inch models report the screen of 9.7-inch Retina models; nobody measured one
  note: with Display Zoom 4.7-inch models report the screen of 4-inch models; nobody measured one
  note: quick action: not on iPhone 6, without 3D Touch
  note: content margins on macOS: not published
  note: systemSmall: 158 × 158 points of the guideline are 268 × 268 mm in the room at 100 % (HIG5), which people set from 75 to 125 %; systemMedium: 338 × 158 points of the guideline are 574 × 268 mm in the room at 100 % (HIG5); systemLarge: 338 × 354 points of the guideline are 574 × 600 mm in the room at 100 % (HIG5)
  note: content margins on visionOS: not published
  note: with Display Zoom 4.7-inch models report the screen of 4-inch models
  note: with Display Zoom 6.1-inch XR models report the screen of 5.8-inch models
  note: with Display Zoom 6.5-inch XS Max models report the screen of 5.8-inch models
  note: Display Zoom More Space: no source says that iPad Air 13-inch (M2), iPad Air 13-inch (M3), iPad Pro 12.9-inch (3rd generation), iPad Pro 12.9-inch (4th generation), iPad Pro 12.9-inch (6th generation) can be set to it
  note: Display Zoom More Space: iPad (10th generation), iPad (A16) cannot be set to it; no source says that iPad Air 11-inch (M2), iPad Air 11-inch (M3), iPad Air (4th generation) can be set to it
  note: Display Zoom More Space: no source says that iPad Pro (11-inch), iPad Pro 11-inch (2nd generation), iPad Pro 11-inch (4th generation) can be set to it
  [1]
  $ for column in os scale width_state width_rule height_sources height_alternatives margin_pt zoom; do
  >   widgetsize query 'iPhone 16 Pro' --os 26 --format csv --columns id,width_pt,height_pt,$column >lock
  >   widgetsize check lock | grep -v 'as pinned$'
  > done
  [1]

A number that changed has its old and its new value, and its source; a cell that does not exist has the nearest.

  $ cat >a.csv <<END
  > id,width_pt
  > $small,162
  > widgetkit.ios18.402x874@3.systemSmal.icons-small,158
  > nothing,158
  > END
  $ widgetsize check a.csv
  a.csv:2:51: error: iOS 18, iPhone 16 Pro, systemSmall, icons-small: width was 162, is 158 sourced (FR3)
  a.csv:3:1: error: there is no cell 'widgetkit.ios18.402x874@3.systemSmal.icons-small'; did you mean 'widgetkit.ios18.402x874@3.systemSmall.icons-small'?
  a.csv:4:1: error: there is no cell 'nothing'
  a.csv: 1 of 1 number differs; 2 cells missing
  [1]
  $ widgetsize check a.csv --format github --format junit --output a.xml | grep '^::'
  ::error file=a.csv,line=2,col=51,title=Another size::iOS 18, iPhone 16 Pro, systemSmall, icons-small: width was 162, is 158 sourced (FR3)
  ::error file=a.csv,line=3,col=1,title=No such cell::there is no cell 'widgetkit.ios18.402x874@3.systemSmal.icons-small'; did you mean 'widgetkit.ios18.402x874@3.systemSmall.icons-small'?
  ::error file=a.csv,line=4,col=1,title=No such cell::there is no cell 'nothing'
  $ grep -oE 'tests="." failures="."|message="[^"]*"' a.xml
  tests="3" failures="3"
  tests="3" failures="3"
  message="iOS 18, iPhone 16 Pro, systemSmall, icons-small: width was 162, is 158 sourced (FR3)"
  message="there is no cell 'widgetkit.ios18.402x874@3.systemSmal.icons-small'; did you mean 'widgetkit.ios18.402x874@3.systemSmall.icons-small'?"
  message="there is no cell 'nothing'"
  $ widgetsize check a.csv --json | jq -c '.passes, (.findings[] | [.record, .line, .column, .devices[0], .nearest])'
  false
  ["differs",2,51,"iPhone 16 Pro",null]
  ["missing",3,1,null,"widgetkit.ios18.402x874@3.systemSmall.icons-small"]
  ["missing",4,1,null,null]

A row names its device and version itself: options are for sizes in code.

  $ widgetsize check right.csv -d iPhone9,2 --os 10
  note: a pinned size names its device and version: no option limits them
  right.csv: 1 number of 1 cell as pinned

States, sources and rules are not read, and an empty cell pins nothing.

  $ printf "id,height_pt,height_state,height_sources,width_pt\n$id,352,derived,S99,\n" >others.csv
  $ widgetsize check others.csv
  others.csv: 1 number of 1 cell as pinned

What repeats the identifier, and the pixels of its sides, must agree with it. Other texts are notes.

  $ printf 'id,device,family,os,width_pt,width_px\nwidgetkit.ios27.402x874@3.systemSmall.icons-small,iPhone 15,systemLarge,mine,164.33,500\n' >others.csv
  $ widgetsize check others.csv
  others.csv:2:61: error: iOS 27, iPhone 16 Pro, 17, *, systemSmall, icons-small: family 'systemLarge' contradicts the identifier of the row (glob)
  others.csv:2:51: error: iOS 27, iPhone 16 Pro, 17, *, systemSmall, icons-small: device 'iPhone 15' contradicts the identifier of the row (glob)
  others.csv:2:85: error: iOS 27, iPhone 16 Pro, 17, *, systemSmall, icons-small: width_px '500' contradicts the identifier of the row (glob)
  others.csv: 3 contradictions
  [1]
  $ widgetsize check others.csv --json | jq -c '.findings[] | [.record, .column, .message]'
  ["contradicts",61,"family 'systemLarge' contradicts the identifier of the row"]
  ["contradicts",51,"device 'iPhone 15' contradicts the identifier of the row"]
  ["contradicts",85,"width_px '500' contradicts the identifier of the row"]

A pinned size that is unknown fails with --strict only.

  $ widgetsize query 'iPhone 15' --os 26 --family small --format csv >lock
  $ widgetsize check lock
  lock: 6 numbers of 2 cells as pinned
  $ widgetsize check lock --strict --format junit --output a.xml --format github
  lock:3:11: error: iOS 26, iPhone 15, systemSmall, icons-large: a size of this cell is unknown
  lock: 1 cell with an unknown size
  ::error file=lock,line=3,col=11,title=Unknown size::iOS 26, iPhone 15, systemSmall, icons-large: a size of this cell is unknown
  [1]
  $ grep -o 'tests="." failures="."' a.xml
  tests="2" failures="1"
  tests="2" failures="1"

A length is rounded to the digits that the pinned number has.

  $ third=widgetkit.ios26.393x852@3.systemSmall.icons-small
  $ for width in 162.67 162.667 162.6667 162.66666666666667 162.7 163 162.66 162.666 162.70 163.0; do
  >   printf "id,width_pt\n$third,$width\n" >a.csv; widgetsize check a.csv >/dev/null; echo $width $?
  > done
  162.67 0
  162.667 0
  162.6667 0
  162.66666666666667 0
  162.7 0
  163 0
  162.66 1
  162.666 1
  162.70 1
  163.0 1

A number that the family does not have can never be right.

  $ printf "id,island_width_pt,margin_pt\n$small,99,\n$id,,8\n" >a.csv
  $ widgetsize check a.csv
  a.csv:2:51: error: iOS 18, iPhone 16 Pro, systemSmall, icons-small: systemSmall has no Dynamic Island width
  a.csv:3:56: error: iOS 10, iPhone 6 Plus, 6s Plus, 7 Plus, landscape, l, Today view, expanded: a Today extension has no content margin
  a.csv: 2 of 2 numbers differ
  [1]

The size within the margins follows from the size and the margin, and is not known without both.

  $ printf "id,content_width_pt,content_height_pt\n$small,126,125.5\n$id,88,\n" >a.csv
  $ printf "widgetkit.ios16.393x852@3.systemSmall,126,\n" >>a.csv
  $ widgetsize check a.csv
  a.csv:2:55: error: iOS 18, iPhone 16 Pro, systemSmall, icons-small: content height was 125.5, is 126 sourced (FR3)
  a.csv:3:55: error: iOS 10, iPhone 6 Plus, 6s Plus, 7 Plus, landscape, l, Today view, expanded: a Today extension has no content width
  a.csv:4:39: error: iOS 16, iPhone 14 Pro, systemSmall: content width was 126, is 158 sourced (HIG5 SS1)
  a.csv: 3 of 4 numbers differ
  [1]

Several files are one report, in which each finding names its file. A file that is named twice is checked once.

  $ printf "id,height_pt\n$id,351\n$small,162\n" >moved.csv
  $ printf "id,width_pt\n${small}x,1\n" >typo.csv
  $ widgetsize check right.csv moved.csv typo.csv
  moved.csv:2:55: error: iOS 10, iPhone 6 Plus, 6s Plus, 7 Plus, landscape, l, Today view, expanded: height was 351, is 352 sourced (S01 S02)
  moved.csv:3:51: error: iOS 18, iPhone 16 Pro, systemSmall, icons-small: height was 162, is 158 sourced (FR3)
  typo.csv:2:1: error: there is no cell 'widgetkit.ios18.402x874@3.systemSmall.icons-smallx'; did you mean 'widgetkit.ios18.402x874@3.systemSmall.icons-small'?
  right.csv: 1 number of 1 cell as pinned
  moved.csv: 2 of 2 numbers differ
  typo.csv: 1 cell missing
  [1]
  $ widgetsize check right.csv moved.csv typo.csv --format csv | cut -d , -f 1-5
  record,file,id,line,column
  differs,moved.csv,today.ios10.414x736@3.landscape.l.today-view.expanded,2,55
  differs,moved.csv,widgetkit.ios18.402x874@3.systemSmall.icons-small,3,51
  missing,typo.csv,widgetkit.ios18.402x874@3.systemSmall.icons-smallx,2,1
  $ widgetsize check right.csv moved.csv --format junit | grep -o '<testsuite name.*failures="."'
  <testsuite name="right.csv" errors="0" tests="1" failures="0"
  <testsuite name="moved.csv" errors="0" tests="2" failures="2"
  $ for format in junit github; do
  >   widgetsize check right.csv moved.csv typo.csv --format $format | grep -e ^:: -e '^<test[^s]' >together
  >   for file in right.csv moved.csv typo.csv; do widgetsize check $file --format $format; done |
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

Each --output writes the format before it. One format at most is for standard output, which has lines otherwise.

  $ widgetsize check moved.csv -f github -f junit -o a.xml --format sarif --output a.sarif | grep -oE '^moved.*|^::error file'
  moved.csv:2:55: error: iOS 10, iPhone 6 Plus, 6s Plus, 7 Plus, landscape, l, Today view, expanded: height was 351, is 352 sourced (S01 S02)
  moved.csv:3:51: error: iOS 18, iPhone 16 Pro, systemSmall, icons-small: height was 162, is 158 sourced (FR3)
  moved.csv: 2 of 2 numbers differ
  ::error file
  ::error file
  $ grep -o '^<testsuites' a.xml; grep -o '"version": "2.1.0"' a.sarif
  <testsuites
  "version": "2.1.0"
  $ widgetsize check right.csv --format csv --output a.csv --format json --output a.json; grep -c '' a.csv; cut -c1-18 a.json
  right.csv: 1 number of 1 cell as pinned
  1
  {"schemaVersion":3
  $ widgetsize check right.csv --format github
  right.csv: 1 number of 1 cell as pinned
  $ widgetsize check right.csv --json --output a.json; cut -c1-18 a.json
  right.csv: 1 number of 1 cell as pinned
  {"schemaVersion":3
  $ widgetsize check right.csv --json --format junit --output a.xml | cut -c1-18
  {"schemaVersion":3
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
  $ widgetsize check right.csv --format junit --output a.xml --columns id
  error: the text has no columns; --columns and --sort are for --format csv
  [64]
  $ widgetsize check right.csv --format sarif --columns id
  error: --columns is for formats with columns, not for sarif; expected one of table, markdown, html, csv
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

A line is as long as it is, for editors and Xcode read it. --sources adds what was cited.

  $ COLUMNS=40 widgetsize check moved.csv | grep -c ''
  3
  $ widgetsize check moved.csv --sources | tail -n 5
  
  FR3  FrameUp: widget-frames.json,
    https://github.com/ryanlintott/FrameUp/blob/de08146897c19f34466aa126f3f45a40a2c3a879/Measurements/widget-frames.json
  S01  iOS 10 Today extension notes, https://juejin.cn/post/6844903446571646984
  S02  Dancing widget with shackles on the tip of the needle
  $ widgetsize check moved.csv --format markdown
    - moved.csv:2:55: error: iOS 10, iPhone 6 Plus, 6s Plus, 7 Plus, landscape, l, Today view, expanded: height was 351, is 352 sourced (S01 S02)
    - moved.csv:3:51: error: iOS 18, iPhone 16 Pro, systemSmall, icons-small: height was 162, is 158 sourced (FR3)
  
  moved.csv: 2 of 2 numbers differ
  
  ## Sources
  
    - FR3 [FrameUp: widget-frames.json](https://github.com/ryanlintott/FrameUp/blob/de08146897c19f34466aa126f3f45a40a2c3a879/Measurements/widget-frames.json)
    - S01 [iOS 10 Today extension notes](https://juejin.cn/post/6844903446571646984)
    - S02 Dancing widget with shackles on the tip of the needle
  [1]
  $ widgetsize check moved.csv --columns id
  error: the text has no columns; --columns and --sort are for --format csv
  [64]
  $ widgetsize check moved.csv --format csv --sort=-line --columns line,number,was,is,state
  line,number,was,is,state
  3,height_pt,162,158,sourced
  2,height_pt,351,352,sourced
  [1]

With --lenient, what is wrong is a warning, what was not judged is not told, and the check succeeds.

  $ printf '// iPhone 16 Pro on iOS 18\nlet medium = Size(339, 158)\nlet icon = Size(44, 44)\n' > Sizes.swift
  $ printf 'let icon = Size(44, 44)\n' > Icons.swift
  $ widgetsize check --lenient Sizes.swift Icons.swift
  Sizes.swift:2:19: warning: 339 × 158 is no size of systemMedium; iPhone 16 Pro on iOS 18: 338 × 158 sourced (FR3)
  not judged: 2 of something else
  3 sizes: 0 right, 0 outdated, 1 wrong, 2 not judged
  $ widgetsize check --lenient --format github Sizes.swift Icons.swift | grep ::
  ::warning file=Sizes.swift,line=2,col=19,title=Wrong widget size::339 × 158 is no size of systemMedium; iPhone 16 Pro on iOS 18: 338 × 158 sourced (FR3)
  $ widgetsize check --lenient moved.csv Icons.swift
  moved.csv:2:55: warning: iOS 10, iPhone 6 Plus, 6s Plus, 7 Plus, landscape, l, Today view, expanded: height was 351, is 352 sourced (S01 S02)
  moved.csv:3:51: warning: iOS 18, iPhone 16 Pro, systemSmall, icons-small: height was 162, is 158 sourced (FR3)
  moved.csv: 2 of 2 numbers differ
  not judged: 1 of something else
  1 size: 0 right, 0 outdated, 0 wrong, 1 not judged
  $ widgetsize check --lenient nothing.swift
  error: 'nothing.swift' cannot be read: no such file or directory
  [2]
  $ widgetsize check --lenient --strict Sizes.swift
  error: --strict and --lenient contradict each other
  [64]

A name of a file moves no cursor: what controls a terminal is written out.

  $ cp moved.csv "$(printf 'a\033[2Jb.csv')" && widgetsize check a*b.csv --format github | grep -o '^::error file=[^,]*' | sort -u
  ::error file=a%1B[2Jb.csv
