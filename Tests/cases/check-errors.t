What check cannot compare is refused with its place, and nothing of the file is compared.

  $ id=widgetkit.ios26.402x874@3.systemMedium.icons-small
  $ today=today.ios10.414x736@3.landscape.l.today-view.expanded
  $ check() { printf "$1" >sizes.lock; widgetsize check sizes.lock; }

Files that cannot be read, and files without sizes. Of several files all are told.

  $ widgetsize check nowhere
  error: 'nowhere' cannot be read: no such file or directory
  [2]
  $ check 'id\000\n'
  error: 'sizes.lock' is not a text
  [2]
  $ check 'id,height_pt\n'
  error: 'sizes.lock' has no size
  [2]
  $ printf 'id,height_pt\na,x\n,1\n' >wrong.csv
  $ widgetsize check missing.csv wrong.csv --output r.xml
  error: 'missing.csv' cannot be read: no such file or directory
  wrong.csv:2:3: error: [type] height_pt 'x' is not a number of points
  wrong.csv:3:1: error: [required] id is empty; a value is required
  [2]
  $ test -e r.xml
  [1]
  $ widgetsize check --os 8 --table wrong.csv
  compared with iOS 8
  
  nothing was judged: no size beside the name of a family, a device or a screen
    was found
  
  0 sizes: 0 right, 0 outdated, 0 wrong, 0 unpublished, 0 not judged
  [1]
  $ echo widget | widgetsize check --table - -
  error: - is standard input, which can be read once; it is named twice
  [64]

A column near to one that is compared is a mistake, and not one of another program.

  $ check "id,width_pt,note,heigth_pt\n$id,349.6667,x,1\n"
  sizes.lock:1:18: error: [header] column 'heigth_pt' is not compared; did you mean 'height_pt'?
  [2]
  $ check "id\twidth_pt\theight\n$id\t349.6667\t1\n"
  sizes.lock:1:13: error: [header] column 'height' is not compared; did you mean 'height_pt'?
  [2]
  $ check 'id,width_pt,hieght_pt,Width_state,height_px\n'
  sizes.lock:1:13: error: [header] column 'hieght_pt' is not compared; did you mean 'height_pt'?
  sizes.lock:1:23: error: [header] column 'Width_state' is not compared; did you mean 'width_state'?
  sizes.lock:1:35: error: [header] column 'height_px' is not compared; did you mean 'height_pt'?
  [2]

So is a key near to one that is compared, at every level.

  $ check '[\n{"id":"a","heigth":{"value":1}}]'
  sizes.lock:2:11: error: [json] key 'heigth' is not compared; did you mean 'height'?
  [2]
  $ check '{"cells":[\n{"id":"a","height":{"Value":1}}]}'
  sizes.lock:2:21: error: [json] key 'Value' is not compared; did you mean 'value'?
  [2]
  $ check '{"id":"b","width":{"value":1}}\n{"id":"a","height":{"value":158,"sate":"derived"}}\n'
  sizes.lock:2:33: error: [json] key 'sate' is not compared; did you mean 'state'?
  [2]
  $ check '[{"id":"a","height":{"value":158,"range":{"smallest":158,"largest":160,"largst":1}}}]'
  sizes.lock:1:72: error: [json] key 'largst' is not compared; did you mean 'largest'?
  [2]
  $ check '[{"id":"a","height":{"value":158,"alternatives":[{"value":1,"sources":[],"vlaue":1}]}}]'
  sizes.lock:1:74: error: [json] key 'vlaue' is not compared; did you mean 'value'?
  [2]
  $ check '{"cells":[],"Cells":[]}'
  sizes.lock:1:13: error: [json] key 'Cells' is not compared; did you mean 'cells'?
  [2]
  $ check "[{\"id\":\"a\",$(seq -s , -f '"x%.0f":0' 2000)}]"
  sizes.lock:1:8905: error: [limit] more than 1000 different keys are unknown
  [2]

Numbers without a value, of another form, or that the family does not have.

  $ check '[{"id":"a","height":{"pixels":3}}]'
  error: 'sizes.lock', cells[0].height: has no value
  [2]
  $ check '[{"id":"a","height":{"value":-1}}]'
  error: 'sizes.lock', cells[0].height: '-1' is not a positive number of points with up to two decimals
  [2]
  $ check '[{"id":"a","height":{"value":null,"state":"sourced"}}]'
  error: 'sizes.lock', cells[0].height: has no value, but its state is 'sourced'
  [2]
  $ check '[{"id":"a","height":{"value":2,"state":"derved"}}]'
  error: 'sizes.lock', cells[0].height: unknown state 'derved'; did you mean 'derived'?
  [2]
  $ check '[{"id":"a","height":{"value":2,"range":{"smallest":2,"largest":1}}}]'
  error: 'sizes.lock', cells[0].height: has a range from 2 to 1
  [2]
  $ check 'id,height_pt,height_smallest_pt\na,2,2\n'
  sizes.lock:2:5: error: [range] height_smallest_pt '2' begins a range, and there is no column height_largest_pt
  [2]
  $ check 'id,height_pt,height_smallest_pt,height_largest_pt\na,2,,5\n'
  sizes.lock:2:6: error: [range] height_largest_pt '5' does not end the range that begins with ''
  [2]
  $ check "id,width_pt,island_width_pt,minimum_width_pt,margin_pt\n$id,,99,,\n$today,,,,8\n"
  sizes.lock:2:53: error: [contradiction] systemMedium has no Dynamic Island width
  sizes.lock:3:58: error: [contradiction] a Today extension has no content margin
  [2]
  $ check "[{\"islandWidth\":{\"state\":\"sourced\",\"sources\":[]},\n\"id\":\"$id\"}]"
  sizes.lock:1:3: error: [contradiction] systemMedium has no Dynamic Island width
  [2]

