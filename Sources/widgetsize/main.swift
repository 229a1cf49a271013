// A file of its own, so that all else can be built without it: the fuzzer has its own main function.
WidgetSize.main()
