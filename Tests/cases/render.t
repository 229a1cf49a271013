A Markdown file with blocks of queries becomes a page or Markdown, which keeps everything but the blocks.

  $ cat >note.md <<'END'
  > ---
  > owner: design
  > ---
  > # Weather widget
  > 
  > <!-- not for the page -->
  > *	Rows: <b>three</b>  
  > 
  > > ```widgetsize
  > > widgetsize query --device 'iPhone 7 Plus' --os 10 --landscape \
  > >   --text-size l --entry-point today-view
  > > ```
  > END
  $ widgetsize render note.md --format markdown | sed 's/^>/ >/'
  ---
  owner: design
  ---
  # Weather widget
  
  <!-- not for the page -->
  *	Rows: <b>three</b>  
  
   > **iPhone 7 Plus: 5.5-inch (414x736@3), landscape, iOS 10**
   >
   > |  | Today view compact | Today view expanded |
   > | --- | ---: | ---: |
   > | width | 420 | 420 |
   > | l | 110 | 352 |
   > | sources | S01 S02 | S01 S02 |
   >
   > iPhone 6 Plus, 6s Plus, 7 Plus · points
   >
   > Sources: S01, [iOS 10 Today extension notes](https://juejin.cn/post/6844903446571646984); S02, Dancing widget with shackles on the tip of the needle.
  $ widgetsize render note.md >page.html
  $ grep -oE '^<!doctype html>|<html lang="en">|<title>.*</title>|<td class="number sourced">352</td>' page.html
  <!doctype html>
  <html lang="en">
  <title>Weather widget</title>
  <td class="number sourced">352</td>
  $ grep -A 1 '<blockquote>' page.html | cut -c 1-40
  <blockquote>
  <div class="table" role="region" aria-la
  $ grep -e owner -e 'not for the page' page.html
  [1]

A page is cmark's in its safe mode; raw HTML and addresses of scripts are left out.

  $ printf 'a <b>c</b> [d](javascript:e)\n\n<script>\nx\n</script>\n' >raw.md
  $ widgetsize render raw.md | sed '1,/<main>/d;/<.main>/,$d'
  <p>a <!-- raw HTML omitted -->c<!-- raw HTML omitted --> <a href="">d</a></p>
  <!-- raw HTML omitted -->
  $ widgetsize render raw.md -f markdown | cmp - raw.md

Standard input.

  $ printf '# A\n\nb\n' | widgetsize render - | grep '<h1'
  <h1 id="a">A</h1>

The output replaces an earlier file, and nothing is said.

  $ echo old >old.md; for output in old.md new.md; do widgetsize render raw.md -f markdown -o $output && head -n 1 $output; done
  a <b>c</b> [d](javascript:e)
  a <b>c</b> [d](javascript:e)

Every wrong query is named with its line, and nothing is written.

  $ printf '%s\n' a '```widgetsize' "--device 'frying pan'" '--device plus' '--device plus --json' '--device plus > sizes.txt' \
  >   'list devices' '--help' '--device' '```' >wrong.md
  $ widgetsize render wrong.md -o old.md
  wrong.md:3: error: unknown device 'frying pan'; 'widgetsize list devices' has them all
  wrong.md:5: error: '--json' has no place in a document; a block takes the options of query that say which sizes, no other
  wrong.md:6: error: '>' cannot choose among sizes; name models or versions, such as 'iphone 14 or later' or 'ios 17+'; 'sizes.txt' is not understood; expected a device, a family such as medium, a version such as 'iOS 18' or a setting
  wrong.md:7: error: 'widgetsize list' has no place in a document; a block takes the options of query that say which sizes, no other
  wrong.md:8: error: a block takes the options of query that say which sizes, no other
  wrong.md:9: error: missing value for '--device <device>'
  [64]
  $ head -n 1 old.md
  a <b>c</b> [d](javascript:e)
  $ name="$(printf 'no\033te.md')"; printf "\`\`\`widgetsize\n-d 'a\302\233b'\n\`\`\`\n" >"$name"; widgetsize render "$name"
  no\u{1B}te.md:2: error: unknown device 'a�b'; 'widgetsize list devices' has them all
  [64]

Text that is not UTF-8 has its place, also where a character lies across two parts of a file that is read in parts.

  $ printf 'a\n\303\251b\351c' >latin.md; widgetsize render latin.md
  latin.md:2:3: error: byte 0xE9 is not UTF-8 here
  [2]
  $ for shift in '' a aa aaa; do
  >   { printf "$shift"; yes 😀 | head -n 40000 | tr -d '\n'; } >b.md
  >   widgetsize render b.md | sed '1,/<main>/d;/<.main>/,$d' | tr -d '\n' | sed 's/<.\{0,1\}p>//g' | cmp - b.md
  >   printf '\230' >>b.md; widgetsize render b.md
  > done
  b.md:1:40001: error: byte 0x98 is not UTF-8 here
  b.md:1:40002: error: byte 0x98 is not UTF-8 here
  b.md:1:40003: error: byte 0x98 is not UTF-8 here
  b.md:1:40004: error: byte 0x98 is not UTF-8 here
  [2]

Files that cannot be read or written.

  $ widgetsize render missing.md
  error: 'missing.md' cannot be read: no such file or directory
  [2]
  $ widgetsize render .
  error: '.' is a folder, not a file
  [2]
  $ widgetsize render note.md -o no/where
  error: 'no/where' cannot be written: no such file or directory
  [2]
  $ widgetsize render note.md -o .
  error: '.' is not a file that can be written
  [2]
  $ widgetsize render note.md -o ''
  error: the output file has no name
  [64]
  $ widgetsize render
  error: missing expected argument '<file>'
  [64]

Names of files and ids begin no line with a command to a CI system, at any width.

  $ for name in ':' '::error::x' ' ::error::x' 'aaaaaaaaa ::error file=x::b aaaaaaaa ::warning::c'; do
  >   printf 'id,height_pt\ntoday.ios10.414x736@3.landscape.l.today-view.expanded,1\ntoday.x,1\n' >"$name"
  >   printf '```widgetsize\n--nothing\n```\n' >"$name.md"
  >   for columns in 20 30 40; do
  >     COLUMNS=$columns widgetsize check "$name"; COLUMNS=$columns widgetsize render "$name.md"
  >   done
  > done 2>&1 | tee all.txt | grep -e '^ *::' -e '##[a-z]*\['
  [1]
  $ grep -c error all.txt
  45

A block has queries for sizes. Another question, a word without a meaning and a format are told.

  $ printf '```widgetsize\niphone 15 medium foo\nsafe medium ios 18\niphone 15 vs iphone 16 medium\nexplain iphone 15 small\nlargest medium iphone\niphone 15 medium px\niphone 15 medium csv\nhas iphone 15 display zoom\n```\n' > others.md
  $ widgetsize render others.md
  others.md:2: error: not understood: foo
  others.md:3: error: 'widgetsize safe' has no place in a document; a block takes the options of query that say which sizes, no other
  others.md:4: error: 'widgetsize compare' has no place in a document; a block takes the options of query that say which sizes, no other
  others.md:5: error: 'widgetsize explain' has no place in a document; a block takes the options of query that say which sizes, no other
  others.md:6: error: a question for 'largest' has no place in a document; a block takes the options of query that say which sizes, no other
  others.md:7: error: a question for 'px' has no place in a document; a block takes the options of query that say which sizes, no other
  others.md:8: error: '--format' has no place in a document; a block takes the options of query that say which sizes, no other
  others.md:9: error: 'widgetsize list' has no place in a document; a block takes the options of query that say which sizes, no other
  [64]
  $ printf '```widgetsize\niphone 15 corner radius small ios 18\nwidgetsize query iphone 15 medium in points --os 18\n```\n' > sizes.md
  $ widgetsize render sizes.md --format markdown | grep '^|'
  | family | variant | width | height | pixels | radius | content | sources |
  | --- | --- | ---: | ---: | ---: | ---: | ---: | --- |
  | systemSmall | icons-small | 158 | 158 | 474 × 474 | ? | 126 × 126 | HIG5 MZ1 |
  | systemSmall | icons-large | 165□ | 165□ | 495 × 495 | ? | 133 × 133 | MZ1 |
  | family | variant | width | height | pixels | content | sources |
  | --- | --- | ---: | ---: | ---: | ---: | --- |
  | systemMedium | icons-small | 338 | 158 | 1014 × 474 | 306 × 126 | HIG5 MZ1 |
  | systemMedium | icons-large | 349□ | 165□ | 1047 × 495 | 317 × 133 | MZ1 |
