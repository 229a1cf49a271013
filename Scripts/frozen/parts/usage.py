"""Help, and wrong usage of each kind. Tests/faults/test_options.py looks for values that are misread."""

import shlex

# Mistakes in the options that select sizes, and in those of the output.
MISTAKES = """
--os '>=17' | --os '<17' | --os 17-14 | --os 'macOS15' -d plus | --os 7 | --os 99 | --os 18.x | --os 1-
--zoomed --zoom more-space --os 18 | --zoomed -d 'iPhone SE' --os 8 | --zoom more-space -d 'iPhone 15' | --more-space
--portrait --landscape | --portrait --orientation landscape | --orientation portrait,landscape
--mode compact --family systemSmall | --kind today --family systemSmall | --kind activity --family small
--idiom phone -d plus | --idiom pad --platform macOS | -d plus --platform watchOS | -d 'iPhone 15' --idiom pad
--variant canvas -d 'iPhone 15' | --variant icons-small --os 17 | --variant CarPlay | --variant 'large icons'
-d StandBy | -d iphone7puls | -d 414x896 | -d 'iPad Air M3' | -d '' | -d ' ' | -d 400x800 | -d plus,plus
-d 'iPhone 15' -d | -d --json | -d plus --device= | --device=plus --unknown=1 | --mod l | -x | -jd plus
--family mediun | --family 'Live Activity' | --family small,all,medium | --family small,,medium
--text-size l-xs | --text-size xs-xxl-ax1 | --text-size l,huge | --text-size xxxxl | --text-size L
--entry-point today | --column middle | --column left -d 'iPhone 7' | --platform 'iOs 17' | --platform Mac
--format svg --json | --json --format csv | --json --json | --json=yes | --format json --format csv | --format JSON
--unit px --json | --unit pxs | --unit px --platform macOS | --columns '' | --columns none | --columns width,width
--columns width --format html | --sort none | --sort -- | --sort -width | --sort '-' | --sort width,height
--columns width --sort height | --columns id --json | --sort id --format svg | --sources --json
--data '' | --data none | --data lock.csv | --data own --data own | --data own,ranks | --all --all | plus -- -d
-d plus extra words | --help extra | --version extra | '' | '\u001b[31m' | "a'b" | --os 18 18 | -é | --é | –os 18
"""
OTHERS = """
qurey | querys | QUERY | query- | help query extra | help none | query help | --none | -d plus | query query
list device | list devices screens | list os --os 18 | list --topic os | list devices --columns none
fit | fit --rows 3 | fit --rows 3 --row-height 44 --content-height 100 | fit --rows x --row-height 44
fit --rows -1 --row-height 44 | fit --rows 1.5 --row-height 44 | fit --rows 1 --row-height 1e3
fit --rows 1 --row-height 0 | fit --rows 1 --row-height 44 --text-style body | fit --rows 1 --row-height 44.123
fit --lines 2 --text-style bodi | fit --lines 2 --text-style '' | fit --lines 0 | fit --text-style body
fit --image 1024 | fit --image 0x0 | fit --image 1024x1024 --rows 2 --row-height 3 | fit --image 1024x1024 --kind today
fit --at-least 2 --content-height 3 | fit --rows 2 --row-height 3 --at-least 5 | fit --rows 99999999999 --row-height 1
fit --spacing 3 --content-height 50 | fit --lines 2 --text-style body,body
identify | identify 110 | identify --height x | identify --height 110 1x1 | identify 359 | identify 359x
identify --pixels 1.5x2 | identify max[x] | identify max[0] | identify 1 2 | identify --height 0
compare | compare 'iPhone 15' 'iPhone 99' | compare 'iPhone 15' 'iPhone 15' | compare --differences
safe --sets sets.csv | safe --strict -d plus
check | check none.csv | check lock.csv correct.csv | check lock.csv --lenient --strict | check own | check -- --strict
check lock.csv --output lock.csv | check lock.csv -f junit --output own | check lock.csv --format sarif --format github | check lock.csv --output a.xml --format junit | check lock.csv --junit a.xml | check lock.csv --github | check ''
report | report --output lock.csv | report --output '' | report --address x | report --output own --format json
render | render own | render note.md --format pdf | render note.md -o own | render none
"""


def lines(text):
    """The command lines of a text: each line has several, between bars."""
    return [tuple(shlex.split(each)) for line in text.strip().splitlines() for each in line.split(" | ")]


def help_texts(facts):
    yield ()
    yield ("--help",)
    yield ("-h",)
    yield ("--version",)
    yield ("--experimental-dump-help",)
    for shell in ("bash", "zsh", "fish", "tcsh"):
        yield ("--generate-completion-script", shell)
    for command in facts.commands:
        yield (command, "--help")
        yield (command, "-h")
        yield ("help", command)
        yield (command,)
        for option in facts.completed(command):
            # What a shell offers after an option.
            yield ("---completion", command, "--", f"--{option}", "0", "0")


def errors(facts):
    for command in facts.commands:
        yield (command, "--nothing")
        yield (command, "--format", "pdf")
        yield (command, "--data", "none")
        yield (command, "--data", "broken/few-columns")
    for option in ("device", "idiom", "os", "orientation", "text-size", "entry-point", "mode",
                   "column", "family", "variant", "zoom", "platform", "kind"):
        for value in ("", "nothing", "phon", "SystemSmall", "1", "a,b"):
            yield ("query", f"--{option}", value)
    for line in lines(MISTAKES):
        yield ("query", *line)
        yield ("safe", *line)
    yield from lines(OTHERS)
