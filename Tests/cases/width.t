No line is longer than the terminal, except one that ends in a long word such as an address.

  $ cat >long.py <<END
  > import sys
  > columns = int(sys.argv[1])
  > for line in sys.stdin:
  >     line = line.rstrip("\n")
  >     word = line.split(" ")[-1]
  >     if len(line) > columns and (len(word) <= columns / 2 or len(line) - len(word) >= columns / 2): print(line)
  > END
  $ cat >commands <<END
  > query 6s
  > query plus --landscape
  > query iPhone17,1
  > query iPhone15,4 --kind activity --os 27
  > query --os 26 --family medium --sort -width
  > compare iPhone15,4 iPhone17,1 iPhone18,4 iPhone14,6
  > compare iPhone9,1 iPhone8,4 --os 10-12
  > explain --device iPhone17,1 --family medium
  > fit --rows 5 --row-height 44 --header 20 --device 6s
  > fit --image 512x512 --family medium
  > identify 359x616
  > identify --height 120
  > safe --idiom phone --os 10
  > safe --family medium --os 17+
  > list
  > list devices
  > list screens
  > list os
  > list sources
  > list disputes
  > list rules
  > END
  $ export PYTHONIOENCODING=utf-8
  $ for columns in 80 120; do
  >   while read command; do COLUMNS=$columns widgetsize $command; done <commands | python3 long.py $columns
  > done
  note: 'plus' is the 5.5-inch class; ask by name for iPhone 14 Plus, iPhone 15 Plus, iPhone 16 Plus
  note: quick action: not on iPhone 6 Plus, without 3D Touch
  note: carPlay: sizes to test a design with, by Apple's guideline; the system may scale
  note: content margins on macOS: not published
  note: systemMedium: 338 × 158 points of the guideline are 574 × 268 mm in the room at 100 % (HIG5)
  note: content margins on visionOS: not published
  note: 'plus' is the 5.5-inch class; ask by name for iPhone 14 Plus, iPhone 15 Plus, iPhone 16 Plus
  note: quick action: not on iPhone 6 Plus, without 3D Touch
  note: carPlay: sizes to test a design with, by Apple's guideline; the system may scale
  note: content margins on macOS: not published
  note: systemMedium: 338 × 158 points of the guideline are 574 × 268 mm in the room at 100 % (HIG5)
  note: content margins on visionOS: not published

Lines in a pipe are not cut.

  $ unset COLUMNS; widgetsize list screens | awk 'length > 120' | grep -c '' | awk '{ print ($1 > 0) }'
  1