JSON of another shape.

  $ check '{}'
  error: 'sizes.lock' has no cells
  [2]
  $ check '[]'
  error: 'sizes.lock' has no size
  [2]
  $ check '{"cells": {}}'
  error: 'sizes.lock', cells: expected a list
  [2]
  $ check '{"cells": [1]}'
  error: 'sizes.lock', cells[0]: expected an object
  [2]
  $ check '{"cells": [{}]}'
  error: 'sizes.lock', cells[0]: has no id
  [2]
  $ check '[{"id": "a", "height": "352"}]'
  error: 'sizes.lock', [0].height: expected an object
  [2]
  $ check '[{"id": "a", "height": {"value": "352"}}]'
  error: 'sizes.lock', [0].height.value: expected a number of points
  [2]
  $ check '{"id": "a", "height": {"value": 352}}\n\n{"id": 3}'
  error: 'sizes.lock', line 3.id: expected a text
  [2]
  $ check '[{"id":"a","width":{"value":1}},\n{"id":"a"}]'
  sizes.lock:2:1: error: [unique] id 'a' stands on line 1 already
  [2]

Faults of its syntax, also where decoders would accept them.

  $ cell="{\"id\":\"$today\",\"height\":{\"value\":352}}"
  $ while IFS= read -r text; do check "$text"; done <<'END'
  > {
  > [[[
  > {\n  "cells": [}
  > {"é" 1}
  > {"a": nope}
  > [1 2]
  > [{"id":"a"},]
  > {"a": 1, "\\u0061": 2}
  > {"a": "b
  > {"a": "\\x"}
  > ["a\nb"]
  > [01]
  > [1.]
  > [-]
  > [1e]
  > \357\273\277[1]
  > END
  sizes.lock:1:2: error: [json] the text ends; expected a key in double quotes
  sizes.lock:1:4: error: [json] the text ends; expected a value
  sizes.lock:2:13: error: [json] unexpected '}'; expected a value
  sizes.lock:1:6: error: [json] unexpected '1'; expected ':'
  sizes.lock:1:7: error: [json] unexpected 'n'; expected a value
  sizes.lock:1:4: error: [json] unexpected '2'; expected ',' or ']'
  sizes.lock:1:13: error: [json] unexpected ']'; expected a value
  sizes.lock:1:10: error: [json] key 'a' is there twice
  sizes.lock:1:7: error: [json] the double quote that opens this text is not closed
  sizes.lock:1:7: error: [json] the text has an escape that does not exist
  sizes.lock:1:4: error: [json] control character in a text
  sizes.lock:1:2: error: [json] the number has a zero before its first digit
  sizes.lock:1:4: error: [json] unexpected ']'; expected a digit
  sizes.lock:1:3: error: [json] unexpected ']'; expected a digit
  sizes.lock:1:4: error: [json] unexpected ']'; expected a digit
  sizes.lock:1:1: error: [json] the text begins with a byte order mark; UTF-8 needs none
  [2]
  $ check "[$cell] x"
  sizes.lock:1:89: error: [json] unexpected 'x'; expected the end of the text
  [2]
  $ check "[${cell%352*}1e400}}]"
  error: 'sizes.lock', [0].height.value: the number is too large, or too close to 0
  [2]
  $ check "$cell\n${cell%352*}-1e-400}}\n"
  error: 'sizes.lock', line 2.height.value: the number is too large, or too close to 0
  [2]
  $ check "[${cell%352*}352.$(printf '%01000d' 0)1}}]"
  sizes.lock:1:82: error: [json] the number has more than 38 digits
  [2]
  $ check "[${cell%352*}352.$(printf '%01000d' 0)}}]"
  sizes.lock: 1 number of 1 cell as pinned
  $ nested() { printf "%0$1d" 0 | tr 0 '['; printf "%0$1d" 0 | tr 0 ']'; }
  $ check "{\"a\": [1e400, -0.5E+3, true, null, \"\\\\u00e9\", {}], \"b\": $(nested 500), \"cells\": [$cell]}"
  sizes.lock: 1 number of 1 cell as pinned
  $ check "{\"b\": $(nested 100000)}"
  sizes.lock:1:518: error: [json] lists and objects are nested deeper than 512 levels
  [2]
