The shapes of tables and code in which sizes stand, each with a mistake that must be found.

  $ check() { cat >$1; widgetsize check "$@" 2>&1; }

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
  items.yaml:4:14: error: 158 × 152 is no size of systemSmall; iPhone 14 Pro, 15, 15 Pro on iOS 17: 158 × 158 sourced (HIG5)
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 not judged
  [1]
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
  device-last.yaml:8:12: error: 321 × 354 is no size of systemLarge; iPhone SE (2nd generation), SE (3rd generation) on iOS 18: 321 × 324 sourced (HIG5 MZ1)
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 not judged
  [1]

Sides may be items, or columns, of their own.

  $ check bullets.md --os 18 <<'END'
  > ## iPhone 15 medium widget
  > 
  > - Width: 338
  > - Height: 155
  > END
  bullets.md:3:10: error: 338 × 155 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check sides.json --os 17 <<'END'
  > {"widgets": {"device": "iPhone 15", "family": "systemMedium", "pointWidth": 338, "pointHeight": 158, "pixelWidth": 1014, "pixelHeight": 474}}
  > END
  2 sizes: 2 right, 0 outdated, 0 wrong, 0 not judged

What stands beside a size with a name of its own is none of a widget, and counted.

  $ check record.ts --os 17 <<'END'
  > // widgets, iOS 17
  > const s = { 'iPhone 15': {
  >   systemSmall: { width: 158, height: 158, padding: [16, 16], logo: { width: 32, height: 32 } },
  >   systemMedium: { width: 338, height: 155, offset: [27, 76], thumbnail: [120, 90] } } };
  > END
  record.ts:4:26: error: 338 × 155 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro on iOS 17: 338 × 158 sourced (HIG5)
  not judged: 3 of something else
  5 sizes: 1 right, 0 outdated, 1 wrong, 3 not judged
  [1]
  $ check content.csv --os 17 <<'END'
  > device,family,width,height,content_width,content_height
  > iPhone 15,systemMedium,338,155,306,126
  > END
  content.csv:2:24: error: 338 × 155 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro on iOS 17: 338 × 158 sourced (HIG5)
  not judged: 1 of something else
  2 sizes: 0 right, 0 outdated, 1 wrong, 1 not judged
  [1]
  $ check view.swift <<'END'
  > switch family {
  > case .systemSmall: Ring().frame(width: 110, height: 110)
  > case .systemMedium: Chart().frame(width: 338, height: 155)
  > default: EmptyView() }
  > END
  view.swift:3:42: error: 338 × 155 is no size of systemMedium; iPad (10th generation), iPad (A16), iPad Air 11-inch (M2), iPad Air 11-inch (M3), iPad Air 11-inch (M4), iPad Air (4th generation) and 1 more on iPadOS 27: 342 × 155 sourced (FR2 HIG5); iPad Pro 11-inch (2nd generation), iPad Pro 11-inch (3rd generation), iPad Pro 11-inch (4th generation) on iPadOS 27: 342 × 155 sourced (HIG5); iPhone 11 Pro, 12 mini, 13 mini on iOS 27: 333.67 × 159 sourced (FR1)
  view.swift:2:40: note: 110 × 110 was not judged: it is like no size of systemSmall
  no device named: 1 size compared with all devices
  2 sizes: 0 right, 0 outdated, 1 wrong, 1 not judged
  [1]

Large icons are a setting, and a heading hides nothing.

  $ check icons.md --os 18 <<'END'
  > # Widget images
  > 
  > | iOS 18 | Medium, large icons |
  > |---|---|
  > | iPhone 15 | 300 x 100 |
  > END
  icons.md:5:15: error: 300 × 100 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 349□ × 165□ sourced (MZ1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]

