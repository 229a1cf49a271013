Sizes in source code and tables. What is wrong fails, what is outdated is a warning.

  $ check() { printf "$1" >$2; shift; widgetsize check "$@"; }

A size beside a device and a family is judged, whatever the file is called and however far off it is.

  $ check '| Device | Medium |\n|---|---|\n| iPhone 15 | 329x155 |\n' t.md --os 18
  t.md:3:15: error: 329 × 155 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check '| Device | Medium |\n|---|---|\n| iPhone 15 | 329x155 |\n' t.md --os 18 --sort line --format csv | cut -d , -f 1-4
  file,line,column,finding
  t.md,3,15,wrong
  $ check '| Device | Medium |\n|---|---|\n| iPhone 15 | 338x158 |\n' t.md --os 18
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged
  $ check '| Device | Medium |\n|---|---|\n| iPhone 15 | 364x170 |\n' t.md --os 18
  t.md:3:15: error: 364 × 170 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check '| Device | Medium |\n|---|---|\n| iPhone 15 | 338x158 |\n' t.md --os 18,26
  t.md:3:15: warning: 338 × 158 was the size of systemMedium up to iOS 18; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 26: 344.67 × 162.67 sourced (FR1)
  1 size: 0 right, 1 outdated, 0 wrong, 0 not judged
  $ check '| Device | Medium width | Medium height |\n|---|---|---|\n| iPhone 15 | 329 | 155 |\n' t.md --os 18
  t.md:3:15: error: 329 × 155 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check '{"iPhone 15": {"medium": {"width": 329, "height": 155}}}' t.json --os 18
  t.json:1:36: error: 329 × 155 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check 'iPhone15: { medium: [329, 155] }' t.ts --os 18
  t.ts:1:22: error: 329 × 155 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check 'CGSize(width: 329, height: 155) // iPhone 15 medium' t.swift --os 18
  t.swift:1:15: error: 329 × 155 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check 'iPhone 15;medium;329;155\n' t.csv --os 18
  t.csv:1:18: error: 329 × 155 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check '# Widget sizes\n\n| Device | Small | Medium |\n|---|---|---|\n| iPhone 15 | 100x100 | 999x155 |\n' t.md --os 18
  t.md:5:15: error: 100 × 100 is no size of systemSmall; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 158 × 158 sourced (HIG5 MZ1)
  t.md:5:25: error: 999 × 155 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  2 sizes: 0 right, 0 outdated, 2 wrong, 0 not judged
  [1]

The size of another family of the device is wrong.

  $ check 'iPhone 15: systemMedium 338x354\n' t.txt --os 18
  t.txt:1:25: error: 338 × 354 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]

What is not judged is counted, and named if the file says of what it is.

  $ check 'width,height\n100,200\n' t.csv
  t.csv:1:1: error: nothing was judged: it stands beside no family, or nothing speaks of widgets
  not judged: 1 beside no family or word for widgets
  1 size: 0 right, 0 outdated, 0 wrong, 1 not judged
  [1]
  $ check 'nothing\n' t.md
  t.md:1:1: error: nothing was judged: no pair of numbers was found that may be a size of a widget
  0 sizes: 0 right, 0 outdated, 0 wrong, 0 not judged
  [1]
  $ check '# iOS 20\n\niPhone 15: systemSmall 150x150\n' t.md
  t.md:1:1: error: nothing was judged: the device does not run iOS 20
  t.md:3:24: note: 150 × 150 was not judged: the device does not run iOS 20
  1 size: 0 right, 0 outdated, 0 wrong, 1 not judged
  [1]
  $ check 'iPhone 16 Pro (iOS 17): systemSmall 150x150\n' t.md
  t.md:1:1: error: nothing was judged: the device does not run iOS 17
  t.md:1:37: note: 150 × 150 was not judged: the device does not run iOS 17
  1 size: 0 right, 0 outdated, 0 wrong, 1 not judged
  [1]
  $ check 'iPhone 16 Pro: systemExtraLarge 150x150\n' t.md
  t.md:1:1: error: nothing was judged: the device has no systemExtraLarge
  t.md:1:33: note: 150 × 150 was not judged: the device has no systemExtraLarge
  1 size: 0 right, 0 outdated, 0 wrong, 1 not judged
  [1]
  $ check 'iPhone17,99: systemSmall 150x150\n' t.md
  t.md:1:1: error: nothing was judged: the device 'iPhone17,99' is not known; did you mean 'iPhone17,5' or 'iPhone18,1'?
  t.md:1:26: note: 150 × 150 was not judged: the device 'iPhone17,99' is not known; did you mean 'iPhone17,5' or 'iPhone18,1'?
  1 size: 0 right, 0 outdated, 0 wrong, 1 not judged
  [1]
  $ check 'iPhone 8 Plus: systemMedium 348x159\n' t.md --os 16
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged
  $ check '// widget \\327\niPhone 15: systemSmall 150x150\n' t.ts --os 18
  t.ts:2:24: error: 150 × 150 is no size of systemSmall; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 158 × 158 sourced (HIG5 MZ1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ printf '// widget \327\niPhone 15: systemSmall 158x158\n' >t.ts
  $ widgetsize check t.ts --os 18
  t.ts:1:11: note: the file is not UTF-8; sizes may be missed
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged

Options limit what is judged.

  $ check '| Device | Small |\n|---|---|\n| iPhone 15 | 158x158 |\n| iPhone 13 mini | 150x150 |\n' t.md --os 18 -d 'iPhone 15' --strict
  t.md:4:20: note: 150 × 150 was not judged: the options leave out its device, its family or its version
  2 sizes: 1 right, 0 outdated, 0 wrong, 1 not judged

A word for a kind of widget that often means something else says nothing.

  $ check '# Today\n\n| device | small |\n|---|---|\n| iPhone 15 | 158x158 |\n' today.md --os 17
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged

Sizes of Today extensions are counted.

  $ check '# Today extension\n\niPhone 7: 359x110\n' t.md
  t.md:1:1: error: nothing was judged: it is a size of a Today extension
  not judged: 1 of Today extensions
  1 size: 0 right, 0 outdated, 0 wrong, 1 not judged
  [1]
  $ check 'extension WidgetFamily {\n  // iPhone 15\n  let medium = CGSize(width: 330, height: 158)\n}\n' t.swift --os 18
  t.swift:3:30: error: 330 × 158 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]

