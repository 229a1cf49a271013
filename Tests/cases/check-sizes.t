Sizes in source code and tables. What is wrong fails, what is outdated is a warning.

  $ check() { printf "$1" >$2; shift; widgetsize check "$@"; }

A size beside a device and a family is judged, whatever the file is called and however far off it is.

  $ check '| Device | Medium |\n|---|---|\n| iPhone 15 | 329x155 |\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  place        written  family            right  on      by
  t.md:3:15  329 × 155  systemMedium  338 × 158  iOS 18  HIG5 MZ1
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check '| Device | Medium |\n|---|---|\n| iPhone 15 | 329x155 |\n' t.md --os 18 --sort place | sed -n 4,5p
  place        written  family            right  on      by
  t.md:3:15  329 × 155  systemMedium  338 × 158  iOS 18  HIG5 MZ1
  $ check '| Device | Medium |\n|---|---|\n| iPhone 15 | 338x158 |\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check '| Device | Medium |\n|---|---|\n| iPhone 15 | 364x170 |\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  place        written  family            right  on      by
  t.md:3:15  364 × 170  systemMedium  338 × 158  iOS 18  HIG5 MZ1
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check '| Device | Medium |\n|---|---|\n| iPhone 15 | 338x158 |\n' t.md --os 18,26
  compared with iOS 18, 26, iPadOS 18, 26, macOS 26, watchOS 26 and visionOS 26
  
  Outdated
  place        written  family        until             right  on      by
  t.md:3:15  338 × 158  systemMedium  iOS 18  344.67 × 162.67  iOS 26  FR1
  
  FR1 FrameUp, measured on simulators
  
  1 size: 0 right, 1 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check '| Device | Medium width | Medium height |\n|---|---|---|\n| iPhone 15 | 329 | 155 |\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  place        written  family            right  on      by
  t.md:3:15  329 × 155  systemMedium  338 × 158  iOS 18  HIG5 MZ1
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check '{"iPhone 15": {"medium": {"width": 329, "height": 155}}}' t.json --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  place          written  family            right  on      by
  t.json:1:36  329 × 155  systemMedium  338 × 158  iOS 18  HIG5 MZ1
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check 'iPhone15: { medium: [329, 155] }' t.ts --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  place        written  family            right  on      by
  t.ts:1:22  329 × 155  systemMedium  338 × 158  iOS 18  HIG5 MZ1
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check 'CGSize(width: 329, height: 155) // iPhone 15 medium' t.swift --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  place           written  family            right  on      by
  t.swift:1:15  329 × 155  systemMedium  338 × 158  iOS 18  HIG5 MZ1
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check 'iPhone 15;medium;329;155\n' t.csv --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  place         written  family            right  on      by
  t.csv:1:18  329 × 155  systemMedium  338 × 158  iOS 18  HIG5 MZ1
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check '# Widget sizes\n\n| Device | Small | Medium |\n|---|---|---|\n| iPhone 15 | 100x100 | 999x155 |\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  place        written  family            right  on      by
  t.md:5:15  100 × 100  systemSmall   158 × 158  iOS 18  HIG5 MZ1
  t.md:5:25  999 × 155  systemMedium  338 × 158  iOS 18  HIG5 MZ1
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  
  2 sizes: 0 right, 0 outdated, 2 wrong, 0 unpublished, 0 not judged
  [1]

The size of another family of the device is wrong.

  $ check 'iPhone 15: systemMedium 338x354\n' t.txt --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  place         written  family            right  on      by
  t.txt:1:25  338 × 354  systemMedium  338 × 158  iOS 18  HIG5 MZ1
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]

