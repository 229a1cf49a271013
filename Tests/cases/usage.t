Wrong usage is one line on standard error, with the value and what was expected, and the exit code 64.

  $ widgetsize query --device nothing 2>/dev/null
  [64]

Devices: the likeliest correction, or where all of them are.

  $ widgetsize query --device 'iphone 7 puls'
  error: unknown device 'iphone 7 puls'; did you mean 'iPhone 7 Plus'?
  [64]
  $ widgetsize query --device 'frying pan'
  error: unknown device 'frying pan'; 'widgetsize list devices' has them all
  [64]
  $ widgetsize query landscap
  error: unknown device 'landscap'; 'widgetsize list devices' has them all
  [64]
  $ widgetsize query --device ''
  error: unknown device ''; 'widgetsize list devices' has them all
  [64]
  $ widgetsize explain
  error: explain needs a device: --device 'iPhone 7'
  [64]
  $ widgetsize explain plus
  error: unexpected argument 'plus'
  [64]

An identifier has its neighbours in the corrections, and an ambiguous name at most twelve devices.

  $ widgetsize query -d iPhone17,9
  error: unknown device 'iPhone17,9'; did you mean 'iPhone17,5' or 'iPhone18,1'?
  [64]
  $ widgetsize query -d Watch7,6
  error: unknown device 'Watch7,6'; did you mean 'Watch7,5' or 'Watch7,8'?
  [64]
  $ widgetsize query --device 414x896
  error: '414x896' is ambiguous; did you mean one of:
    6.1-inch XR (414x896@2: iPhone 11, iPhone XR)
    6.5-inch XS Max (414x896@3: iPhone 11 Pro Max, iPhone XS Max)
  [64]
  $ widgetsize query --device 'iPad Air M3'
  error: 'iPad Air M3' is ambiguous; did you mean one of:
    iPad Air 11-inch (M3)
    iPad Air 13-inch (M3)
  [64]
  $ widgetsize query --device pro 2>&1 | sed -n '1p; $p'
  error: 'pro' is ambiguous; did you mean one of:
    and [0-9]+ more (re)
  $ widgetsize query --device pro 2>&1 | wc -l
  14

--idiom decides which of them is meant.

  $ widgetsize query --device mini --idiom phone --family small --os 17 --no-sources | head -n 1
  5.8-inch (375x812@3)  iPhone 11 Pro, 12 mini, 13 mini, XS

Each option names its values, and a value near to one of them has it as a correction.

  $ widgetsize query --orientation landscap
  error: unknown orientation 'landscap'; expected one of portrait, landscape; did you mean 'landscape'?
  [64]
  $ widgetsize query --text-size xxxxl
  error: unknown text size 'xxxxl'; expected one of xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5; did you mean 'xxxl'?
  [64]
  $ widgetsize query --text-size l,huge
  error: unknown text size 'huge'; expected one of xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5
  [64]
  $ widgetsize query --entry-point today
  error: unknown entry point 'today'; expected one of today-view, notification-center, quick-action
  [64]
  $ widgetsize query --mode expandd
  error: unknown mode 'expandd'; expected one of compact, expanded, legacy; did you mean 'expanded'?
  [64]
  $ widgetsize query --column middle
  error: unknown column 'middle'; expected one of single, left, right
  [64]
  $ widgetsize query --family mediun
  error: unknown family 'mediun'; expected one of systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait, accessoryCircular, accessoryCorner, accessoryRectangular, accessoryInline, lockScreen, expanded, compactLeading, compactTrailing, minimal, smartStack, carPlay; did you mean 'medium'?
  [64]
  $ widgetsize query --platform 'iOs 17'
  error: unknown platform 'iOs 17'; expected one of iOS, iPadOS, macOS, watchOS, visionOS
  [64]
  $ widgetsize query --format jsn
  error: unknown format 'jsn'; expected one of table, markdown, html, csv, tsv, json, ndjson, svg, swift, swift-testing, typescript, kotlin, dart, tokens, css; did you mean 'json'?
  [64]
  $ widgetsize query --unit pxs
  error: unknown unit 'pxs'; expected one of pt, px; did you mean 'px'?
  [64]
  $ widgetsize fit --lines 2 --text-style titel
  error: unknown text style 'titel'; expected one of largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, footnote1, footnote2, caption1, caption2; did you mean 'title'?
  [64]
  $ widgetsize render note.md -f mrkdown
  error: unknown format 'mrkdown'; expected one of html, markdown, man; did you mean 'markdown'?
  [64]
  $ widgetsize list devices --format svg
  error: only sizes become svg, with 'widgetsize query'; expected one of table, markdown, html, csv, tsv, json, ndjson
  [64]
  $ widgetsize list screens --format xml
  error: unknown format 'xml'; expected one of table, markdown, html, csv, tsv, json, ndjson
  [64]
  $ widgetsize list device
  error: unknown topic 'device'; expected one of devices, screens, text-sizes, entry-points, os, families, sources, conflicts, rules; did you mean 'devices'?
  [64]
  $ widgetsize list --json
  error: list needs a topic: devices, screens, text-sizes, entry-points, os, families, sources, conflicts, rules
  [64]

