-- A ready database: the synthetic tables as they are, with whole numbers as numbers, and the
-- axes that no table of theirs has. What stands in braces reads a table from its file.
CREATE TABLE screens AS
  SELECT row_number() OVER () AS place, id, name,
    CAST(width_pt AS INTEGER) AS width, CAST(height_pt AS INTEGER) AS height
  FROM {csv:screen_classes};
CREATE TABLE models AS SELECT screen_class, name AS model FROM {csv:devices};
CREATE TABLE claims AS
  SELECT screen_class, source_id AS source, quantity, CAST(value AS INTEGER) AS value,
    orientation, text_size, mode
  FROM {csv:claims};
CREATE TABLE text_sizes AS
  SELECT CAST("order" AS INTEGER) AS place, id, CAST(older_line_height_pt AS INTEGER) AS older,
    CAST(current_line_height_pt AS INTEGER) AS current
  FROM {csv:text_sizes};
CREATE TABLE versions (os INTEGER);
INSERT INTO versions VALUES (15), (16), (17);
CREATE TABLE orientations (place INTEGER, orientation TEXT);
INSERT INTO orientations VALUES (1, 'portrait'), (2, 'landscape');
CREATE TABLE entry_points (place INTEGER, entry_point TEXT);
INSERT INTO entry_points VALUES (1, 'today-view'), (2, 'notification-center'), (3, 'quick-action');
CREATE TABLE modes (place INTEGER, mode TEXT);
INSERT INTO modes VALUES (1, 'compact'), (2, 'expanded');
