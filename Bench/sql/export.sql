-- What `widgetsize query --format csv` writes of the synthetic tables, to the byte: the cross join
-- of all axes, line-height and whole-rows with the k that the claims allow. DIV divides whole
-- numbers and drops the rest. Lengths are in points, rows in pixels at two a point.
WITH
kept AS (
  SELECT max(height - value - 44) AS above, min(height - value) AS up_to
  FROM claims JOIN screens ON screens.id = screen_class
  WHERE quantity = 'height' AND mode = 'expanded'),
devices AS (
  SELECT screens.place, screens.id, name, model, width, height, w1.value AS portrait_width,
    w2.value AS landscape_width, c.value AS compact, c.value * 4 DIV 5 AS base,
    e.value AS expanded, c.source AS source
  FROM screens
  JOIN models ON models.screen_class = screens.id
  JOIN claims w1 ON w1.screen_class = screens.id AND w1.quantity = 'width'
    AND w1.orientation = 'portrait'
  JOIN claims w2 ON w2.screen_class = screens.id AND w2.quantity = 'width'
    AND w2.orientation = 'landscape'
  JOIN claims c ON c.screen_class = screens.id AND c.quantity = 'height' AND c.mode = 'compact'
  JOIN claims e ON e.screen_class = screens.id AND e.quantity = 'height' AND e.mode = 'expanded'),
standard AS (SELECT older AS line_height FROM text_sizes WHERE id = 'l'),
cells AS (
  SELECT d.place AS p1, os AS p2, o.place AS p3, e.place AS p4, m.place AS p5, t.place AS p6,
    d.id AS class, name, model, source, os, orientation, entry_point, mode, t.id AS size,
    CASE orientation WHEN 'portrait' THEN portrait_width ELSE landscape_width END AS width,
    2 * CASE orientation WHEN 'portrait' THEN height ELSE d.width END AS pixels,
    compact, expanded,
    (2 * base * older + line_height) DIV (2 * line_height) AS row1,
    (2 * base * current + line_height) DIV (2 * line_height) AS row2
  FROM devices d, versions, orientations o, entry_points e, modes m, text_sizes t, standard),
rows AS (
  SELECT *,
    CASE WHEN entry_point = 'quick-action' THEN
      CASE mode WHEN 'expanded' THEN 'not-applicable' ELSE 'unknown' END END AS absence,
    mode = 'expanded' AND orientation = 'portrait' OR mode = 'compact' AS claimed,
    CASE WHEN size = 'l' THEN compact ELSE CASE WHEN row1 < row2 THEN row1 ELSE row2 END * 5 DIV 4
      END AS compact_smallest,
    CASE WHEN size = 'l' THEN compact ELSE CASE WHEN row1 < row2 THEN row2 ELSE row1 END * 5 DIV 4
      END AS compact_largest,
    (pixels - 2 * up_to) DIV row1 * row1 DIV 2 AS least1,
    (pixels - 2 * up_to) DIV row2 * row2 DIV 2 AS least2,
    (pixels - 2 * above - 1) DIV row1 * row1 DIV 2 AS most1,
    (pixels - 2 * above - 1) DIV row2 * row2 DIV 2 AS most2
  FROM cells, kept),
heights AS (
  SELECT *,
    claimed AND size = 'l' AS is_sourced,
    CASE WHEN size = 'l' AND claimed AND mode = 'expanded' THEN expanded
      WHEN mode = 'compact' THEN compact_smallest
      WHEN least1 < least2 THEN least1 ELSE least2 END AS smallest,
    CASE WHEN size = 'l' AND claimed AND mode = 'expanded' THEN expanded
      WHEN mode = 'compact' THEN compact_largest
      WHEN most1 < most2 THEN most2 ELSE most1 END AS largest
  FROM rows),
answers AS (
  SELECT *,
    CASE absence
      WHEN 'not-applicable' THEN 'a quick action shows the compact widget only'
      WHEN 'unknown' THEN '"on iOS ' || os || ' a long press opens the quick actions, '
        || 'and no source gives the size there"'
      ELSE '' END AS reason,
    absence IS NULL AND mode = 'expanded' AND NOT is_sourced AND smallest < compact_smallest
      AS is_refused,
    absence IS NULL AND smallest < largest AS is_range
  FROM heights)
SELECT
  model AS device, 'today.ios' || os || '.' || class || '.' || orientation || '.' || size || '.' || entry_point
    || '.' || mode AS id,
  'today' AS kind, os, class AS screen_class, name AS screen_name, orientation, size AS text_size,
  entry_point, mode, '' AS "column", 'false' AS zoomed,
  CASE WHEN absence IS NULL THEN width END AS width_pt,
  coalesce(absence, 'sourced') AS width_state,
  '' AS width_smallest_pt, '' AS width_largest_pt,
  CASE WHEN absence IS NULL THEN source ELSE '' END AS width_sources,
  '' AS width_rule, '' AS width_extrapolates, '' AS width_alternatives, reason AS width_reason,
  CASE WHEN absence IS NULL AND NOT is_refused THEN smallest END AS height_pt,
  CASE WHEN absence IS NOT NULL THEN absence WHEN is_refused THEN 'unknown'
    WHEN is_sourced THEN 'sourced' ELSE 'derived' END AS height_state,
  CASE WHEN is_range AND NOT is_refused THEN smallest END AS height_smallest_pt,
  CASE WHEN is_range AND NOT is_refused THEN largest END AS height_largest_pt,
  CASE WHEN absence IS NULL AND is_sourced THEN source ELSE '' END AS height_sources,
  CASE WHEN absence IS NOT NULL OR is_sourced OR is_refused THEN ''
    WHEN mode = 'compact' THEN 'line-height' ELSE 'whole-rows' END AS height_rule,
  CASE WHEN absence IS NOT NULL OR is_sourced OR is_refused THEN ''
    WHEN mode = 'compact' THEN 'textSize'
    WHEN size = 'l' THEN 'orientation' WHEN orientation = 'portrait' THEN 'textSize'
    ELSE 'orientation textSize' END AS height_extrapolates,
  '' AS height_alternatives,
  CASE WHEN is_refused THEN '"not computed: the rule gives ' || smallest
    || ', which is smaller than the compact height, ' || compact_smallest || '"'
    ELSE reason END AS height_reason
FROM answers
