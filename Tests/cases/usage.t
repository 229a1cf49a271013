Wrong usage is one line on standard error, with the value and what was expected, and the exit code 64.

  $ widgetsize query --device nothing 2>/dev/null
  [64]

A long option with one dash is not read as a short one with its value.

  $ widgetsize render note.md -output page.html
  error: unknown option '-output'; did you mean '--output'?
  [64]

An identifier has its neighbours in the corrections, and an ambiguous name at most twelve devices.

  $ widgetsize query --device 414x896
  error: '414x896' is ambiguous; did you mean one of:
    6.1-inch XR (414x896@2: iPhone 11, iPhone XR)
    6.5-inch XS Max (414x896@3: iPhone 11 Pro Max, iPhone XS Max)
  [64]
  $ widgetsize query --device pro 2>&1 | sed -n '1p; $p'
  error: 'pro' is ambiguous; did you mean one of:
    and [0-9]+ more (re)
  $ widgetsize query --device pro 2>&1 | grep -c ''
  14

Each option names its values, and a value near to one of them has it as a correction.

  $ widgetsize render note.md -f mrkdown
  error: unknown format 'mrkdown'; did you mean 'markdown'?
  [64]

A dash that a text program made of two hyphens is not an option, and a file may have any name after `--`.

  $ widgetsize check –strict a.csv
  error: '–strict' begins with a dash; did you mean '--strict'?
  [64]
  $ widgetsize render -- --no-such-option
  error: '--no-such-option' cannot be read: no such file or directory
  [2]

Subcommands.

  $ widgetsize help query >query.txt && widgetsize query --help | cmp - query.txt
  $ widgetsize >help.txt && widgetsize --help | cmp - help.txt

What the program does not have is refused with what to do instead.

  $ widgetsize safe --sets sets.csv --set app
  error: unknown option '--sets'; name what you support with -d, --os and --family
  error: unknown option '--set'; name what you support with -d, --os and --family
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
