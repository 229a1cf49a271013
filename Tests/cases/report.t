The folder of a report: written whole or not at all, and never somebody else's. Tests/faults has full disks, Tests/site
the pages. An empty folder is taken.

  $ mkdir out && widgetsize report --output out
  out: \d+ pages of \d+ files, \d+ MB; open index.html in a browser (re)
  $ sed 1d out/widgetsize-report.txt | LC_ALL=C sort >listed; (cd out && find . -type f | cut -c 3- | LC_ALL=C sort) | diff listed -
  $ cp -r out copy

Its own folder is replaced by the same bytes, also behind a link, from another place, in another language and at another
time. A list that names a file outside of the folder deletes nothing there.

  $ echo old >out/sizes/iphone.html; ln -s out link; echo mine >mine.txt; echo ../mine.txt >>out/widgetsize-report.txt
  $ here=$PWD; elsewhere="$(mktemp -d)/Başka yer"; mkdir "$elsewhere"
  $ turkish="LC_ALL=tr_TR.UTF-8 LANG=tr_TR.UTF-8 TZ=Pacific/Kiritimati SOURCE_DATE_EPOCH=86400"
  $ (cd "$elsewhere" && env $turkish HOME="$elsewhere" widgetsize report --output "$here/link" >/dev/null)
  $ diff -r copy out && ls -d out link mine.txt
  link
  mine.txt
  out

What it has not written is left: a folder with other files, a file, a link that leads nowhere.

  $ for file in mine.txt widgetsize-report.txt index.html; do mkdir foreign && echo mine >foreign/$file
  >   widgetsize report --output foreign 2>&1 | cut -c 1-60; cat foreign/$file; rm -r foreign
  > done
  error: folder 'foreign' was not written by this program and 
  mine
  error: folder 'foreign' was not written by this program and 
  mine
  error: folder 'foreign' was not written by this program and 
  mine
  $ echo mine >file; ln -s missing nowhere
  $ widgetsize report --output file
  error: 'file' exists and is not a folder
  [2]
  $ widgetsize report --output nowhere
  error: 'nowhere' exists and is not a folder
  [2]
  $ echo mine >copy/sizes/notes.txt
  $ widgetsize report --output copy
  error: folder 'copy' was not written by this program and is left as it is: it has 'sizes/notes.txt', which is not part of a report
  [2]

Two names that look the same are different files.

  $ mkdir same && printf 'Files of a widgetsize report. The folder that has them is replaced as a whole.\n' >same/widgetsize-report.txt
  $ printf 'caf\303\251.html\nwidgetsize-report.txt\n' >>same/widgetsize-report.txt
  $ echo mine >"same/$(printf 'cafe\314\201').html"
  $ widgetsize report --output same 2>&1 | grep -c 'which is not part of a report'
  1

If the data is in trouble the earlier report stays.

  $ mkdir data && printf 'id\nx\n' >data/sources.csv
  $ rm copy/sizes/notes.txt; widgetsize report --output out --data data 2>&1 | head -n 1 | cut -c 1-35; diff -r copy out
  data/sources.csv:1:1: error: [heade

Wrong usage.

  $ widgetsize report
  error: missing expected argument '--output <folder>'
  [64]
  $ widgetsize report --output ''
  error: the output folder has no name
  [64]
  $ widgetsize report --output a/b
  error: 'a/b' cannot be made: no such file or directory
  [2]
  $ for address in http://e.com e.com https:// 'https://e.com/?a' 'https://e.com/#a'; do
  >   widgetsize report --output new --address "$address"
  > done
  error: 'http://e.com' is no address below which pages can be; expected https://, a host and a path, with other characters as %XX
  error: 'e.com' is no address below which pages can be; expected https://, a host and a path, with other characters as %XX
  error: 'https://' is no address below which pages can be; expected https://, a host and a path, with other characters as %XX
  error: 'https://e.com/?a' is no address below which pages can be; expected https://, a host and a path, with other characters as %XX
  error: 'https://e.com/#a' is no address below which pages can be; expected https://, a host and a path, with other characters as %XX
  [64]
  $ for form in http://e.com/new e.com 'https://e.com/#a' 'https://e.com/a b'; do
  >   widgetsize report --output new --issues "$form"
  > done
  error: 'http://e.com/new' is not the address of a form, such as https://example.org/issues/new
  error: 'e.com' is not the address of a form, such as https://example.org/issues/new
  error: 'https://e.com/#a' is not the address of a form, such as https://example.org/issues/new
  error: 'https://e.com/a b' is not the address of a form, such as https://example.org/issues/new
  [64]
  $ test -e new
  [1]
