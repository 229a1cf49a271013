No option writes over a file that its command reads.

  $ mkdir -p own nested/tables
  $ head -n 1 "$DATA/tables/sources.csv" | tee own/sources.csv >nested/tables/sources.csv
  $ ln -s own link; ln -s own/sources.csv soft; ln own/sources.csv hard
  $ printf 'id,height_pt\ntoday.ios10.414x736@3.landscape.l.today-view.expanded,352\n' | tee a.csv >b.csv
  $ echo '# A note' >note.md
  $ echo 'widgetsize-measure v1 device=iPhone17,1 os=18 family=systemSmall width=158 height=158' >run.log
  $ find . -type f -not -name before | sort | xargs cksum >before

A table that is read, by any of its names.

  $ widgetsize check a.csv --data own --output own/sources.csv
  error: the output file 'own/sources.csv' is the file that is read; name another
  [64]
  $ refused() {
  >   for command in 'check a.csv --format junit --output' 'render note.md --output'; do
  >     widgetsize $command "$2" --data "$1" 2>/dev/null && echo "wrote $2"
  >   done; :
  > }
  $ for output in ./own/../own/sources.csv link/sources.csv soft hard; do
  >   refused own "$output"; refused link "$output"; done
  $ refused nested nested/tables/sources.csv
  $ refused nested/tables nested/tables/sources.csv

One of several files that are read, and the same file behind a link.

  $ widgetsize check a.csv b.csv --output ./b.csv
  error: the output file './b.csv' is the file that is read; name another
  [64]
  $ ln -s note.md soft.md; ln note.md hard.md
  $ for output in note.md ./note.md soft.md hard.md; do widgetsize render note.md --output $output; done
  error: the output file 'note.md' is the file that is read; name another
  error: the output file './note.md' is the file that is read; name another
  error: the output file 'soft.md' is the file that is read; name another
  error: the output file 'hard.md' is the file that is read; name another
  [64]

A dash is no file.

  $ widgetsize render note.md -o -
  error: the output file '-' is ambiguous; './-' is a file of that name, and '/dev/stdout' is standard output
  [64]
  $ widgetsize report --output=-
  error: the output folder '-' is ambiguous; './-' is a folder of that name
  [64]
  $ find . -type f -not -name before -not -name hard.md | sort | xargs cksum | diff before -

Other files are written: beside the tables, and with a name that looks like a dash.

  $ for output in own/report.xml claims.csv tables ./-; do
  >   widgetsize check a.csv --data own --format junit --output "$output" >/dev/null && head -c 5 "$output" && echo
  > done
  <?xml
  <?xml
  <?xml
  <?xml