Several families in a comment are those of the sizes below it, in their order.

  $ check families.js --os 17 <<'END'
  > // iOS 17 widgets
  > const s = {
  >   // small, medium, large
  >   "iPhone 15": [[158, 158], [338, 158], [338, 354]],
  >   "iPhone 13 mini": [[155, 155], [329, 155], [329, 354]] }
  > END
  families.js:5:47: error: 329 × 354 is no size of systemLarge; iPhone 11 Pro, 12 mini, 13 mini, XS on iOS 17: 329 × 345 sourced (HIG5 MZ1)
  6 sizes: 5 right, 0 outdated, 1 wrong, 0 not judged
  [1]

Columns of points and of pixels may stand in turn. A number without a unit may be in either.

  $ check turns.csv --os 17 <<'END'
  > device,family,width_pt,width_px,height_pt,height_px
  > iPhone 15,systemMedium,338,1014,158,474
  > iPhone 15,systemSmall,158,474,155,474
  > END
  turns.csv:3:23: error: 158 × 155 is no size of systemSmall; iPhone 14 Pro, 15, 15 Pro on iOS 17: 158 × 158 sourced (HIG5)
  4 sizes: 3 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check points.swift --os 17 <<'END'
  > // widgets
  > let sizes = ["iPhone 15": [.systemSmall: CGSize(width: 474, height: 474), .systemMedium: CGSize(width: 338, height: 158)]]
  > END
  2 sizes: 2 right, 0 outdated, 0 wrong, 0 not judged
  $ check pixels.swift --os 17 <<'END'
  > // widgets, @3x
  > let sizes = ["iPhone 15": [.systemSmall: CGSize(width: 474, height: 474), .systemMedium: CGSize(width: 338, height: 158)]]
  > END
  2 sizes: 2 right, 0 outdated, 0 wrong, 0 not judged

A row with a name alone, and a case right above another, are about what stands below. One of several devices may be meant.

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
  groups.md:6:12: error: 329 × 155 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro on iOS 17: 338 × 158 sourced (HIG5)
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check groups.csv --os 18 <<'END'
  > name,width,height
  > iPhone 15,,
  > Medium,329,155
  > iPhone 13 mini,,
  > Medium,329,155
  > END
  groups.csv:3:8: error: 329 × 155 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check groups.html <<'END'
  > <h2>iOS 17 widgets</h2>
  > <table><tr><th colspan=2>iPhone 15</th></tr><tr><td>Medium</td><td>338x158</td></tr>
  > <tr><th colspan=2>iPhone 13 mini</th></tr><tr><td>Medium</td><td>338x158</td></tr></table>
  > END
  groups.html:3:66: error: 338 × 158 is no size of systemMedium; iPhone 11 Pro, 12 mini, 13 mini, XS on iOS 17: 329 × 155 sourced (HIG5 MZ1)
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 not judged
  [1]
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
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged
  $ sed 's/^  /          /' cases.js | check deep.js | tail -1
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged
  $ printf 'iPhone 15,,\nMedium,329,155\niPhone 13 mini,,\nMedium,329,155\n' | check first.csv --os 18
  first.csv:2:8: error: 329 × 155 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check condition.ts --os 18 <<'END'
  > // widgets
  > if (width === 430 && height === 932) return { small: { width: 158, height: 158 } }
  > END
  condition.ts:2:63: error: 158 × 158 is no size of systemSmall; iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus on iOS 18: 170 × 170 sourced (HIG5 MZ1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]

