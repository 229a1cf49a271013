print("widgetsize")
