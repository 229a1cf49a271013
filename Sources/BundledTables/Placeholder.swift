// The first file of this room comes with its first concept.
