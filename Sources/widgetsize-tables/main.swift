WidgetSizeTables.main()