What is not judged is named, with the reason.

  $ check 'width,height\n100,200\n' t.csv
  compared with iOS 8 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  Not judged
  place        written  because
  t.csv:2:1  100 × 200  it stands beside no device and no family
  
  nothing was judged: it stands beside no device and no family
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ check 'nothing\n' t.md
  compared with iOS 8 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  nothing was judged: no size beside the name of a family, a device or a screen
    was found
  
  0 sizes: 0 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  [1]
  $ check '# iOS 20\n\niPhone 15: systemSmall 150x150\n' t.md
  compared with iOS 8 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  Not judged
  place        written  because
  t.md:3:24  150 × 150  the device does not run iOS 20
  
  nothing was judged: the device does not run iOS 20
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ check 'iPhone 16 Pro (iOS 17): systemSmall 150x150\n' t.md
  compared with iOS 8 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  Not judged
  place        written  because
  t.md:1:37  150 × 150  the device does not run iOS 17
  
  nothing was judged: the device does not run iOS 17
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ check 'iPhone 16 Pro: systemExtraLarge 150x150\n' t.md
  compared with iOS 8 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  Not judged
  place        written  because
  t.md:1:33  150 × 150  the device has no systemExtraLarge
  
  nothing was judged: the device has no systemExtraLarge
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ check 'iPhone17,99: systemSmall 150x150\n' t.md
  compared with iOS 8 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  Not judged
  place        written  because
  t.md:1:26  150 × 150  the device 'iPhone17,99' is not known;
                        did you mean 'iPhone17,5' or
                        'iPhone18,1'?
  
  nothing was judged: the device 'iPhone17,99' is not known; did you mean
    'iPhone17,5' or 'iPhone18,1'?
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ check 'iPhone 8 Plus: systemMedium 348x159\n' t.md --os 16
  compared with iOS 16 and iPadOS 16
  
  Not judged
  place        written  because
  t.md:1:29  348 × 159  sources disagree, and one of them states
                        it; the most reliable one states
                        348 × 157
  
  nothing was judged: sources disagree, and one of them states it; the most
    reliable one states 348 × 157
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ check '// widget \\327\niPhone 15: systemSmall 150x150\n' t.ts --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  place        written  family           right  on      by
  t.ts:2:24  150 × 150  systemSmall  158 × 158  iOS 18  HIG5 MZ1
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ printf '// widget \327\niPhone 15: systemSmall 158x158\n' >t.ts
  $ widgetsize check t.ts --os 18
  compared with iOS 18 and iPadOS 18
  t.ts:1:11: the file is not UTF-8; sizes may be missed
  
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged

Options limit what is judged. Columns can be named whatever was found.

  $ check '| Device | Small |\n|---|---|\n| iPhone 15 | 158x158 |\n| iPhone 13 mini | 150x150 |\n' t.md --os 18 -d 'iPhone 15' --strict
  compared with iOS 18
  
  Not judged
  place        written  because
  t.md:4:20  150 × 150  the device is not among those that are
                        compared
  
  2 sizes: 1 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  $ check '| Device | Small |\n|---|---|\n| iPhone 15 | 158x158 |\n' t.md --os 18 --columns place,right,on
  compared with iOS 18 and iPadOS 18
  
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check '| Device | Small |\n|---|---|\n| iPhone 15 | 158x158 |\n' t.md --os 18 --columns plac
  error: unknown column 'plac'; did you mean 'place'?
  [64]

Sizes of Today extensions are judged by the device, the version and the mode. An extension chooses its expanded height.

  $ check '# Today extension\n\niPhone 7: 359x110\n' t.md --os 10
  compared with iOS 10
  
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check '# Today extension\n\niPhone 7: compact 359x113\n' t.md --os 10
  compared with iOS 10
  
  Wrong
  place        written      right  on      by
  t.md:3:19  359 × 113  359 × 110  iOS 10  ONN1 S01 S02 S03 S04 S09
  
  ONN1 onnttf, simulators of iOS 10 · S01 coderyi, measured on iOS 10 · S02
    Founding article, 2021 · S03 beankhan, heights on iOS 10 · S04 PSPDFKit,
    article of 2017 · S09 iosphere, notes of 2016
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check '# Today extension\n\niPhone 7, landscape: compact 648x110\n' t.md --os 10
  compared with iOS 10
  
  Wrong
  place        written      right  on      by
  t.md:3:30  648 × 110  420 × 110  iOS 10  S01 S02
  
  S01 coderyi, measured on iOS 10 · S02 Founding article, 2021
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check '# Today extension\n\niPhone 7: expanded 359x300\n' t.md --os 10
  compared with iOS 10
  
  Not judged
  place        written  because
  t.md:3:20  359 × 300  a Today extension chooses its height in
                        the mode expanded, up to a larger one
  
  nothing was judged: a Today extension chooses its height in the mode expanded,
    up to a larger one
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ check '# Today extension\n\niPhone 7: expanded 359x617\n' t.md --os 10
  compared with iOS 10
  
  Right with a setting
  place        written  with
  t.md:3:20  359 × 617  iOS 10, 4.7-inch, portrait, m, Today
                        view, expanded
  
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check '# Today extension\n\nmedium 359x110\n' t.md
  compared with iOS 8 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  Not judged
  place       written  because
  t.md:3:8  359 × 110  it is a size of a Today extension, and
                       stands beside no device
  
  nothing was judged: it is a size of a Today extension, and stands beside no
    device
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ check 'extension WidgetFamily {\n  // iPhone 15\n  let medium = CGSize(width: 330, height: 158)\n}\n' t.swift --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  place           written  family            right  on      by
  t.swift:3:30  330 × 158  systemMedium  338 × 158  iOS 18  HIG5 MZ1
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]

