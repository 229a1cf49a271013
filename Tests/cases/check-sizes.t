Sizes in source code and tables. What is wrong fails, what is outdated is a warning.

  $ check() { printf "$1" >$2; shift; widgetsize check "$@" --no-sources; }

A size beside a device and a family is judged, whatever the file is called and however far off it is.

  $ check '| Device | Medium |\n|---|---|\n| iPhone 15 | 329x155 |\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  t.md:3:15
    written      329 × 155
    family       systemMedium
    right        338 × 158
    state        sourced
    on           iOS 18
    models       iPhone 14 Pro, 15, 15 Pro, 16
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check '| Device | Medium |\n|---|---|\n| iPhone 15 | 338x158 |\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check '| Device | Medium |\n|---|---|\n| iPhone 15 | 364x170 |\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  t.md:3:15
    written      364 × 170
    family       systemMedium
    right        338 × 158
    state        sourced
    on           iOS 18
    models       iPhone 14 Pro, 15, 15 Pro, 16
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check '| Device | Medium |\n|---|---|\n| iPhone 15 | 338x158 |\n' t.md --os 18,26
  compared with iOS 18, 26, iPadOS 18, 26, macOS 26, watchOS 26 and visionOS 26
  
  Outdated
  t.md:3:15
    written      338 × 158
    family       systemMedium
    right up to  iOS 18
    right        344.67 × 162.67
    state        sourced
    on           iOS 26
    models       iPhone 14 Pro, 15, 15 Pro, 16
  
  1 size: 0 right, 1 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check '| Device | Medium width | Medium height |\n|---|---|---|\n| iPhone 15 | 329 | 155 |\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  t.md:3:15
    written      329 × 155
    family       systemMedium
    right        338 × 158
    state        sourced
    on           iOS 18
    models       iPhone 14 Pro, 15, 15 Pro, 16
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check '{"iPhone 15": {"medium": {"width": 329, "height": 155}}}' t.json --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  t.json:1:36
    written      329 × 155
    family       systemMedium
    right        338 × 158
    state        sourced
    on           iOS 18
    models       iPhone 14 Pro, 15, 15 Pro, 16
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check 'iPhone15: { medium: [329, 155] }' t.ts --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  t.ts:1:22
    written      329 × 155
    family       systemMedium
    right        338 × 158
    state        sourced
    on           iOS 18
    models       iPhone 14 Pro, 15, 15 Pro, 16
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check 'CGSize(width: 329, height: 155) // iPhone 15 medium' t.swift --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  t.swift:1:15
    written      329 × 155
    family       systemMedium
    right        338 × 158
    state        sourced
    on           iOS 18
    models       iPhone 14 Pro, 15, 15 Pro, 16
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check 'iPhone 15;medium;329;155\n' t.csv --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  t.csv:1:18
    written      329 × 155
    family       systemMedium
    right        338 × 158
    state        sourced
    on           iOS 18
    models       iPhone 14 Pro, 15, 15 Pro, 16
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ check '# Widget sizes\n\n| Device | Small | Medium |\n|---|---|---|\n| iPhone 15 | 100x100 | 999x155 |\n' t.md --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  t.md:5:15
    written      100 × 100
    family       systemSmall
    right        158 × 158
    state        sourced
    on           iOS 18
    models       iPhone 14 Pro, 15, 15 Pro, 16
  
  t.md:5:25
    written      999 × 155
    family       systemMedium
    right        338 × 158
    state        sourced
    on           iOS 18
    models       iPhone 14 Pro, 15, 15 Pro, 16
  
  2 sizes: 0 right, 0 outdated, 2 wrong, 0 unpublished, 0 not judged
  [1]

The size of another family of the device is wrong.

  $ check 'iPhone 15: systemMedium 338x354\n' t.txt --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  t.txt:1:25
    written      338 × 354
    family       systemMedium
    right        338 × 158
    state        sourced
    on           iOS 18
    models       iPhone 14 Pro, 15, 15 Pro, 16
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]

