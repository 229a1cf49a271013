No option writes over what its command reads, or into a data folder what would be read there.

  $ mkdir -p own nested/tables
  $ head -n 1 "$DATA/tables/sources.csv" | tee own/sources.csv >nested/tables/sources.csv
  $ ln -s own link; ln -s own/sources.csv soft; ln own/sources.csv hard
  $ printf 'id,height_pt\ntoday.ios10.414x736@3.landscape.l.today-view.expanded,352\n' | tee a.csv >b.csv
  $ echo '# A note' >note.md
  $ echo 'widgetsize-measure v1 device=iPhone17,1 os=18 family=systemSmall width=158 height=158' >run.log
  $ find . -type f -not -name before | sort | xargs cksum >before

A table that is read, by any of its names, and a file that would be one.

  $ widgetsize check a.csv --data own --output own/sources.csv
  error: the output file 'own/sources.csv' is part of the data folder 'own', which is read; name another
  [64]
  $ widgetsize render note.md --data nested --output nested/claims.csv
  error: the output file 'nested/claims.csv' is part of the data folder 'nested', which is read; name another
  [64]
  $ refused() {
  >   for command in 'check a.csv --format junit --output' 'render note.md --output'; do
  >     widgetsize $command "$2" --data "$1" 2>/dev/null && echo "wrote $2"
  >   done; :
  > }
  $ for output in ./own/../own/sources.csv link/sources.csv soft hard own/claims.csv link/New.CSV own/tables \
  >   own/datapackage.json; do refused own "$output"; refused link "$output"; done
  $ for output in tables/sources.csv tables/claims.csv claims.csv; do refused nested "nested/$output"; done
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

Folders that are read, contain what is read, or are in it.

  $ widgetsize ingest run.log --data own --output own/tables
  error: the output folder 'own/tables' is part of the data folder 'own', which is read; name another
  [64]
  $ widgetsize report --data link --output own/tables/
  error: the output folder 'own/tables' is part of the data folder 'link', which is read; name another
  [64]
  $ widgetsize report --data nested/tables --output nested
  error: the output folder 'nested' contains the data folder 'nested/tables', which is read; name another
  [64]
  $ widgetsize ingest run.log --data own --output ./own/x.csv
  error: the output folder './own/x.csv' is part of the data folder 'own', which is read; name another
  [64]

A dash is no file.

  $ widgetsize render note.md -o -
  error: the output file '-' is ambiguous; './-' is a file of that name, and '/dev/stdout' is standard output
  [64]
  $ widgetsize report --output=-
  error: the output folder '-' is ambiguous; './-' is a folder of that name
  [64]
  $ find . -type f -not -name before -not -name hard.md | sort | xargs cksum | diff before -

Other files are written: beside the tables, in another folder, and with a name that looks like a dash.

  $ for output in own/report.xml claims.csv tables ./-; do
  >   widgetsize check a.csv --data own --format junit --output "$output" >/dev/null && head -c 5 "$output" && echo
  > done
  <?xml
  <?xml
  <?xml
  <?xml