Warnings and notes fail with --strict only.

  $ check 'iPhone 15: systemMedium 338x158\n' t.md
  compared with iOS 8 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  Outdated
  place        written  family        until             right  on      by
  t.md:1:25  338 × 158  systemMedium  iOS 18  344.67 × 162.67  iOS 27  FR1
  
  FR1 FrameUp, measured on simulators
  
  1 size: 0 right, 1 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check 'iPhone 15: systemMedium 338x158\n' t.md --strict | tail -2
  
  1 size: 0 right, 1 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check 'iPhone 15: systemMedium 355x167\n' t.md --os 26
  compared with iOS 26, iPadOS 26, macOS 26, watchOS 26 and visionOS 26
  
  May be a size that nobody published
  place        written  family                  right  on      by
  t.md:1:25  355 × 167  systemMedium  344.67 × 162.67  iOS 26  FR1
  
  FR1 FrameUp, measured on simulators
  
  1 size: 0 right, 0 outdated, 0 wrong, 1 unpublished, 0 not judged
  $ printf 'iPhone 15: systemMedium 338x158\niPhone 99: small 1x1\n' >some.md; echo >none.md
  $ widgetsize check --os 18 some.md none.md
  compared with iOS 18 and iPadOS 18
  some.md: 2 sizes: 1 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  
  Not judged
  place         written  because
  some.md:2:18    1 × 1  the device 'iPhone 99' is not known
  
  1 file without a size
  
  2 sizes: 1 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  $ widgetsize check --os 18 --strict some.md none.md | tail -1
  2 sizes: 1 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged

A constant without a device is right on some of the screens that are asked about.

  $ check 'let systemMedium = CGSize(width: 338, height: 158)\n' t.swift --os 18 --idiom phone
  compared with iOS 18
  
  Right, without a device
  place           written  family        screens
  t.swift:1:34  338 × 158  systemMedium  3 of 10
  
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged

A file has pinned sizes by what is in it, unless --table is given. Both sorts of files have one report.

  $ id=widgetkit.ios18.393x852@3.systemSmall.icons-small
  $ printf "id,width_pt\n$id,158\n" >own.csv
  $ printf "id,width_pt\n$id,151\n" >moved.csv
  $ printf 'nothing pinned\n' >yarn.lock
  $ widgetsize check own.csv
  own.csv: 1 number of 1 cell as pinned
  $ widgetsize check own.csv some.md --os 18
  own.csv: 1 number of 1 cell as pinned
  compared with iOS 18 and iPadOS 18
  
  Not judged
  place         written  because
  some.md:2:18    1 × 1  the device 'iPhone 99' is not known
  
  2 sizes: 1 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  $ widgetsize check moved.csv some.md --os 18
  moved.csv: 1 of 1 number differs
  compared with iOS 18 and iPadOS 18
  
  Other values that sources state
  file       number  was   is  where                                   by
  moved.csv  width   151  158  iOS 18, iPhone 14 Pro, 15, 15 Pro, 16,  HIG5 MZ1
                               systemSmall, icons-small
  
  Not judged
  place         written  because
  some.md:2:18    1 × 1  the device 'iPhone 99' is not known
  
  points
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  
  2 sizes: 1 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ widgetsize check moved.csv some.md --os 18 --format csv | cut -d , -f 1-6
  kind,file,line,column,finding,written_width
  finding,some.md,2,18,not-judged,1
  differs,moved.csv,2,,,
  $ widgetsize check moved.csv some.md --os 18 --json | tr , '\n' | grep -e Files -e '"passes"' -e '"kind"'
  "pinnedFiles":[{"file":"moved.csv"
  "passes":false
  "passes":false
  $ widgetsize check moved.csv some.md --os 18 --format junit | grep -o '<testsuite name.*failures="."'
  <testsuite name="moved.csv" errors="0" tests="1" failures="1"
  <testsuite name="some.md" errors="0" tests="2" failures="0"
  $ widgetsize check own.csv none.md | tail -1
  0 sizes: 0 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ widgetsize check yarn.lock | tail -3
    was found
  
  0 sizes: 0 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ printf 'id,device,width,height\n7,iPhone 15 systemSmall,158,158\n' >database.csv
  $ widgetsize check database.csv --os 18 | tail -1
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ printf 'iPhone 15 systemSmall: 158x158\n' >sizes.lock.csv
  $ widgetsize check sizes.lock.csv --os 18
  sizes.lock.csv:1:1: error: [header] column 'id' is missing; expected what query writes as CSV, TSV, JSON or NDJSON
  [2]
  $ widgetsize check --values-only some.md
  error: --values-only is for pinned sizes, and contradicts 'some.md'
  [64]
  $ widgetsize check --table own.csv
  compared with iOS 8 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  nothing was judged: no size beside the name of a family, a device or a screen
    was found
  
  0 sizes: 0 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  [1]

A size that is right with a setting that the file does not name says so.

  $ check 'iPhone 15 Pro: systemMedium 292x141\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  Right with a setting
  place        written  family        with
  t.md:1:29  292 × 141  systemMedium  Display Zoom larger
  
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check 'iPhone 16 Pro: systemSmall 169.67x169.67\n' t.md --os 26
  compared with iOS 26, iPadOS 26, macOS 26, watchOS 26 and visionOS 26
  
  Right with a setting
  place              written  family       with
  t.md:1:28  169.67 × 169.67  systemSmall  icons-large
  
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check 'iPhone 15 Pro: systemMedium 292x141\n' t.md --os 18 --zoomed
  compared with iOS 18 and iPadOS 18
  
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check '320x693: systemMedium 292x141\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged

Of a list of devices each is judged. Names in a sentence may mean any of them.

  $ check 'iPhone 15, iPhone 14 Pro: systemMedium 338x158\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check 'iPhone 15, iPhone 13 mini: systemMedium 338x158\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  t.md:1:41
    written   338 × 158
    family    systemMedium
    right on  iPhone 14 Pro, 15, 15 Pro, 16
    right     329 × 155
    on        iOS 18
    models    iPhone 11 Pro, 12 mini, 13 mini, XS
    by        HIG5 MZ1
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ widgetsize check t.md --os 18 --format patch
  [1]
  $ check 'case .iPhone12, .iPhone15: systemMedium 338x158\n' t.md --os 16,17,26,27
  compared with iOS 16, 17, 26, 27, iPadOS 16, 17, 26, 27, macOS 26, 27, watchOS
    26, 27 and visionOS 26, 27
  
  Outdated
  t.md:1:41
    written  338 × 158
    family   systemMedium
    until    iOS 18
    right    342 × 162
    on       iOS 27
    models   iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e and 1 more
    by       FR1
  
  t.md:1:41
    right    344.67 × 162.67
    on       iOS 27
    models   iPhone 14 Pro, 15, 15 Pro, 16
    by       FR1
  
  FR1 FrameUp, measured on simulators
  
  1 size: 0 right, 1 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check 'iPhone 15 rather than iPhone 13 mini: systemMedium 338x158\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged

A device of a list that is not known is told.

  $ check 'iPhone 16 Pro, iPhone 16 Plos: systemMedium 364x170\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  place        written  family            right  on      by
  t.md:1:45  364 × 170  systemMedium  338 × 158  iOS 18  FR3
  
  t.md:1:45: the device 'iPhone 16 Plos' is not known; did you mean 'iPhone 16
    Plus'?
  
  FR3 FrameUp, raw measurements
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check '| Device | Medium |\n|---|---|\n| iPhone 16 Plsu / iPhone 15 | 338x158 |\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  Not judged
  place        written  because
  t.md:3:32  338 × 158  the device 'iPhone 16 Plsu' is not
                        known; did you mean 'iPhone 16 Plus'?
  
  nothing was judged: the device 'iPhone 16 Plsu' is not known; did you mean
    'iPhone 16 Plus'?
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ printf 'case .iPhone99, .iPhone15: systemMedium 338x158\n' >list.swift
  $ widgetsize check list.swift --os 18 --format xcode | sed 's|^/.*/||'
  list.swift:1:1: error: nothing was judged: the device 'iPhone99' is not known
  list.swift:1:41: note: 338 × 158 was not judged: the device 'iPhone99' is not known

Findings that are told alike stand in one line, and each by itself in formats for programs.

  $ for line in 1 2 3 4 5 6 7 8 9 10; do echo 'iPhone 15: systemMedium 330x158'; done >t.md
  $ widgetsize check t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  place                      written  family            right  on      by
  t.md:1:25, 2:25, 3:25,   330 × 158  systemMedium  338 × 158  iOS 18  HIG5 MZ1
  4:25, 5:25, 6:25, 7:25,
  8:25 and 2 more
  
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  
  10 sizes: 0 right, 0 outdated, 10 wrong, 0 unpublished, 0 not judged
  [1]
  $ widgetsize check t.md --os 18 --format csv | wc -l
  11
  $ widgetsize check t.md --os 18 --format github | grep -c ^::error
  10

A line of a few words is about the lines below it, up to a blank one. Brackets may be deep.

  $ check 'iPhone 16 Pro\nsystemSmall 150x150\nsystemMedium 338x158\n\nsystemLarge 338x354\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  place        written  family           right  on      by
  t.md:2:13  150 × 150  systemSmall  158 × 158  iOS 18  FR3
  
  Right, without a device
  place        written  family       screens
  t.md:5:13  338 × 354  systemLarge  3 of 18
  
  FR3 FrameUp, raw measurements
  
  3 sizes: 2 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ deep() { printf "widget iPhone 16 Pro\n%0$1d systemSmall [150, 150]\n" 0 | tr 0 '[' | sed 's/15\[/150/g'; }
  $ deep 199 >t.ts
  $ widgetsize check t.ts --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  place         written  family           right  on      by
  t.ts:2:214  150 × 150  systemSmall  158 × 158  iOS 18  FR3
  
  FR3 FrameUp, raw measurements
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ deep 600 >t.ts
  $ widgetsize check t.ts --os 18
  compared with iOS 18 and iPadOS 18
  t.ts:2:499: brackets are nested too deep; sizes in them may be missed
  
  nothing was judged: no size beside the name of a family, a device or a screen
    was found
  
  0 sizes: 0 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  [1]

Folders and patterns name all files in them, without those that are no text.

  $ mkdir -p sources/.hidden; cp t.swift sources; cp t.md sources/.hidden; printf 'a\0b' >sources/picture
  $ widgetsize query 'iPhone 15' --os 18 --format svg >sources/drawing.svg
  $ widgetsize check --os 18 sources | tail -1
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ widgetsize check --os 18 'some.*' | tail -1
  2 sizes: 1 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  $ widgetsize check --os 18 '*.none'
  error: '*.none' matches no file
  [2]

A patch corrects what is wrong, and with --strict what is outdated. A fix of SARIF has the same numbers.

  $ check '# Widgets\r\n\r\n| Device | Medium |\r\n|---|---|\r\n| iPhone 15 | 329 × 155 |' t.md --os 18 >/dev/null
  [1]
  $ widgetsize check --os 18 --format patch t.md | tr -d '\r'
  --- a/t.md
  +++ b/t.md
  @@ -2,4 +2,4 @@
   
   | Device | Medium |
   |---|---|
  -| iPhone 15 | 329 × 155 |
  \ No newline at end of file
  +| iPhone 15 | 338 × 158 |
  \ No newline at end of file
  $ printf 'iPhone 15: systemMedium 338x158\n' >t.md
  $ widgetsize check --format patch t.md
  $ widgetsize check --os 18 --strict --format patch t.md
  $ git init -q repository; cd repository; mkdir sub
  $ printf '\357\273\277// iPhone 15\r\nlet systemMedium = CGSize(width: 329, height: 155)\r\nlet small = Size.square(150)' >'sub/a b.swift'
  $ printf '"2796": { small: 500, medium: 1092 }\n' >sub/é.ts
  $ git add .
  $ for path in . sub/../sub "$PWD/sub"; do widgetsize check --os 18 --format patch "$path" >../fix.patch; git apply ../fix.patch; git diff --shortstat; git checkout -q .; done
   2 files changed, 3 insertions(+), 3 deletions(-)
   2 files changed, 3 insertions(+), 3 deletions(-)
   2 files changed, 3 insertions(+), 3 deletions(-)
  $ cd sub; widgetsize check --os 18 --format patch . | git apply; git diff --shortstat; cd ..
   2 files changed, 3 insertions(+), 3 deletions(-)

The other bytes of a file that is not UTF-8 stay what they are.

  $ printf '// Gr\366\337e\nlet iPhone15 = ["systemMedium": "329x155"] // gr\366\337er\n' >latin.swift; git add .
  $ widgetsize check --os 18 --format patch latin.swift | git apply; git diff --shortstat; cd ..
   1 file changed, 1 insertion(+), 1 deletion(-)
  $ printf 'iPhone 15: systemMedium 330x158\n' >t.md
  $ widgetsize check --os 18 --format sarif t.md | grep -o '"fixes".*'
  "fixes":[{"description":{"text":"Write the size that is right"},"artifactChanges":[{"artifactLocation":{"uri":"t.md"},"replacements":[{"deletedRegion":{"startLine":1,"startColumn":25,"endLine":1,"endColumn":28},"insertedContent":{"text":"338"}},{"deletedRegion":{"startLine":1,"startColumn":29,"endLine":1,"endColumn":32},"insertedContent":{"text":"158"}}]}]}]}]}]}
