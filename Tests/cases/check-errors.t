What check cannot compare is refused with its place, and nothing of the file is compared.

  $ id=widgetkit.ios26.402x874@3.systemMedium.icons-small
  $ check() { printf "$1" >sizes.lock; widgetsize check sizes.lock; }

Files that cannot be read, and files without sizes. Of several files all are told.

  $ widgetsize check nowhere
  error: 'nowhere' cannot be read: no such file or directory
  [2]
  $ check 'id\000\n'
  sizes.lock:1:1: error: [header] column 'id' is missing; expected the CSV that 'widgetsize query' writes
  sizes.lock:1:3: error: [encoding] control character 0x00 in a cell
  [2]
  $ check 'id,height_pt\n'
  sizes.lock:1:1: error: [limit] no row has a size
  [2]
  $ check 'id,height\na,1\n'
  sizes.lock:1:4: error: [header] unknown column 'height'; did you mean 'height_pt'?
  [2]
  $ check ''
  sizes.lock:1:1: error: [header] the file is empty; expected a line with the names of the columns
  [2]
  $ printf 'id,height_pt\na,x\n,1\n' >wrong.csv
  $ widgetsize check missing.csv wrong.csv --output r.xml
  error: 'missing.csv' cannot be read: no such file or directory
  wrong.csv:2:3: error: [type] height_pt 'x' is not a number of points
  wrong.csv:3:1: error: [required] id is empty; a value is required
  [2]
  $ test -e r.xml
  [1]
  $ echo widget | widgetsize check - -
  error: - is standard input, which can be read once; it is named twice
  [64]
  $ printf 'id,height_pt\na,x\n' | widgetsize check -
  <stdin>:2:3: error: [type] height_pt 'x' is not a number of points
  [2]

A column in points that no size has is a mistake. Others are somebody's own.

  $ check "id,width_pt,note,height_px,heigth_pt,left_pt\n$id,349.6667,x,1,1,1\n"
  sizes.lock:1:28: error: [header] unknown column 'heigth_pt'; did you mean 'height_pt'?
  sizes.lock:1:38: error: [header] unknown column 'left_pt'
  [2]
  $ check "id,width_pt,width_pt\n$id,349.6667,1\n"
  sizes.lock:1:13: error: [header] column 'width_pt' is there twice
  [2]

Numbers and cells that are none.

  $ check "id,width_pt,height_pt\n$id,349.67pt,164,33\n$id,1e3,-\n"
  sizes.lock:2:1: error: [cells] the row has 4 cells, the header 3
  sizes.lock:3:52: error: [type] width_pt '1e3' is not a number of points
  sizes.lock:3:56: error: [type] height_pt '-' is not a number of points
  [2]
  $ check 'id,height_pt\n"a,1\n'
  sizes.lock:2:1: error: [quote] the quote that opens this cell is not closed at its end
  [2]

Pinned sizes in another form are refused, and never read as a table of somebody else.

  $ widgetsize query 'iPhone 16 Pro' --os 26 --family medium --json >sizes.json
  $ widgetsize check sizes.json
  error: 'sizes.json' has pinned sizes that are not CSV; write them with 'widgetsize query … --format csv'
  [2]
  $ check "[{\"id\":\"$id\",\"width\":{\"value\":1}}]"
  error: 'sizes.lock' has pinned sizes that are not CSV; write them with 'widgetsize query … --format csv'
  [2]
  $ check '{}'
  error: 'sizes.lock' has pinned sizes that are not CSV; write them with 'widgetsize query … --format csv'
  [2]
  $ printf "{\"id\":\"$id\",\"width\":{\"value\":1}}\n{\"id\":\"$id\"}\n" >lines; widgetsize check lines
  error: 'lines' has pinned sizes that are not CSV; write them with 'widgetsize query … --format csv'
  [2]
  $ printf "id\twidth_pt\n$id\t1\n" >tabs; widgetsize check tabs
  error: 'tabs' has pinned sizes that are separated by tabulators, not ','; write them with 'widgetsize query … --format csv'
  [2]
  $ printf "\357\273\277id,width_pt\n$id,1\n" >mark.csv; widgetsize check mark.csv
  mark.csv:1:1: error: [encoding] the file begins with a byte order mark; UTF-8 needs none
  [2]
