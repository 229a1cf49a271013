"""Questions to each tool: its arguments, as an assistant writes them."""

QUESTIONS = {
    "query": [
        {"device": ["iPhone 16 Pro"], "family": ["medium"]},
        {"device": ["iPhone 16 Pro", "iPhone 15"], "family": ["small,medium"], "os": ["18"]},
        {"device": "iPhone 15", "os": 26, "known": True},
        {"device": ["plus"], "landscape": True},
        {"device": ["iPad Pro 13-inch (M4)"], "variant": ["canvas"]},
        {"device": ["iPhone9,2"], "text-size": ["xs-l"], "mode": ["compact"], "zoomed": True},
        {"platform": ["macOS"], "system": "widgetkit"},
        {"device": ["Apple Watch Ultra 2"]},
        {"device": ["iPhone 16 Pro"], "system": "activity", "known": False},
        {"idiom": ["phone"], "family": ["small"], "os": ["17-26"]},
        {"device": ["iPhone 16 Pro"], "system": "today"},
        {"device": ["iPhone 14"], "family": ["medium"], "places": True, "os": ["16"]},
        {"device": ["iPhone 16 Prx"]},
        {"device": ["pro"]},
        {"device": ["--known"]},
        {"device": ["iPhone 15"], "os": ["20"]},
        {"device": ["line\nbreak \u001b[31m 'quoted'"]},
        {"system": ""},
    ],
    "explain": [
        {"device": ["iPhone 16 Pro"], "family": ["small"], "os": ["18"]},
        {"device": ["iPhone 7"], "text-size": ["xxl"], "mode": ["expanded"]},
        {"device": ["iPhone 7"]},
        {"device": "plus", "landscape": True, "entry-point": "quick-action"},
        {"device": ["iPhone 16 Pro"], "family": ["lock"]},
        {"device": ["iPad mini 4"], "os": ["13"]},
        {"platform": ["macOS"]},
        {"device": ["iPhone Air"], "system": "activity"},
        {"device": ["402x874"], "family": ["large"]},
        {"device": ["iPhone X"], "portrait": True, "os": ["12"]},
        {"family": ["small"]},
        {},
    ],
    "compare": [
        {"device": ["iPhone 15", "iPhone 16 Pro"]},
        {"device": ["iPhone 15,iPhone 16 Pro"], "family": ["medium"]},
        {"device": ["iPhone 15"], "os": ["18", "26"], "differences": True},
        {"device": ["plus"], "os": ["10,12"], "landscape": True},
        {"device": ["iPhone 7", "plus"], "text-size": ["l"]},
        {"device": ["iPad mini 4", "iPad Pro (9.7-inch)"], "system": "today"},
        {"device": ["iPhone SE", "iPhone 15"], "system": "widgetkit"},
        {"platform": ["macOS"], "os": ["14+"]},
        {"device": ["iPhone 15", "iPhone 16"]},
        {"device": ["iPhone 15"]},
        {"device": ["iPhone 15"], "os": ["18,18"]},
        {"idiom": ["phone"], "os": ["26"]},
        {"device": ["iPhone 15", "iPhone 16 Pro"], "system": "activity"},
    ],
    "fit": [
        {"rows": "3", "row-height": "44", "family": ["medium"], "device": ["iPhone 15"]},
        {"rows": 3, "row-height": 36.5, "family": "small", "device": "iPhone 15"},
        {"rows": "5", "row-height": "44", "header": "20", "device": ["plus"]},
        {"lines": "2", "text-size": ["ax3"], "family": ["accessoryRectangular"], "device": ["iPhone 15"]},
        {"image": "1024x1024", "family": ["small"], "device": ["iPhone 16 Pro"]},
        {"image": "8000x8000", "family": ["small"], "device": ["iPhone 16 Pro"]},
        {"content-height": "150", "family": ["small"], "device": ["iPhone 16 Pro"], "no-margins": True},
        {"rows": "9", "row-height": "44", "at-least": "9", "family": ["small"], "device": ["iPhone 15"]},
        {"rows": "5", "row-styles": "headline,body", "padding": "4", "device": ["plus"]},
        {"lines": "3", "font-size": "17", "family": ["small"], "device": ["iPhone 15"]},
        {"content-height": "150", "system": "activity"},
        {"rows": "5", "row-height": "-1"},
        {"rows": "5"},
        {},
    ],
    "lines": [
        {"device": ["iPhone 16 Pro"], "family": ["small"], "text-style": ["body", "caption 2"]},
        {"platform": ["iOS"], "os": ["26"], "family": ["small"], "text-size": ["l,ax5"]},
        {"device": ["plus"], "text-style": ["bodi"]},
    ],
    "cover": [
        {"platform": ["iOS"], "os": ["26+"], "family": ["medium"]},
        {"platform": ["watchOS"], "family": ["rectangular"]},
        {"device": ["iPhone 15"], "family": ["smal"]},
    ],
    "identify": [
        {"snapshot": "364x170"},
        {"size": "359x616"},
        {"pixels": "474x474"},
        {"image-limit": "718080"},
        {"height": "110", "device": ["iPhone 7"], "os": ["10"]},
        {"height": 528, "idiom": "phone", "os": 10},
        {"snapshot": "PhoneTall-359-en-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact"},
        {"snapshot": "1x1"},
        {"size": "338x158", "os": ["18"]},
        {"pixels": "1014 x 474", "system": "widgetkit"},
        {"size": "364x170", "height": "110"},
        {"snapshot": "--height=110"},
        {"image-limit": "1e3"},
        {},
    ],
    "safe": [
        {"family": ["small"], "platform": ["iOS"], "os": ["17-26"]},
        {"idiom": ["phone"], "os": ["10-12"], "text-size": ["xs-xxxl"]},
        {"family": ["medium"], "platform": ["iOS"], "os": ["26"]},
        {"device": ["plus"], "mode": ["compact"]},
        {"device": ["iPhone 15", "iPhone 16 Pro"]},
        {"device": ["iPhone 15"], "family": ["lock"], "strict": True},
        {"platform": ["macOS"]},
        {"platform": ["watchOS"]},
        {"idiom": ["pad"], "family": ["large"], "variant": ["device"]},
        {"system": "activity", "os": ["26"]},
        {"family": ["smal"]},
        {"idiom": ["phone"], "platform": ["macOS"]},
    ],
}


def line(tool, arguments, *more):
    """The command line with these arguments, and with more options."""
    options, last = list(more), []
    for name, value in arguments.items():
        for each in value if isinstance(value, list) else [value]:
            if name == "snapshot":
                last = ["--", each]
            elif each is True:
                options.append(f"--{name}")
            elif each is not False:
                options.append(f"--{name}={each}")
    return [tool, *options, *last]
