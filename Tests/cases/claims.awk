# Writes a table of claims: `awk -f "$TESTDIR/claims.awk" <<END` with a claim a line, as `column=value` words.
# A claim is a number of points that answers, unless a line says otherwise. Its id begins with its source.

BEGIN {
  getline header <(ENVIRON["DATA"] "/tables/claims.csv")
  count = split(header, columns, ",")
  print header
}

{
  split("", row)
  row["use"] = "answer"
  row["unit"] = "pt"
  row["locator"] = "here"
  for (field = 1; field <= NF; field++) {
    equals = index($field, "=")
    row[substr($field, 1, equals - 1)] = substr($field, equals + 1)
  }
  if (row["os_first"] != "") row["os_basis"] = "stated"
  row["source_id"] = row["id"]
  sub(/-.*/, "", row["source_id"])
  line = row[columns[1]]
  for (column = 2; column <= count; column++) line = line "," row[columns[column]]
  print line
}
