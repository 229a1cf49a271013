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
  error: 'landscap' is not understood; did you mean 'landscape'?
  [64]
  $ widgetsize query --device ''
  error: unknown device ''; 'widgetsize list devices' has them all
  [64]
  $ widgetsize explain
  error: explain needs a device: widgetsize explain iphone 16 pro medium
  [64]
  $ widgetsize explain plus 2>&1 | head -n 1
  iPhone 8 Plus, iOS 16 (5.5-inch, 414 × 736): WidgetKit widgets, in points

A long option with one dash is not read as a short one with its value.

  $ widgetsize fit -text-style body --lines 2 2>&1 | head -n 1
  error: unknown option '-text-style'; did you mean '--text-style'?
  $ widgetsize fit -family small --lines 2 2>&1 | head -n 1
  error: unknown option '-family'; did you mean '--family'?
  $ widgetsize query -dplus -Fsmall --table 2>/dev/null | head -n 1
  iPhone 8 Plus, iOS 16, systemSmall: 159 × 159 points, 477 × 477 pixels
  $ widgetsize render note.md -output page.html
  error: unknown option '-output'; did you mean '--output'?
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
  $ widgetsize query --device 'iPad Air M3' 2>&1 | head -n 1
  WidgetKit widgets, iPadOS 27, in points
  $ widgetsize query --device pro 2>&1 | sed -n '1p; $p'
  error: 'pro' is ambiguous; did you mean one of:
    and [0-9]+ more (re)
  $ widgetsize query --device pro 2>&1 | grep -c ''
  14

--idiom decides which of them is meant.

  $ widgetsize query --device mini --idiom phone --family small --os 17 | head -n 1
  iPhone 11 Pro, 12 mini +2, iOS 17, systemSmall: 155 × 155 points, 465 × 465

Each option names its values, and a value near to one of them has it as a correction.

  $ widgetsize query --orientation landscape
  error: unknown option '--orientation'; did you mean '--landscape'?
  [64]
  $ widgetsize query --text-size xxxxl
  error: unknown text size 'xxxxl'; did you mean 'xxxl'?
  [64]
  $ widgetsize query --text-size l,huge
  error: unknown text size 'huge'; expected one of xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5
  [64]
  $ widgetsize query --entry-point today
  error: unknown entry point 'today'; did you mean 'today-view'?
  [64]
  $ widgetsize query --mode expandd
  error: unknown mode 'expandd'; did you mean 'expanded'?
  [64]
  $ widgetsize query --column middle
  error: unknown column 'middle'; expected one of single, left, right
  [64]
  $ widgetsize query --family mediun
  error: unknown family 'mediun'; did you mean 'medium'?
  [64]
  $ widgetsize query --platform 'iOs 17'
  error: unknown platform 'iOs 17'; expected one of iOS, iPadOS, macOS, watchOS, visionOS
  [64]
  $ widgetsize query --format jsn
  error: unknown format 'jsn'; did you mean 'json'?
  [64]
  $ widgetsize query --unit pxs
  error: unknown unit 'pxs'; did you mean 'px'?
  [64]
  $ widgetsize fit --lines 2 --text-style titel
  error: unknown text style 'titel'; did you mean 'title'?
  [64]
  $ widgetsize render note.md -f mrkdown
  error: unknown format 'mrkdown'; did you mean 'markdown'?
  [64]
  $ widgetsize list devices --format svg
  error: only sizes become svg, with 'widgetsize query'; expected one of table, markdown, html, csv, json
  [64]
  $ widgetsize list screens --format xml
  error: unknown format 'xml'; expected one of table, markdown, html, csv, json
  [64]
  $ widgetsize list formats
  error: unknown topic 'formats'; 'widgetsize help formats' explains them
  [64]
  $ widgetsize list variants
  error: unknown topic 'variants'; 'widgetsize help variants' explains them
  [64]
  $ widgetsize list device
  error: unknown topic 'device'; did you mean 'devices'?
  [64]
  $ widgetsize list --os 18
  error: list needs a topic: devices, screens, text-sizes, entry-points, os, families, sources, disputes, unknown, rules
  [64]
  $ widgetsize list devices landscape
  error: a list is narrowed by devices, platforms, versions and families alone
  [64]
  $ widgetsize list sources --os 18
  error: versions do not narrow the list of sources
  [64]
  $ widgetsize list --json
  error: list needs a topic: devices, screens, text-sizes, entry-points, os, families, sources, disputes, unknown, rules
  [64]