Versions: those that exist, and the forms in which they are written.

  $ widgetsize query --os 20
  error: no such version '20'; there are iOS 2 to 18, 26*; iPadOS 13 to 18, 26* (glob)
  [64]
  $ widgetsize query --os 12 --platform watchOS
  error: no such version '12'; there are watchOS 1 to 11, 26* (glob)
  [64]
  $ widgetsize query --os '>=17'
  error: unknown version '>=17'; expected 18, 'iOS 18', 17-26, 17+ (17 and later) or latest
  [64]

Words of another kind than their option, and what the tables do not cover.

  $ widgetsize query -d StandBy
  error: 'StandBy' is not covered: it shows systemSmall larger, and no source states how large; a Live Activity is shown there at twice its size
  [64]
  $ widgetsize query --variant CarPlay
  error: 'CarPlay' is covered for Live Activities only; ask with --system activity --family carPlay
  [64]
  $ widgetsize query --family 'Live Activity'
  error: 'Live Activity' is a kind of widget of its own; ask with --system activity
  [64]
  $ widgetsize query --platform Mac
  error: 'Mac' is a platform; ask with --platform macOS
  [64]
  $ widgetsize query --variant 'large icons'
  error: 'large icons' is the Home Screen with large icons; ask with --variant icons-large
  [64]

Options that do not exist, that have no value, or that have one too much.

  $ widgetsize query --mod l
  error: unknown option '--mod'; did you mean '--mode'?
  [64]
  $ widgetsize query -x
  error: unknown option '-x'
  [64]
  $ widgetsize query --device
  error: missing value for '--device <device>'
  [64]
  $ widgetsize query --device --json
  error: missing value for '--device <device>'
  [64]
  $ widgetsize query --device= plus
  error: '--device=' has no value behind '='
  [64]
  $ widgetsize query --json=yes
  error: the option '--json' does not take any value, but 'yes' was specified
  [64]

A dash that a text program made of two hyphens is not an option, and a file may have any name after `--`.

  $ widgetsize check –strict a.csv
  error: '–strict' begins with a dash; did you mean '--strict'?
  [64]
  $ widgetsize check -- –strict
  error: '–strict' cannot be read: no such file or directory
  [2]
  $ widgetsize render -- --no-such-option
  error: '--no-such-option' cannot be read: no such file or directory
  [2]
  $ widgetsize check -- --
  error: '--' cannot be read: no such file or directory
  [2]

Subcommands.

  $ widgetsize qurey
  error: unknown subcommand 'qurey'; expected one of query, explain, list, compare, fit, lines, safe, cover, identify, check, diff, validate, ingest, report, render, serve; did you mean 'query'?
  [64]
  $ widgetsize help nosuch
  error: unknown subcommand 'nosuch'; expected one of query, explain, list, compare, fit, lines, safe, cover, identify, check, diff, validate, ingest, report, render, serve
  [64]
  $ widgetsize help query >query.txt && widgetsize query --help | cmp - query.txt
  $ widgetsize >help.txt && widgetsize --help | cmp - help.txt
  $ widgetsize --generate-completion-script pwsh
  error: can't generate completion scripts for 'pwsh'; please use --generate-completion-script=<shell> with one of: zsh bash fish
  [64]
  $ widgetsize --version
  *.*.* (glob)

Control characters are escaped: they could clear the screen, or look like a line of the program.

  $ hostile="$(printf 'a\033[31m\nb')"
  $ widgetsize query --device "$hostile"
  error: unknown device 'a\u{1B}[31m\nb'; 'widgetsize list devices' has them all
  [64]
  $ widgetsize query --mode "$hostile"
  error: unknown mode 'a\u{1B}[31m\nb'; expected one of compact, expanded, legacy
  [64]
  $ widgetsize query "--$hostile"
  error: unknown option '--a\u{1B}[31m\nb'
  [64]
  $ widgetsize query "--json=$hostile"
  error: the option '--json' does not take any value, but 'a\u{1B}[31m\nb' was specified
  [64]
  $ widgetsize "$hostile" 2>&1 | cut -c 1-60
  error: unknown subcommand 'a\u{1B}[31m\nb'; expected one of 

A long argument does not make a long message. Linux takes no argument of more than 128 KiB.

  $ long="$(printf '%0100000d' 0)"
  $ for words in 'query --device' 'query --mode' list query ''; do
  >   widgetsize $words "$long" >output 2>&1; test $? = 64 && test $(wc -c <output) -lt 1100 && wc -l <output
  > done
  1
  1
  1
  1
  1
