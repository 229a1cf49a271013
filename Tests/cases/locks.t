Lock files that earlier versions of the tables wrote, as users have them in their repositories. Each file is named
after its version. They pass, or are told what changed. A file here is never written again.

  $ cd "$TESTDIR/locks"
  $ widgetsize check 2026.11.8.csv 2026.11.8.json 2026.11.8.tsv
  2026.11.8.csv: 24 numbers of 12 cells as pinned
  2026.11.8.json: 21 numbers of 5 cells as pinned
  2026.11.8.tsv: 66 numbers of 18 cells as pinned

A number that was unknown, and is known now, is no failure, also with --strict.

  $ widgetsize check 2026.11.8-large-icons.csv
  2026.11.8-large-icons.csv: 26 numbers of 9 cells as pinned; 7 numbers no longer
    unknown
  $ widgetsize check 2026.11.8-large-icons.csv --strict | head -n 1
  2026.11.8-large-icons.csv: 26 numbers of 9 cells as pinned; 7 numbers no longer
  $ widgetsize check 2026.11.8-large-icons.csv --json | grep -o -e '"passes":[a-z]*' -e '"differences":\[\]'
  "passes":true
  "differences":[]

With Display Zoom on iOS 26, an iPhone 11 reports a screen of another scale, and its sizes, which were derived from that
screen, are unknown.

  $ widgetsize check 2026.11.8.ndjson
  2026.11.8.ndjson: 4 of 16 numbers differ
  
  Other values that rules derive
  number      was  is  where                       by
  width      159~   ?  iOS 26, iPhone 11, Display  zoomed-widget → no source for
                       Zoom on, systemSmall,       6.1-inch XR on iOS 26; with
                       icons-small                 Display Zoom it reports a
                                                   screen of another scale,
                                                   375x812@3; iOS 17 has
                                                   155 × 155
  height     159~   ?  iOS 26, iPhone 11, Display  zoomed-widget → no source for
                       Zoom on, systemSmall,       6.1-inch XR on iOS 26; with
                       icons-small                 Display Zoom it reports a
                                                   screen of another scale,
                                                   375x812@3; iOS 17 has
                                                   155 × 155
  width   333.67~   ?  iOS 26, iPhone 11, Display  zoomed-widget → no source for
                       Zoom on, systemMedium,      6.1-inch XR on iOS 26; with
                       icons-small                 Display Zoom it reports a
                                                   screen of another scale,
                                                   375x812@3; iOS 17 has
                                                   329 × 155
  height     159~   ?  iOS 26, iPhone 11, Display  zoomed-widget → no source for
                       Zoom on, systemMedium,      6.1-inch XR on iOS 26; with
                       icons-small                 Display Zoom it reports a
                                                   screen of another scale,
                                                   375x812@3; iOS 17 has
                                                   329 × 155
  
  points · ~ derived by a rule · ? unknown
  [1]
  $ widgetsize check 2026.11.8.ndjson --format xcode | sed "s|^/.*/||"
  2026.11.8.ndjson:1:1: error: iOS 26, iPhone 11, Display Zoom on, systemSmall, icons-small: width was 159 derived (zoomed-widget), is unknown (no source for 6.1-inch XR on iOS 26; with Display Zoom it reports a screen of another scale, 375x812@3; iOS 17 has 155 × 155)
  2026.11.8.ndjson:1:1: error: iOS 26, iPhone 11, Display Zoom on, systemSmall, icons-small: height was 159 derived (zoomed-widget), is unknown (no source for 6.1-inch XR on iOS 26; with Display Zoom it reports a screen of another scale, 375x812@3; iOS 17 has 155 × 155)
  2026.11.8.ndjson:3:1: error: iOS 26, iPhone 11, Display Zoom on, systemMedium, icons-small: width was 333.67 derived (zoomed-widget), is unknown (no source for 6.1-inch XR on iOS 26; with Display Zoom it reports a screen of another scale, 375x812@3; iOS 17 has 329 × 155)
  2026.11.8.ndjson:3:1: error: iOS 26, iPhone 11, Display Zoom on, systemMedium, icons-small: height was 159 derived (zoomed-widget), is unknown (no source for 6.1-inch XR on iOS 26; with Display Zoom it reports a screen of another scale, 375x812@3; iOS 17 has 329 × 155)

The constants and tables of that version are still right for the version of iOS that they are of.

  $ for file in 2026.11.8.swift 2026.11.8.ts 2026.11.8.kt 2026.11.8.dart 2026.11.8.css 2026.11.8.md 2026.11.8.html; do
  >   widgetsize check --os 18 $file | tail -n 1
  > done
  8 sizes: 8 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  8 sizes: 8 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  8 sizes: 8 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  8 sizes: 8 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  8 sizes: 4 right, 0 outdated, 0 wrong, 0 unpublished, 4 not judged
  6 sizes: 6 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  7 sizes: 6 right, 0 outdated, 0 wrong, 0 unpublished, 1 not judged