Versions: those that exist, and the forms in which they are written.

  $ widgetsize query --os 20
  error: no such version '20'; there are iOS 2 to 18, 26* (glob)
  [64]
  $ widgetsize query --os 12 --platform watchOS
  error: no such version '12'; there are watchOS 1 to 11, 26* (glob)
  [64]
  $ widgetsize query --os '>=17'
  error: unknown version '>=17'; did you mean 17+?
  [64]

Words of another kind than their option, and what the tables do not cover.

  $ widgetsize query -d StandBy
  error: for 'StandBy' write --variant standby
  [64]
  $ widgetsize query --variant CarPlay
  error: no source states the size of a widget in CarPlay; to test the design of a Live Activity there, Apple's guideline has 240 × 78, 240 × 100 and 170 × 78
  [1]
  $ widgetsize query --family 'Live Activity'
  error: for 'Live Activity' write --kind activity
  [64]
  $ widgetsize query --platform Mac
  error: unknown platform 'Mac'; did you mean 'macOS'?
  [64]
  $ widgetsize query --variant 'large icons'
  error: for 'large icons' write --variant icons-large
  [64]

Options that do not exist, that have no value, or that have one too much.

  $ widgetsize query --mod l
  error: unknown option '--mod'; did you mean '--mode'?
  error: 'l' is not understood; expected a device, a family such as medium, a version such as 'iOS 18' or a setting
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
  error: unknown command 'qurey'; did you mean 'query'?
  [64]
  $ widgetsize help nosuch
  error: unknown command 'nosuch'; expected one of query, explain, list, compare, fit, safe, cover, identify, check, render, report, completion
  [64]
  $ widgetsize help query >query.txt && widgetsize query --help | cmp - query.txt
  $ widgetsize >help.txt && widgetsize --help | cmp - help.txt
  $ widgetsize --generate-completion-script pwsh
  error: can't generate completion scripts for 'pwsh'; please use --generate-completion-script=<shell> with one of: zsh bash fish
  [64]
  $ widgetsize --version
  *.*.* (glob)

What the program does not have is refused with what to do instead.

  $ widgetsize iphone 15 --known
  error: unknown option '--known'; tables show what is known; csv and json have the state of each number
  [64]
  $ widgetsize iphone 15 --no-sources
  error: unknown option '--no-sources'; choose the columns of a table with --columns
  [64]
  $ widgetsize query 'iPhone 15' --system activity
  error: unknown option '--system'; write --kind
  [64]
  $ widgetsize query 'iPad Air (5th generation)' --more-space
  error: unknown option '--more-space'; write --zoom more-space
  [64]
  $ widgetsize query 'iPad Air (5th generation)' --zoom huge
  error: unknown Display Zoom 'huge'; expected one of standard, larger, more-space
  [64]
  $ widgetsize safe --sets sets.csv --set app
  error: unknown option '--sets'; name what you support with -d, --os and --family
  error: unknown option '--set'; name what you support with -d, --os and --family
  [64]
  $ widgetsize identify --size 359x616
  error: unknown option '--size'; write the size as a word: widgetsize identify 359x616
  [64]
  $ widgetsize identify --image-limit 718080
  error: unknown option '--image-limit'; write the line of the log, or its end: widgetsize identify 'max[718080]'
  [64]
  $ widgetsize query 'iPhone 15' --format schema
  error: unknown format 'schema'; the archive 'widgetsize-schemas' of a release has the schema of each command
  [64]
  $ widgetsize iphone 15 --no-color
  error: unknown option '--no-color'; set NO_COLOR=1 for an answer without colours
  [64]
  $ widgetsize iphone 15 --color=always
  error: unknown option '--color'; set FORCE_COLOR=1 for colours where there is no terminal
  [64]
  $ widgetsize render note.md --allow-html
  error: unknown option '--allow-html'; '--format markdown' keeps raw HTML as it is
  [64]
  $ widgetsize render note.md --fragment
  error: unknown option '--fragment'; take the 'main' element of the page
  [64]
  $ widgetsize render note.md --format man
  error: unknown format 'man'; 'pandoc --to man' makes a manual page of Markdown
  [64]

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
  error: 'a\u{1B}[31m' is not understood; expected a device, a
  error: 'b' is not understood; expected a device, a family su

