# Makes the sections COMMANDS and OPTIONS of the manual page from the help of all commands.
#
# Input: the help of the program, then that of each command, each after a line "@command NAME".
# Groups of options that several commands share are described once.

# Escapes text that roff would read as a request or an escape.
function roff(text) {
  gsub(/\\/, "\\e", text)
  gsub(/-/, "\\-", text)
  gsub(/'/, "\\(aq", text)
  return text ~ /^\./ ? "\\\\&" text : text
}

# An option or an argument of the help, with bold names and italic values.
function label(text, words, count, i, bold, out) {
  count = split(text, words, " ")
  for (i = 1; i <= count; i++) {
    bold = words[i] ~ /^-/
    out = out (i > 1 ? " " : "") (bold ? "\\fB" : "\\fI") roff(words[i]) "\\fP"
  }
  return out
}

# Adds the option that was read last to its group.
function finish_option() {
  if (option != "") {
    entries = entries ".TP\n" label(option) "\n" roff(text) "\n"
  }
  option = text = ""
}

function finish_group() {
  finish_option()
  if (entries == "" || group == "") return
  if (command == "") {
    if (group != "OPTIONS") commands = commands entries
  } else if (group == "ARGUMENTS" || group == "OPTIONS" || group == "CONTENT") {
    own[command] = own[command] entries
  } else {
    if (!(group in shared)) {
      shared[group] = entries
      groups[++group_count] = group
    } else if (shared[group] != entries) {
      print "manual.awk: " group " differs in " command > "/dev/stderr"
      exit failed = 1
    }
    users[group] = users[group] (users[group] == "" ? "" : ", ") command
  }
  entries = ""
}

/^@command / {
  finish_group()
  group = paragraph = ""
  command = $2
  names[++name_count] = command
  next
}

# A new group: "DEVICES AND VERSIONS:".
/^[A-Z][A-Z ]*:$/ {
  finish_group()
  group = substr($0, 1, length($0) - 1)
  next
}

# The text before the groups, without the usage and the examples, which are indented by two columns.
group == "" {
  if (/^USAGE:/) group = "USAGE"
  else if (command == "" || /^Examples:/ || /^  /) next
  else if (/^$/) paragraph = ".PP\n"
  else {
    sub(/^OVERVIEW: /, "")
    about[command] = about[command] paragraph roff($0) "\n"
    paragraph = ""
  }
  next
}

/^$/ || /^  See / { next }

# A name, possibly followed by its text: "  -d, --device <device>   Device or screen".
/^  [^ ]/ {
  finish_option()
  option = substr($0, 3)
  # One space is left between the longest name that stands beside its text and that text.
  if (match(option, /   *[^ ]/) || match(option, /> [A-Z]/)) {
    text = substr(option, RSTART + RLENGTH - 1)
    option = substr(option, 1, RSTART - 1)
    if (substr($0, 2 + RSTART, 1) == ">") option = option ">"
  }
  # Options of every command are described once, and so is the list of commands.
  if (command != "" && option ~ /^(--version|-h, --help)$/) option = ""
  next
}

option != "" {
  line = $0
  sub(/^ */, "", line)
  text = text (text == "" ? "" : " ") line
}

END {
  if (failed) exit 1
  finish_group()
  print ".SH\nCOMMANDS"
  printf "%s", commands
  print ".SH\nOPTIONS"
  print ".PP\nEvery command has \\fB\\-\\-version\\fP and \\fB\\-h\\fP, \\fB\\-\\-help\\fP."
  print "A list can be given with commas, or by repeating the option."
  for (i = 1; i <= group_count; i++) {
    title = substr(groups[i], 1, 1) tolower(substr(groups[i], 2))
    sub(/today/, "Today", title)
    print ".SS\n" title "\n.PP\nAccepted by " users[groups[i]] "."
    printf "%s", shared[groups[i]]
  }
  for (i = 1; i <= name_count; i++) {
    print ".SS\nwidgetsize " names[i]
    printf "%s%s", about[names[i]], own[names[i]]
  }
}