Warnings and notes fail with --strict only.

  $ check 'iPhone 15: systemMedium 338x158\n' t.md
  t.md:1:25: warning: 338 × 158 was the size of systemMedium up to iOS 18; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 27: 344.67 × 162.67 sourced (FR1)
  1 size: 0 right, 1 outdated, 0 wrong, 0 not judged
  $ check 'iPhone 15: systemMedium 338x158\n' t.md --strict | tail -2
  t.md:1:25: error: 338 × 158 was the size of systemMedium up to iOS 18; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 27: 344.67 × 162.67 sourced (FR1)
  1 size: 0 right, 1 outdated, 0 wrong, 0 not judged
  $ printf 'iPhone 15: systemMedium 338x158\niPhone 99: small 100x100\n' >some.md; echo >none.md
  $ widgetsize check --os 18 some.md none.md
  some.md:2:18: note: 100 × 100 was not judged: the device 'iPhone 99' is not known
  2 sizes: 1 right, 0 outdated, 0 wrong, 1 not judged
  $ widgetsize check --os 18 --strict some.md none.md | tail -1
  2 sizes: 1 right, 0 outdated, 0 wrong, 1 not judged

A constant without a device is right if one of the screens that are asked about has it.

  $ check 'let systemMedium = CGSize(width: 338, height: 158)\n' t.swift --os 18 --idiom phone
  no device named: 1 size compared with all devices that the options allow
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged

A file has pinned sizes by what is in it. Both sorts of files have one report.

  $ id=widgetkit.ios18.393x852@3.systemSmall.icons-small
  $ printf "id,width_pt\n$id,158\n" >own.csv
  $ printf "id,width_pt\n$id,151\n" >moved.csv
  $ printf 'nothing pinned\n' >yarn.lock
  $ widgetsize check own.csv
  own.csv: 1 number of 1 cell as pinned
  $ widgetsize check own.csv some.md --os 18
  some.md:2:18: note: 100 × 100 was not judged: the device 'iPhone 99' is not known
  own.csv: 1 number of 1 cell as pinned
  2 sizes: 1 right, 0 outdated, 0 wrong, 1 not judged
  $ widgetsize check moved.csv some.md --os 18
  moved.csv:2:51: error: iOS 18, iPhone 14 Pro, 15, 15 Pro, 16, systemSmall, icons-small: width was 151, is 158 sourced (HIG5 MZ1)
  some.md:2:18: note: 100 × 100 was not judged: the device 'iPhone 99' is not known
  moved.csv: 1 of 1 number differs
  2 sizes: 1 right, 0 outdated, 0 wrong, 1 not judged
  [1]
  $ widgetsize check moved.csv some.md --os 18 --format csv | cut -d , -f 1-6
  record,file,line,column,finding,written_width
  finding,some.md,2,18,not-judged,100
  differs,moved.csv,2,51,,
  $ widgetsize check moved.csv some.md --os 18 --json | tr , '\n' | grep -e Files -e '"passes"' -e '"kind"'
  "pinnedFiles":[{"file":"moved.csv"
  "passes":false
  "passes":false
  $ widgetsize check moved.csv some.md --os 18 --format junit | grep -o '<testsuite name.*failures="."'
  <testsuite name="moved.csv" errors="0" tests="1" failures="1"
  <testsuite name="some.md" errors="0" tests="2" failures="0"
  $ widgetsize check own.csv none.md | tail -1
  0 sizes: 0 right, 0 outdated, 0 wrong, 0 not judged
  $ widgetsize check yarn.lock | tail -3
  yarn.lock:1:1: error: nothing was judged: no pair of numbers was found that may be a size of a widget
  0 sizes: 0 right, 0 outdated, 0 wrong, 0 not judged
  $ printf 'id,device,width,height\n7,iPhone 15 systemSmall,158,158\n' >database.csv
  $ widgetsize check database.csv --os 18 | tail -1
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged
  $ printf 'iPhone 15 systemSmall: 158x158\n' >sizes.lock.csv
  $ widgetsize check sizes.lock.csv --os 18
  sizes.lock.csv:1:1: error: [header] column 'id' is missing; expected the CSV that 'widgetsize query' writes
  [2]

Every setting is allowed that the file does not name.

  $ check 'iPhone 15 Pro: systemMedium 292x141\n' t.md --os 18
  t.md:1:29: note: 292 × 141 is the size of systemMedium on iOS 18 only with Display Zoom on
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged
  $ check 'iPhone 16 Pro: systemSmall 169.67x169.67\n' t.md --os 26
  t.md:1:28: note: 169.67 × 169.67 is the size of systemSmall on iOS 26 only among large icons without names
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged
  $ check 'iPhone 15 Pro: systemMedium 292x141\n' t.md --os 18 --zoomed
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged
  $ check '320x693: systemMedium 292x141\n' t.md --os 18
  not judged: 1 of screens
  2 sizes: 1 right, 0 outdated, 0 wrong, 1 not judged

A size beside several devices is right if one of them has it.

  $ check 'iPhone 15, iPhone 14 Pro: systemMedium 338x158\n' t.md --os 18
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged
  $ check 'iPhone 15, iPhone 13 mini: systemMedium 338x158\n' t.md --os 18
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged
  $ check 'case .iPhone12, .iPhone15: systemMedium 338x158\n' t.md --os 16,17,26,27
  t.md:1:41: warning: 338 × 158 was the size of systemMedium up to iOS 18; iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e and 1 more on iOS 27: 342 × 162 sourced (FR1); iPhone 14 Pro, 15, 15 Pro, 16 on iOS 27: 344.67 × 162.67 sourced (FR1)
  1 size: 0 right, 1 outdated, 0 wrong, 0 not judged
  $ check 'iPhone 15 rather than iPhone 13 mini: systemMedium 338x158\n' t.md --os 18
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged

Beside a device that is not known, a size is not called right.

  $ check 'iPhone 16 Pro, iPhone 16 Plos: systemMedium 364x170\n' t.md --os 18
  t.md:1:45: error: 364 × 170 is no size of systemMedium; iPhone 16 Pro on iOS 18: 338 × 158 sourced (FR3)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check '| Device | Medium |\n|---|---|\n| iPhone 16 Plsu / iPhone 15 | 338x158 |\n' t.md --os 18
  t.md:1:1: error: nothing was judged: the device 'iPhone 16 Plsu' is not known; did you mean 'iPhone 16 Plus'?
  t.md:3:32: note: 338 × 158 was not judged: the device 'iPhone 16 Plsu' is not known; did you mean 'iPhone 16 Plus'?
  1 size: 0 right, 0 outdated, 0 wrong, 1 not judged
  [1]
  $ printf 'case .iPhone99, .iPhone15: systemMedium 338x158\n' >list.swift
  $ widgetsize check list.swift --os 18
  list.swift:1:1: error: nothing was judged: the device 'iPhone99' is not known
  list.swift:1:41: note: 338 × 158 was not judged: the device 'iPhone99' is not known
  1 size: 0 right, 0 outdated, 0 wrong, 1 not judged
  [1]

Each finding is a line, also where many are alike.

  $ for line in 1 2 3 4 5 6 7 8 9 10; do echo 'iPhone 15: systemMedium 330x158'; done >t.md
  $ widgetsize check t.md --os 18
  t.md:1:25: error: 330 × 158 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  t.md:2:25: error: 330 × 158 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  t.md:3:25: error: 330 × 158 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  t.md:4:25: error: 330 × 158 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  t.md:5:25: error: 330 × 158 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  t.md:6:25: error: 330 × 158 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  t.md:7:25: error: 330 × 158 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  t.md:8:25: error: 330 × 158 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  t.md:9:25: error: 330 × 158 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  t.md:10:25: error: 330 × 158 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  10 sizes: 0 right, 0 outdated, 10 wrong, 0 not judged
  [1]
  $ widgetsize check t.md --os 18 --format csv | grep -c ''
  11
  $ widgetsize check t.md --os 18 --format github | grep -c ^::error
  10

A line of a few words is about the lines below it, up to a blank one. Brackets may be deep.

  $ check 'iPhone 16 Pro\nsystemSmall 150x150\nsystemMedium 338x158\n\nsystemLarge 338x354\n' t.md --os 18
  t.md:2:13: error: 150 × 150 is no size of systemSmall; iPhone 16 Pro on iOS 18: 158 × 158 sourced (FR3)
  no device named: 1 size compared with all devices that the options allow
  3 sizes: 2 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ deep() { printf "widget iPhone 16 Pro\n%0$1d systemSmall [150, 150]\n" 0 | tr 0 '[' | sed 's/15\[/150/g'; }
  $ deep 199 >t.ts
  $ widgetsize check t.ts --os 18
  t.ts:2:214: error: 150 × 150 is no size of systemSmall; iPhone 16 Pro on iOS 18: 158 × 158 sourced (FR3)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ deep 600 >t.ts
  $ widgetsize check t.ts --os 18
  t.ts:2:615: error: 150 × 150 is no size of systemSmall; iPhone 16 Pro on iOS 18: 158 × 158 sourced (FR3)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]

A size in another unit than points and pixels is not judged.

  $ check 'iPhone 15: systemMedium 338x158\niPhone 15: systemMedium 12.2x5.6 cm\niPhone 15: systemSmall 10x10rem\n' t.md --os 18
  not judged: 2 lists, names, ranges or in other units
  3 sizes: 1 right, 0 outdated, 0 wrong, 2 not judged

Folders and patterns name all files in them, without those that are no text.

  $ mkdir -p sources/.hidden; cp t.swift sources; cp t.md sources/.hidden; printf 'a\0b' >sources/picture
  $ widgetsize query 'iPhone 15' --os 18 --format svg >sources/drawing.svg
  $ widgetsize check --os 18 sources | tail -1
  note: left out of folders: 1 hidden or in node_modules, 1 with drawings, 1 without text
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged
  $ widgetsize check --os 18 'some.*' | tail -1
  2 sizes: 1 right, 0 outdated, 0 wrong, 1 not judged
  $ widgetsize check --os 18 '*.none'
  error: '*.none' matches no file
  [2]

A fix of SARIF has what to write instead, and with --strict that of an outdated size.

  $ printf 'iPhone 15: systemMedium 330x158\n' >t.md
  $ widgetsize check --os 18 --format sarif t.md | grep -oE '"(deletedRegion|insertedContent).*'
  "deletedRegion": {"startLine": 1, "startColumn": 25, "endLine": 1, "endColumn": 28 },
  "insertedContent": {"text": "338"}
  "deletedRegion": {"startLine": 1, "startColumn": 29, "endLine": 1, "endColumn": 32 },
  "insertedContent": {"text": "158"}
  $ printf 'iPhone 15: systemMedium 338x158\n' >t.md
  $ widgetsize check --format sarif t.md | grep -c '"fixes"'
  0
  [1]
  $ widgetsize check --format sarif --strict t.md | grep -o '"insertedContent":[^}]*}'
  "insertedContent": {"text": "344.67"}
  "insertedContent": {"text": "162.67"}

A system beside the full name of a family, the island, and StandBy.

  $ for line in 'macOS systemMedium 338 x 158' 'systemSmall on visionOS: 170 x 170' 'Mac systemMedium 344 x 164' \
  >   'iPhone 14 Pro Dynamic Island expanded 371 x 160' 'iPhone 18 Pro Max Dynamic Island expanded 408 x 160' \
  >   'iPhone 17 StandBy widget systemSmall 362 x 362'; do
  >   echo "$line" >one.md
  >   widgetsize check one.md 2>&1 | tail -n 1
  > done
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged
  1 size: 0 right, 0 outdated, 0 wrong, 1 not judged
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged
