"""Selections of sizes that several commands are asked about."""

WHERE = [
    (), ("-d", "plus"), ("-d", "plus", "--landscape"), ("-d", "iPhone 7", "--os", "10-14"),
    ("--idiom", "phone", "--os", "10", "-t", "xs-ax5"), ("--idiom", "pad", "--os", "13"),
    ("-d", "iPhone SE", "--zoomed"), ("-e", "quick-action"), ("-m", "compact"), ("-m", "expanded"),
    ("--family", "systemSmall"), ("--family", "systemMedium,systemLarge", "--platform", "iOS"),
    ("--platform", "iOS", "--os", "18"), ("--platform", "iPadOS", "--variant", "device"),
    ("--platform", "watchOS"), ("--platform", "macOS"), ("-d", "iPhone 16 Pro", "--os", "26")]
