"""The files that some questions read. They are made in a new folder for each recording."""

PLUS = "today.ios10.414x736@3.landscape.l.today-view.expanded"
SMALL = "widgetkit.ios18.393x852@3.systemSmall.icons-small"
MEASURE = "widgetsize-measure v1 device=iPhone9,2 os=10.3.1 orientation=landscape textSize=xl "

FILES = {
    "lock.csv": f"id,width_pt,height_pt\n{PLUS},420,352\n{SMALL},158,158\n"
                "today.ios12.375x667@2.portrait.l.today-view.compact,359,111\n"
                "today.ios10.375x667@2.portrait.xxl.today-view.compact,359,135\n"
                "widgetkit.ios14.999x999@3.systemSmall,1,1\n",
    "correct.csv": "id,width_pt,height_pt\n"
                   "today.ios10.375x667@2.portrait.l.today-view.compact,359,110\n"
                   "today.ios10.375x667@2.portrait.l.today-view.expanded,359,616\n",
    # Builds can differ only in their messages about these ids.
    "ids.csv": "id,height_pt\ntoday.ios18.402x874@3.portrait.l.today-view.compact,110\n"
               "today.ios13.414x896@2.portrait.l.quick-action.compact,110\n"
               "widgetkit.ios18.402x874@3.systemMedium.icons-small,158\n"
               "widgetkit.macos15.systemSmall,164\nwidgetkit.watchos12.198x242@2.smart-stack,1\n",
    "lock.json": '{"schemaVersion":1,"dataVersion":"2026.01.1","notes":[],"cells":['
                 f'{{"id":"{PLUS}","width":{{"value":420,"state":"derived"}},'
                 '"height":{"value":999,"state":"derived"}}]}\n',
    "hostile.json": '{"schemaVersion":1,"dataVersion":"1","notes":[],"cells":['
                    '{"id":"##[error]x","width":{"value":1,"state":"derived"}},'
                    '{"id":"a\\u001b[31m\\u202eb","width":{"value":1,"state":"derived"}}]}\n',
    "wrong.csv": "id,width_pt\nx,y\n",
    "widgets.md": "| Screen | Small | Medium |\n|---|---|---|\n| 402x874 | 158x158 | 364x199 |\n\n"
                  "systemLarge is 364x382\n",
    "sets.csv": "set,system,device,idiom,os,family\nphones,today,,phone,10-12,\n"
                "both,today,plus,,,\nboth,widgetkit,iPhone 15 Pro,,17-18,systemSmall\n",
    "log.txt": f"other line\n{MEASURE}entryPoint=today-view mode=expanded width=420 height=324\n"
               "widgetsize-measure v1 device=iPhone16,1 os=18.1 family=systemSmall "
               "variant=icons-large width=158 height=158\n",
    "system.log": "widgetsize-measure v1 device=iPhone14,5 os=18.1\n"
                  "[a.b:Notes:systemMedium::338.00/158.00/21.60:(null)]\n"
                  "image being too large [9] - (1024, 1024), totalArea: 1048576 > max[718080.0].\n",
    "wrong.log": f"{MEASURE}mode=expanded width=zero height=324\n{MEASURE}device=x\n",
    "plain.md": "---\ntitle: A\n---\n# Plain\n\n| a | b |\n|---|---|\n| `x \\| y` | <b>z</b> |\n\n"
                "- one\n- [two](https://example.org)\n\n```\n.so file\n'x\n```\n",
    "note.md": "# Sizes\n\n```widgetsize\n--device plus\n```\n\n<b>raw</b>\n\n"
               "```widgetsize\n-d 'iPhone 15 Pro' --family systemSmall\n```\n\n"
               "```widgetsize\n-d 'iPhone 16 Pro' --os 10\n```\n",
    "wrong.md": "# Sizes\n\n```widgetsize\n--device puls\n```\n\n```widgetsize\n--os '>=17'\n```\n",
    "own/sources.csv": "id,title,url,author,published,kind,language,authority,method,rounding,note\n"
                       "S02,Another title,,,2021-03-09,article,zh,1,measured,,\n",
    "broken/sources.csv": "id,title\nS02\n",
}


def write(folder):
    """Writes all of them below a folder."""
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="")