A name that goes on is that of another model, and no model before it.

  $ check unknown.ts --os 18 <<'END'
  > // widgets
  > const s = { iPhone15: { medium: '338x158' }, iPadPro129: { medium: '338x158' }, iPadAir5: { medium: '338x158' } }
  > END
  unknown.ts:2:69: error: 338 × 158 is no size of systemMedium; iPad Air 13-inch (M2), iPad Air 13-inch (M3), iPad Pro 12.9-inch (3rd generation), iPad Pro 12.9-inch (4th generation), iPad Pro 12.9-inch (5th generation), iPad Pro 12.9-inch (6th generation) on iPadOS 18: 356 × 160 sourced (HIG5)
  unknown.ts:2:102: error: 338 × 158 is no size of systemMedium; iPad (10th generation), iPad (A16), iPad Air 11-inch (M2), iPad Air 11-inch (M3), iPad Air (4th generation), iPad Air (5th generation) on iPadOS 18: 342 × 155 sourced (FR2 HIG5)
  3 sizes: 1 right, 0 outdated, 2 wrong, 0 not judged
  [1]
  $ check settings.swift --os 18 <<'END'
  > let iPhoneSettings: [WidgetFamily: CGSize] = [.systemMedium: CGSize(width: 338, height: 15)]
  > END
  settings.swift:1:76: error: 338 × 15 is no size of systemMedium; iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e on iOS 18: 338 × 158 sourced (FR2 HIG5); iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1); iPhone 16 Pro on iOS 18: 338 × 158 sourced (FR3)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ printf '| Device | Medium |\n|---|---|\n| iPhone 14 & 14 Plus | 364 x 170 |\n' | check both.md --os 18
  1 size: 1 right, 0 outdated, 0 wrong, 0 not judged
  $ check shared.md --os 18 <<'END'
  > # Widgets
  > 
  > | Device | Medium |
  > |---|---|
  > | iPhone 12/13 mini | 329 × 155 |
  > | iPhone 12/13 Pro Max | 364 × 155 |
  > | watch 45mm | 364 × 155 |
  > END
  shared.md:6:26: error: 364 × 155 is no size of systemMedium; iPhone 12 Pro Max, 13 Pro Max, 14 Plus on iOS 18: 364 × 170 sourced (HIG5); iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e on iOS 18: 338 × 158 sourced (FR2 HIG5)
  shared.md:7:16: note: 364 × 155 was not judged: the options leave out its device, its family or its version
  3 sizes: 1 right, 0 outdated, 1 wrong, 1 not judged
  [1]

A vague word in front of a size gives way to a family behind it.

  $ check rect.swift --os 18 <<'END'
  > let rect = CGRect(x: 0, y: 0, width: 364, height: 170) // iPhone 14 Pro Max medium
  > let roundedRect = CGSize(width: 364, height: 169) // medium, iPhone 14 Pro Max
  > let circularMask = CGSize(width: 170, height: 170) // small, iPhone 14 Pro Max
  > END
  rect.swift:2:33: error: 364 × 169 is no size of systemMedium; iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus on iOS 18: 364 × 170 sourced (HIG5 MZ1)
  3 sizes: 2 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ printf 'rect: 7\n' | check rect.yaml
  rect.yaml:1:1: error: nothing was judged: no pair of numbers was found that may be a size of a widget
  0 sizes: 0 right, 0 outdated, 0 wrong, 0 not judged
  [1]

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
  stack.md:7:25: error: 50 × 50 is no size of accessoryRectangular; Apple Watch Ultra 2 on watchOS 27: 191 × 81.5 sourced (HIG5)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check head.md <<'END'
  > | iOS 17 | Medium |
  > |---|---|
  > | iPhone 14 | 342 × 162 |
  > END
  head.md:3:15: error: 342 × 162 is the size of systemMedium, icons-small on iOS 27; iPhone 12, 12 Pro, 13, 13 Pro, 14 on iOS 17: 338 × 158 sourced (HIG5 MZ1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]

All models that a screen stands for are named with the size that is right.

  $ check screen.swift <<'END'
  > // widgets
  > switch (w, h) { case (414, 896): return CGSize(width: 360, height: 169) /* medium */ default: fatalError() }
  > END
  screen.swift:2:55: warning: 360 × 169 was the size of systemMedium up to iOS 18; iPhone 11 Pro Max on iOS 27: 362.67 × 171.33 sourced (FR1); iPhone 11 on iOS 27: 356 × 166.5 sourced (FR1)
  not judged: 1 of screens
  2 sizes: 0 right, 1 outdated, 0 wrong, 1 not judged

Two numbers without a sign between them are judged beside a device and a family, and told beside a family alone.

  $ check unread.md --os 18 --strict <<'END'
  > # Widgets
  > iPhone 15: systemMedium 338x158
  > Kotlin: SMALL to 383 and 158
  > iPhone 15 large 383 354
  > END
  unread.md:4:17: error: 383 × 354 is no size of systemLarge; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 354 sourced (HIG5 MZ1)
  not judged: 1 beside no family or word for widgets
  3 sizes: 1 right, 0 outdated, 1 wrong, 1 not judged
  [1]

