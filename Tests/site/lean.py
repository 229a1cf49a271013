"""Pages with fewer rows, so that it takes less time to look at all of them."""

# Of the rows of a table that have the same elements and classes, the first and the longest stay.
REMOVE_ROWS = """
  const looks = element => [element, ...element.querySelectorAll("*")]
    .map(({ tagName, classList, attributes }) =>
      [tagName, ...classList, ...[...attributes].map(({ name }) => name)].join(" ")).join();
  for (const body of document.querySelectorAll("tbody")) {
    for (const rows of Map.groupBy(body.rows, looks).values()) {
      const longest = rows.reduce((one, other) => other.textContent.length > one.textContent.length ? other : one);
      for (const row of rows.slice(1)) if (row !== longest) row.remove();
    }
  }
"""