A long argument does not make a long message. Linux takes no argument of more than 128 KiB.

  $ long="$(printf '%0100000d' 0)"
  $ for words in 'query --device' 'query --mode' list query ''; do
  >   widgetsize $words "$long" >output 2>&1; test $? = 64 && test $(wc -c <output) -lt 1100 && grep -c '' output
  > done
  1
  1
  1
  1
  1

A name that the program does not have is refused with what to do instead.

  $ widgetsize validate
  error: unknown command 'validate'; 'widgetsize-tables validate' checks the tables
  [64]
  $ widgetsize ingest run.log
  error: unknown command 'ingest'; 'widgetsize-tables ingest' makes tables of measurements; docs/measuring.md says how
  [64]
  $ widgetsize serve --mcp
  error: unknown command 'serve'; an assistant runs the commands with '--json'; see 'skills/widgetsize/SKILL.md'
  [64]
  $ for option in --tall-row --footer --max-rows --padding --row-styles --font-size --content-size --column-count --column-width --column-spacing; do
  >   widgetsize fit --rows 3 --row-height 40 small $option=9; test $? = 64
  > done
  error: unknown option '--tall-row'; add the difference to --header
  error: unknown option '--footer'; add it to --header, the height of all that is no row
  error: unknown option '--max-rows'; use that number as --rows
  error: unknown option '--padding'; add it twice to --spacing and twice to --header
  error: unknown option '--row-styles'; use --text-style with --rows: --rows 3 --text-style headline,body
  error: unknown option '--font-size'; use a text style: --lines 2 --text-style body
  error: unknown option '--content-size'; use --content-width 150 --content-height 60
  error: unknown option '--column-count'; use the width of all columns: --content-width 312
  error: unknown option '--column-width'; use the width of all columns: --content-width 312
  error: unknown option '--column-spacing'; use the width of all columns: --content-width 312
  $ widgetsize fit --content-height 40 live activity --margins
  error: unknown option '--margins'; add twice the margin to your content; the system subtracts none
  [64]
  $ widgetsize lines small iphone 15
  error: unknown command 'lines'; 'widgetsize fit --lines most' counts lines of text
  [64]
  $ widgetsize diff old.csv new.csv
  error: unknown command 'diff'; 'git diff' compares files that query wrote, 'widgetsize compare' devices and versions
  [64]
  $ widgetsize check sizes.csv --values-only
  error: unknown option '--values-only'; check compares nothing but values
  [64]
  $ widgetsize check --table sizes.csv
  error: unknown option '--table'; without pinned sizes, a file is read as source code or a table
  [64]
  $ for format in ndjson tsv resolver; do widgetsize query plus --format $format; done
  error: unknown format 'ndjson'; '--json | jq -c .cells[]' has a line for each size
  error: unknown format 'tsv'; write '--format csv'
  error: unknown format 'resolver'; '--format tokens' has the same numbers
  [64]
  $ for format in patch xcode; do widgetsize check sizes.csv --format $format; done
  error: unknown format 'patch'; 'check --format sarif' has the corrections
  error: unknown format 'xcode'; without a format, check writes what Xcode reads
  [64]
  $ widgetsize query plus --tsv
  error: unknown option '--tsv'; write '--format csv'
  [64]

What only the scripts of shells call has a plain error, too.

  $ widgetsize ---completion query -- --device iph
  error: '---completion' is for the scripts of 'widgetsize completion', which give it the line that is typed
  [64]