What stands between the sides of a size is its own, and so are attributes behind them.

  $ check attributes.tsx --os 18 <<'END'
  > // widgets on an iPhone 15
  > const list = [
  >   <Widget width={158} family="systemMedium" height={158} />,
  >   <Widget
  >     height={345}
  >     width={338}
  >     family="systemLarge"
  >   />,
  >   <Widget height={158} family="systemSmall" width={158} />,
  > ]
  > END
  attributes.tsx:3:18: error: 158 × 158 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  attributes.tsx:6:12: error: 338 × 345 is no size of systemLarge; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 354 sourced (HIG5 MZ1)
  3 sizes: 1 right, 0 outdated, 2 wrong, 0 not judged
  [1]

Lists of widths and of heights are the sides of as many sizes, and families in front of as many sizes are theirs.

  $ check vectors.R --os 18 <<'END'
  > # iPhone 15 widgets
  > sizes <- data.frame(
  >   family = c("small", "medium", "large"),
  >   width = c(158, 338, 338),
  >   height = c(158, 158, 345)
  > )
  > END
  vectors.R:4:23: error: 338 × 345 is no size of systemLarge; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 354 sourced (HIG5 MZ1)
  3 sizes: 2 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check orders.md --os 18 <<'END'
  > # Widgets
  > 
  > - iPhone 15 small/medium/large: 158x158 / 338x158 / 338x345
  > - iPhone 13 mini (small and medium): 155x155 and 329x165
  > END
  orders.md:3:53: error: 338 × 345 is no size of systemLarge; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 354 sourced (HIG5 MZ1)
  orders.md:4:50: error: 329 × 165 is no size of systemMedium; iPhone 11 Pro, 12 mini, 13 mini, XS on iOS 18: 329 × 155 sourced (HIG5 MZ1)
  5 sizes: 3 right, 0 outdated, 2 wrong, 0 not judged
  [1]

The other branch of a condition is not about the family that it asks for, and `isLarge` is no family of a function.

  $ check ternary.swift --os 18 <<'END'
  > // widgets on iPhone 15
  > func medium(isLarge: Bool) -> CGSize {
  >   isLarge ? CGSize(width: 338, height: 354) : CGSize(width: 338, height: 158)
  > }
  > func size(_ family: WidgetFamily) -> CGSize {
  >   let isLarge = family == .systemLarge
  >   if isLarge { return CGSize(width: 338, height: 345) }
  >   return CGSize(width: 338, height: 158)
  > }
  > END
  ternary.swift:7:37: error: 338 × 345 is no size of systemLarge; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 354 sourced (HIG5 MZ1)
  4 sizes: 3 right, 0 outdated, 1 wrong, 0 not judged
  [1]

Assertions on sides are sizes, and those of other things are not.

  $ check assertions.swift --os 18 <<'END'
  > // Widget sizes
  > func testSmallOniPhone13Mini() {
  >   XCTAssertEqual(size.width, 155)
  >   XCTAssertEqual(size.height, 151)
  >   XCTAssertEqual(image.size.width, 40)
  >   XCTAssertEqual(image.size.height, 40)
  > }
  > @Test func mediumOniPhone13Mini() {
  >   #expect(size.width == 329 && size.height == 155)
  >   if size.width == 375 && size.height == 812 { return }
  > }
  > END
  assertions.swift:3:30: error: 155 × 151 is no size of systemSmall; iPhone 11 Pro, 12 mini, 13 mini, XS on iOS 18: 155 × 155 sourced (HIG5 MZ1)
  not judged: 1 of something else
  3 sizes: 1 right, 0 outdated, 1 wrong, 1 not judged
  [1]
  $ check assertions.kt --os 18 <<'END'
  > // Widget sizes
  > fun mediumOnIPhone15() {
  >   assertEquals(338, size.width)
  >   assertEquals(155, size.height)
  > }
  > END
  assertions.kt:3:16: error: 338 × 155 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]

