The shapes of tables and code in which sizes stand, each with a mistake that must be found.

  $ check() { cat >$1; widgetsize check "$@" 2>&1 | grep -vE '^compared|^$'; }

Items of a list in YAML have their sides, and what names them, in any order.

  $ check items.yaml --os 17 <<'END'
  > # iOS 17 widgets
  > - device: iPhone 15
  >   sizes:
  >     - width: 158
  >       height: 152
  >       family: small
  >     - width: 338
  >       height: 158
  >       family: medium
  > END
  Wrong
  place              written  family           right  on      by
  items.yaml:4:14  158 × 152  systemSmall  158 × 158  iOS 17  HIG5
  HIG5 Apple's guideline
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  $ check device-last.yaml --os 18 <<'END'
  > # widgets
  > snapshots:
  >   - device: iPhone 16 Pro
  >     family: systemMedium
  >     width: 338
  >     height: 158
  >   - name: se-large
  >     width: 321
  >     height: 354
  >     family: systemLarge
  >     device: iPhone SE (3rd generation)
  > END
  Wrong
  place                    written  family           right  on      by
  device-last.yaml:8:12  321 × 354  systemLarge  321 × 324  iOS 18  HIG5 MZ1
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged

Sides may be items, or columns, of their own.

  $ check bullets.md --os 18 <<'END'
  > ## iPhone 15 medium widget
  > 
  > - Width: 338
  > - Height: 155
  > END
  Wrong
  place              written  family            right  on      by
  bullets.md:3:10  338 × 155  systemMedium  338 × 158  iOS 18  HIG5 MZ1
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  $ check sides.json --os 17 <<'END'
  > {"widgets": {"device": "iPhone 15", "family": "systemMedium", "pointWidth": 338, "pointHeight": 158, "pixelWidth": 1014, "pixelHeight": 474}}
  > END
  2 sizes: 2 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged

What stands beside a size with a name of its own is none of a widget.

  $ check record.ts --os 17 <<'END'
  > // widgets, iOS 17
  > const s = { 'iPhone 15': {
  >   systemSmall: { width: 158, height: 158, padding: [16, 16], logo: { width: 32, height: 32 } },
  >   systemMedium: { width: 338, height: 155, offset: [27, 76], thumbnail: [120, 90] } } };
  > END
  record.ts:4: not read: numbers that may be sizes
  Wrong
  place             written  family            right  on      by
  record.ts:4:26  338 × 155  systemMedium  338 × 158  iOS 17  HIG5
  HIG5 Apple's guideline
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  $ check content.csv --os 17 <<'END'
  > device,family,width,height,content_width,content_height
  > iPhone 15,systemMedium,338,155,306,126
  > END
  content.csv:2: not read: numbers that may be sizes
  Wrong
  place               written  family            right  on      by
  content.csv:2:24  338 × 155  systemMedium  338 × 158  iOS 17  HIG5
  HIG5 Apple's guideline
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  $ check view.swift <<'END'
  > switch family {
  > case .systemSmall: Ring().frame(width: 110, height: 110)
  > case .systemMedium: Chart().frame(width: 338, height: 155)
  > default: EmptyView() }
  > END
    visionOS 26, 27
  Wrong
  view.swift:3:42
    written  338 × 155
    family   systemMedium
    right    292 × 141
    on       iOS 15
    models   iPhone SE, iPod touch (7th generation)
    by       HIG5 MZ1 SB1 SS1
  view.swift:3:42
    right    319 × 146
    on       iOS 27
    models   iPhone SE (2nd generation), SE (3rd generation)
    by       FR1
  view.swift:3:42
    right    333.67 × 159
    on       iOS 27
    models   iPhone 11 Pro, 12 mini, 13 mini
    by       FR1
  Not judged
  place              written  because
  view.swift:2:40  110 × 110  it stands beside no device, and is like
                              no size of systemSmall
  FR1 FrameUp, measured on simulators · HIG5 Apple's guideline · MZ1 Widget Blur,
    pixels of screenshots · SB1 Simon B. Støvring, measured by views · SS1
    screensizes, standard and zoomed screens
  2 sizes: 0 right, 0 outdated, 1 wrong, 0 unpublished, 1 not judged

Large icons are a setting, and a heading hides nothing.

  $ check icons.md --os 18 <<'END'
  > # Widget images
  > 
  > | iOS 18 | Medium, large icons |
  > |---|---|
  > | iPhone 15 | 300 x 100 |
  > END
  Wrong
  place            written  family              right  on      by
  icons.md:5:15  300 × 100  systemMedium  349□ × 165□  iOS 18  MZ1
  MZ1 Widget Blur, pixels of screenshots
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged

Several families in a comment are those of the sizes below it, in their order.

  $ check families.js --os 17 <<'END'
  > // iOS 17 widgets
  > const s = {
  >   // small, medium, large
  >   "iPhone 15": [[158, 158], [338, 158], [338, 354]],
  >   "iPhone 13 mini": [[155, 155], [329, 155], [329, 354]] }
  > END
  Wrong
  place               written  family           right  on      by
  families.js:5:47  329 × 354  systemLarge  329 × 345  iOS 17  HIG5 MZ1
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  6 sizes: 5 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged

Columns of points and of pixels may stand in turn. Pixels that no word names are none among points.

  $ check turns.csv --os 17 <<'END'
  > device,family,width_pt,width_px,height_pt,height_px
  > iPhone 15,systemMedium,338,1014,158,474
  > iPhone 15,systemSmall,158,474,155,474
  > END
  Wrong
  place             written  family           right  on      by
  turns.csv:3:23  158 × 155  systemSmall  158 × 158  iOS 17  HIG5
  HIG5 Apple's guideline
  4 sizes: 3 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  $ check points.swift --os 17 <<'END'
  > // widgets
  > let sizes = ["iPhone 15": [.systemSmall: CGSize(width: 474, height: 474), .systemMedium: CGSize(width: 338, height: 158)]]
  > END
  Wrong
  place                written  family           right  on      by
  points.swift:2:56  474 × 474  systemSmall  158 × 158  iOS 17  HIG5
  HIG5 Apple's guideline
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  $ check pixels.swift --os 17 <<'END'
  > // widgets, @3x
  > let sizes = ["iPhone 15": [.systemSmall: CGSize(width: 474, height: 474), .systemMedium: CGSize(width: 338, height: 158)]]
  > END
  2 sizes: 2 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged

A row with a name alone, and a case right above another, are about what stands below.

  $ check groups.md <<'END'
  > # iOS 17 widgets
  > 
  > | Family | Size |
  > |---|---|
  > | **iPhone 15** | |
  > | Medium | 329 × 155 |
  > | **iPhone 13 mini** | |
  > | Medium | 329 × 155 |
  > END
    visionOS 26, 27
  Wrong
  place             written  family            right  on      by
  groups.md:6:12  329 × 155  systemMedium  338 × 158  iOS 17  HIG5
  HIG5 Apple's guideline
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  $ check groups.csv --os 18 <<'END'
  > name,width,height
  > iPhone 15,,
  > Medium,329,155
  > iPhone 13 mini,,
  > Medium,329,155
  > END
  Wrong
  place             written  family            right  on      by
  groups.csv:3:8  329 × 155  systemMedium  338 × 158  iOS 18  HIG5 MZ1
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  $ check groups.html <<'END'
  > <h2>iOS 17 widgets</h2>
  > <table><tr><th colspan=2>iPhone 15</th></tr><tr><td>Medium</td><td>338x158</td></tr>
  > <tr><th colspan=2>iPhone 13 mini</th></tr><tr><td>Medium</td><td>338x158</td></tr></table>
  > END
    visionOS 26, 27
  Wrong
  place               written  family            right  on      by
  groups.html:3:66  338 × 158  systemMedium  329 × 155  iOS 17  HIG5 MZ1
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  $ check cases.js <<'END'
  > // widgets, iOS 17
  > function size(d) {
  >   switch (d) {
  >     case 'iPhone 13 mini':
  >     case 'iPhone 15':
  >       return { medium: [338, 158] }
  >   }
  > }
  > END
    visionOS 26, 27
  Wrong
  cases.js:6:25
    written   338 × 158
    family    systemMedium
    right on  iPhone 14 Pro, 15, 15 Pro
    right     329 × 155
    on        iOS 17
    models    iPhone 11 Pro, 12 mini, 13 mini, XS
    by        HIG5 MZ1
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  $ sed 's/^  /          /' cases.js | check deep.js | tail -1
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  $ printf 'iPhone 15,,\nMedium,329,155\niPhone 13 mini,,\nMedium,329,155\n' | check first.csv --os 18
  Wrong
  place            written  family            right  on      by
  first.csv:2:8  329 × 155  systemMedium  338 × 158  iOS 18  HIG5 MZ1
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  $ check condition.ts --os 18 <<'END'
  > // widgets
  > if (width === 430 && height === 932) return { small: { width: 158, height: 158 } }
  > END
  Wrong
  condition.ts:2:63
    written  158 × 158
    family   systemSmall
    right    170 × 170
    on       iOS 18
    models   iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus
    by       HIG5 MZ1
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged

A name that goes on is that of another model, and no model before it.

  $ check unknown.ts --os 18 <<'END'
  > // widgets
  > const s = { iPhone15: { medium: '338x158' }, iPadPro129: { medium: '338x158' }, iPadAir5: { medium: '338x158' } }
  > END
  Wrong
  place               written  family            right  on         by
  unknown.ts:2:102  338 × 158  systemMedium  342 × 155  iPadOS 18  FR2 HIG5
  Not judged
  place              written  because
  unknown.ts:2:69  338 × 158  the device 'iPadPro129' is not known
  FR2 FrameUp, notes on its measurements · HIG5 Apple's guideline
  3 sizes: 1 right, 0 outdated, 1 wrong, 0 unpublished, 1 not judged
  $ check settings.swift --os 18 <<'END'
  > let iPhoneSettings: [WidgetFamily: CGSize] = [.systemMedium: CGSize(width: 338, height: 15)]
  > END
  Not judged
  place                 written  because
  settings.swift:1:76  338 × 15  it stands beside no device, and is like
                                 no size of systemMedium
  nothing was judged: it stands beside no device, and is like no size of
    systemMedium
  1 size: 0 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
  $ printf '| Device | Medium |\n|---|---|\n| iPhone 14 & 14 Plus | 364 x 170 |\n' | check both.md --os 18
  Wrong
  both.md:3:25
    written   364 × 170
    family    systemMedium
    right on  iPhone 12 Pro Max, 13 Pro Max, 14 Plus
    right     338 × 158
    on        iOS 18
    models    iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e
    by        FR2 HIG5
  FR2 FrameUp, notes on its measurements · HIG5 Apple's guideline
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  $ check shared.md --os 18 <<'END'
  > # Widgets
  > 
  > | Device | Medium |
  > |---|---|
  > | iPhone 12/13 mini | 329 × 155 |
  > | iPhone 12/13 Pro Max | 364 × 155 |
  > | watch 45mm | 364 × 155 |
  > END
  Wrong
  shared.md:6:26
    written  364 × 155
    family   systemMedium
    right    338 × 158
    on       iOS 18
    models   iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e
    by       FR2 HIG5
  shared.md:6:26
    right    364 × 170
    on       iOS 18
    models   iPhone 12 Pro Max, 13 Pro Max, 14 Plus
    by       HIG5
  Not judged
  place             written  because
  shared.md:7:16  364 × 155  the device is not among those that are
                             compared
  FR2 FrameUp, notes on its measurements · HIG5 Apple's guideline
  3 sizes: 1 right, 0 outdated, 1 wrong, 0 unpublished, 1 not judged

A vague word in front of a size gives way to a family behind it.

  $ check rect.swift --os 18 <<'END'
  > let rect = CGRect(x: 0, y: 0, width: 364, height: 170) // iPhone 14 Pro Max medium
  > let roundedRect = CGSize(width: 364, height: 169) // medium, iPhone 14 Pro Max
  > let circularMask = CGSize(width: 170, height: 170) // small, iPhone 14 Pro Max
  > END
  Wrong
  place              written  family            right  on      by
  rect.swift:2:33  364 × 169  systemMedium  364 × 170  iOS 18  HIG5 MZ1
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  3 sizes: 2 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  $ printf 'rect: 7\n' | check rect.yaml
    visionOS 26, 27
  nothing was judged: no size beside the name of a family, a device or a screen
    was found
  0 sizes: 0 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged

The place of a widget is named behind its family, a version at the head of a table.

  $ check stack.md <<'END'
  > # watchOS widgets
  > 
  > ## accessoryRectangular (Smart Stack)
  > 
  > | Device | Size |
  > |---|---|
  > | Apple Watch Ultra 2 | 50 × 50 |
  > END
    visionOS 26, 27
  Wrong
  place          written  family                     right  on          by
  stack.md:7:25  50 × 50  accessoryRectangular  191 × 81.5  watchOS 27  HIG5
  HIG5 Apple's guideline
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged
  $ check head.md <<'END'
  > | iOS 17 | Medium |
  > |---|---|
  > | iPhone 14 | 342 × 162 |
  > END
    visionOS 26, 27
  Wrong
  place           written  family            right  on      by
  head.md:3:15  342 × 162  systemMedium  338 × 158  iOS 17  HIG5 MZ1
  HIG5 Apple's guideline · MZ1 Widget Blur, pixels of screenshots
  1 size: 0 right, 0 outdated, 1 wrong, 0 unpublished, 0 not judged

All models that a screen stands for are named with the size that is right.

  $ check screen.swift <<'END'
  > // widgets
  > switch (w, h) { case (414, 896): return CGSize(width: 360, height: 169) /* medium */ default: fatalError() }
  > END
    visionOS 26, 27
  Outdated
  screen.swift:2:55
    written  360 × 169
    family   systemMedium
    until    iOS 18
    right    356 × 166.5
    on       iOS 27
    models   iPhone 11
    by       FR1
  screen.swift:2:55
    right    362.67 × 171.33
    on       iOS 27
    models   iPhone 11 Pro Max
    by       FR1
  FR1 FrameUp, measured on simulators
  1 size: 0 right, 1 outdated, 0 wrong, 0 unpublished, 0 not judged

Numbers that were not read fail with --strict, and are named in every format that has notes.

  $ check unread.md --os 18 --strict <<'END'
  > # Widgets
  > iPhone 15: systemMedium 338x158
  > Kotlin: SMALL to 383 and 158
  > iPhone 15 large 383 158
  > END
  unread.md:3: not read: numbers that may be sizes, also in line 4
  with --strict, numbers that may be sizes and are not read fail the check
  1 size: 1 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  $ widgetsize check --os 18 --json unread.md | grep -o '"notes":\["[^]]*\]'
  "notes":["unread.md:3: not read: numbers that may be sizes, also in line 4"]
