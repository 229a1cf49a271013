Lock files that earlier versions of the tables wrote, as users have them in their repositories. Each file is named
after its version. They pass, or are told what changed. A file here is never written again.

  $ cd "$TESTDIR/locks"
  $ widgetsize check 2026.11.8.csv
  2026.11.8.csv: 18 numbers of 12 cells as pinned

A number that was unknown, and is known now, was not pinned.

  $ widgetsize check 2026.11.8-large-icons.csv
  2026.11.8-large-icons.csv: 20 numbers of 9 cells as pinned
  $ widgetsize check 2026.11.8-large-icons.csv --strict
  2026.11.8-large-icons.csv: 20 numbers of 9 cells as pinned

The constants and tables of that version are still right for the version of iOS that they are of.

  $ for file in 2026.11.8.swift 2026.11.8.ts 2026.11.8.kt 2026.11.8.dart 2026.11.8.css 2026.11.8.md 2026.11.8.html; do
  >   widgetsize check --os 18 $file | tail -n 1
  > done
  13 sizes: 8 right, 0 outdated, 0 wrong, 5 not judged
  13 sizes: 8 right, 0 outdated, 0 wrong, 5 not judged
  13 sizes: 8 right, 0 outdated, 0 wrong, 5 not judged
  14 sizes: 8 right, 0 outdated, 0 wrong, 6 not judged
  8 sizes: 8 right, 0 outdated, 0 wrong, 0 not judged
  7 sizes: 7 right, 0 outdated, 0 wrong, 0 not judged
  7 sizes: 7 right, 0 outdated, 0 wrong, 0 not judged

A file that pins no number fails: nothing was compared.

  $ cd "$(mktemp -d)"
  $ widgetsize query 'iPhone 15' --family medium --variant icons-large --os 27 --csv --columns id,width_pt,height_pt > none.csv
  [1]
  $ widgetsize check none.csv
  none.csv: no number is pinned in 1 cell
  [1]
  $ widgetsize check none.csv --json | jq -c '[.passes, .findings]'
  [false,[]]
  $ widgetsize check none.csv --lenient
  none.csv: no number is pinned in 1 cell
  $ widgetsize query --os 18 --kind today --csv > today.csv 2> /dev/null
  [1]
  $ widgetsize check today.csv
  today.csv: no number is pinned in 2448 cells
  [1]