What is not judged is named, with the reason.

  $ check 'width,height\n100,200\n' t.csv
  compared with iOS 14 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  Not judged
  place        written  because
  t.csv:2:1  100 × 200  it stands beside no device and no family
  
  nothing was judged: it stands beside no device and no family
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ check 'nothing\n' t.md
  compared with iOS 14 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  nothing was judged: no size of a widget was found
  
  0 sizes: 0 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  [1]
  $ check '# iOS 20\n\niPhone 15: systemSmall 150x150\n' t.md
  compared with iOS 14 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  Not judged
  place        written  because
  t.md:3:24  150 × 150  the device does not run iOS 20
  
  nothing was judged: the device does not run iOS 20
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ check 'iPhone 16 Pro (iOS 17): systemSmall 150x150\n' t.md
  compared with iOS 14 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  Not judged
  place        written  because
  t.md:1:37  150 × 150  the device does not run iOS 17
  
  nothing was judged: the device does not run iOS 17
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ check 'iPhone 16 Pro: systemExtraLarge 150x150\n' t.md
  compared with iOS 14 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  Not judged
  place        written  because
  t.md:1:33  150 × 150  the device has no systemExtraLarge
  
  nothing was judged: the device has no systemExtraLarge
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ check 'iPhone17,99: systemSmall 150x150\n' t.md
  compared with iOS 14 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  Not judged
  place        written  because
  t.md:1:26  150 × 150  it stands beside a device that is not
                        known
  
  nothing was judged: it stands beside a device that is not known
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ check '# Today extension\n\niPhone 8: medium 359x110\n' t.md
  compared with iOS 14 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  Not judged
  place        written  because
  t.md:3:18  359 × 110  it is a size of a Today extension, which
                        a file from 'query' pins
  
  nothing was judged: it is a size of a Today extension, which a file from 'query'
    pins
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ check 'iPhone 8 Plus: systemMedium 348x159\n' t.md --os 16
  compared with iOS 16 and iPadOS 16
  
  Not judged
  place        written  because
  t.md:1:29  348 × 159  sources disagree, and one of them states
                        it
  
  nothing was judged: sources disagree, and one of them states it
  
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  [1]
  $ check '// widget \\327\niPhone 15: systemSmall 150x150\n' t.ts --os 18
  compared with iOS 18 and iPadOS 18
  
  Wrong
  t.ts:2:24
    written      150 × 150
    family       systemSmall
    right        158 × 158
    state        sourced
    on           iOS 18
    models       iPhone 14 Pro, 15, 15 Pro, 16
  
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  [1]
  $ printf '// widget \327\niPhone 15: systemSmall 158x158\n' >t.ts
  $ widgetsize check t.ts --os 18
  compared with iOS 18 and iPadOS 18
  t.ts:1:11: the file is not UTF-8; sizes may be missed
  
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged

Warnings and notes fail with --strict only.

  $ check 'iPhone 15: systemMedium 338x158\n' t.md
  compared with iOS 14 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  Outdated
  t.md:1:25
    written      338 × 158
    family       systemMedium
    right up to  iOS 18
    right        344.67 × 162.67
    state        sourced
    on           iOS 27
    models       iPhone 14 Pro, 15, 15 Pro, 16
  
  1 size: 0 right, 1 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check 'iPhone 15: systemMedium 338x158\n' t.md --strict | tail -2
  
  1 size: 0 right, 1 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ check 'iPhone 15: systemMedium 355x167\n' t.md --os 26
  compared with iOS 26, iPadOS 26, macOS 26, watchOS 26 and visionOS 26
  
  May be a size that nobody published
  t.md:1:25
    written      355 × 167
    family       systemMedium
    right        344.67 × 162.67
    state        sourced
    on           iOS 26
    models       iPhone 14 Pro, 15, 15 Pro, 16
  
  1 size: 0 right, 0 outdated, 0 wrong, 1 unpublished, 0 not judged
  $ printf 'iPhone 15: systemMedium 338x158\niPhone 99: small 1x1\n' >some.md; echo >none.md
  $ widgetsize check --os 18 some.md none.md
  compared with iOS 18 and iPadOS 18
  some.md: 2 sizes: 1 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  
  Not judged
  place         written  because
  some.md:2:18    1 × 1  it stands beside a device that is not
                         known
  
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

A file with pinned sizes is one with the column or key 'id', unless --table is given. Both kinds are not checked at once.

  $ printf 'id,width_pt\nwidgetkit.ios18.393x852@3.systemSmall.icons-small,158\n' >lock.csv
  $ widgetsize check lock.csv
  lock.csv: 1 number of 1 cell as pinned
  $ widgetsize check lock.csv some.md
  error: 'lock.csv' has pinned sizes and 'some.md' has not; check them in two runs
  [64]
  $ widgetsize check --values-only some.md
  error: --values-only is for pinned sizes, and contradicts 'some.md'
  [64]
  $ widgetsize check --table lock.csv
  compared with iOS 14 to 27, iPadOS 14 to 27, macOS 11 to 27, watchOS 9 to 27 and
    visionOS 26, 27
  
  nothing was judged: no size of a widget was found
  
  0 sizes: 0 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  [1]

Folders and patterns name all files in them, without those that are no text.

  $ mkdir -p sources/.hidden; cp t.swift sources; cp t.md sources/.hidden; printf 'a\0b' >sources/picture
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
  $ printf 'iPhone 15: systemMedium 330x158\n' >t.md
  $ widgetsize check --os 18 --format sarif t.md | grep -o '"fixes".*'
  "fixes":[{"description":{"text":"Write the size that is right"},"artifactChanges":[{"artifactLocation":{"uri":"t.md"},"replacements":[{"deletedRegion":{"startLine":1,"startColumn":25,"endLine":1,"endColumn":28},"insertedContent":{"text":"338"}},{"deletedRegion":{"startLine":1,"startColumn":29,"endLine":1,"endColumn":32},"insertedContent":{"text":"158"}}]}]}]}]}]}