The name of a file is not believed where its first sign says otherwise, and `px` in data may be points, as in design tokens.

  $ check table.xml --os 18 <<'END'
  > # Widgets
  > 
  > | Device | Small | Medium |
  > |---|---|---|
  > | iPhone 15 | 158 × 158 | 338 × 155 |
  > END
  table.xml:5:27: error: 338 × 155 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check tokens.json --os 18 <<'END'
  > { "widget": { "iphone-15": {
  >   "small": { "width": { "$value": "158px" }, "height": { "$value": "158px" } },
  >   "medium": { "width": { "$value": "338px" }, "height": { "$value": "168px" } } } } }
  > END
  tokens.json:3:37: error: 338 × 168 is no size of systemMedium; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 338 × 158 sourced (HIG5 MZ1)
  2 sizes: 1 right, 0 outdated, 1 wrong, 0 not judged
  [1]

A row about an icon has no size of a widget. Several devices of one case, or of one cell, all have the size.

  $ check rows.md <<'END'
  > # iOS 18 widgets
  > 
  > | | iPhone 15 | iPhone 15 Plus |
  > |---|---|---|
  > | Small | 158 × 158 | 158 × 158 |
  > | App icon | 60 × 60 | 60 × 60 |
  > END
  rows.md:5:23: error: 158 × 158 is no size of systemSmall; iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus on iOS 18: 170 × 170 sourced (HIG5 MZ1)
  not judged: 2 of something else
  4 sizes: 1 right, 0 outdated, 1 wrong, 2 not judged
  [1]
  $ check several.swift <<'END'
  > switch device {
  > case .iPhone15, .iPhone15Plus:
  >   return CGSize(width: 338, height: 158) // systemMedium
  > case .iPhone15, .iPhone14Pro:
  >   return CGSize(width: 338, height: 158) // systemMedium
  > }
  > END
  several.swift:3:24: error: 338 × 158 is no size of systemMedium; iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus on iOS 27: 372 × 174.67 sourced (FR1); iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus on iOS 18: 364 × 170 sourced (HIG5 MZ1)
  several.swift:5:24: warning: 338 × 158 was the size of systemMedium up to iOS 18; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 27: 344.67 × 162.67 sourced (FR1)
  2 sizes: 0 right, 1 outdated, 1 wrong, 0 not judged
  [1]

A system beside a family is meant, a comment with a device alone ends with its constants, and large icons are not known of every device.

  $ printf 'macOS small widget: 170x170\n' | check mac.txt
  mac.txt:1:21: error: 170 × 170 is no size of systemSmall; macOS on macOS 27: 164 × 164 sourced (FR2 TOK1)
  1 size: 0 right, 0 outdated, 1 wrong, 0 not judged
  [1]
  $ check constants.swift --os 18 <<'END'
  > import WidgetKit
  > // iPhone 15 Pro
  > let medium = CGSize(width: 338, height: 158)
  > enum Sizes {
  >   static func size(for family: WidgetFamily) -> CGSize {
  >     switch family {
  >     case .systemSmall: return CGSize(width: 155, height: 155)
  >     default: return .zero
  >     }
  >   }
  > }
  > END
  no device named: 1 size compared with all devices that the options allow
  2 sizes: 2 right, 0 outdated, 0 wrong, 0 not judged
  $ check icons.md --os 18 <<'END'
  > # Widgets among large icons
  > 
  > | Device | Small |
  > |---|---|
  > | iPhone 15 | 158 × 158 |
  > | iPhone 13 mini | 161 × 161 |
  > END
  icons.md:5:15: error: 158 × 158 is no size of systemSmall; iPhone 14 Pro, 15, 15 Pro, 16 on iOS 18: 165□ × 165□ sourced (MZ1)
  icons.md:6:20: note: 161 × 161 was not judged: nobody published a size of systemSmall
  2 sizes: 0 right, 0 outdated, 1 wrong, 1 not judged
  [1]
