// What md4c's own md2html does, which Debian does not ship: Markdown from a file to HTML.
#include <md4c-html.h>
#include <stdio.h>
#include <stdlib.h>

static void write_text(const MD_CHAR *text, MD_SIZE size, void *file) {
  fwrite(text, 1, size, file);
}

int main(int count, char **arguments) {
  FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
  if (!file) return 2;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *text = malloc(size);
  if (fread(text, 1, size, file) != (size_t)size) return 2;
  return md_html(text, size, write_text, stdout, MD_DIALECT_GITHUB | MD_FLAG_NOHTML, 0);
}
