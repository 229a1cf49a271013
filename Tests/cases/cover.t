The fewest devices that show every size.

  $ widgetsize cover --family medium --platform iOS --os 26+ --no-sources
  12 known sizes; 10 devices show them all, fewer cannot
  11 screens, iOS 26; 13 screens, iOS 27: systemMedium, with and without Display
    Zoom
  
  device                      version  adds  sizes
  iPhone 18 Pro               iOS 27      2  349.67 × 164.33; 359.67 × 169.67
                                             (large icons)
  iPhone 17 Pro Max           iOS 27      2  378 × 176.67 (widest, highest);
                                             333.67 × 159 (Larger Text)
  iPhone 11 Pro Max           iOS 27      1  362.67 × 171.33
  iPhone 14 Plus              iOS 27      1  371.67 × 174.33
  iPhone 16 Plus              iOS 27      1  372 × 174.67
  iPhone Air                  iOS 27      1  366.67 × 172.67
  iPhone 17e                  iOS 27      1  342 × 162
  iPhone 16                   iOS 27      1  344.67 × 162.67
  iPhone SE (3rd generation)  iOS 27      1  319 × 146 (narrowest, lowest)
  iPhone 11                   iOS 27      1  356 × 166.5
  
  points; each device adds the sizes that none above it shows
  ? 24 sizes not known and not counted
  --format swift-testing writes cases for snapshot tests

Programs are told how many picks there are, and whether fewer would do.

  $ widgetsize cover --family extralarge,circular --platform iPadOS --os 27 --json | cut -c 48-110
  notes":[],"picks":6,"differentSizes":14,"isSmallest":true,"size

With Display Zoom alone.

  $ widgetsize cover --family medium --platform iOS --os 18 --zoomed --no-sources
  3 known sizes; 3 devices show them all, fewer cannot
  10 screens, iOS 18: systemMedium, Display Zoom on
  
  device             version  adds  sizes
  iPhone 16 Pro      iOS 18      1  292 × 141 (Larger Text, lowest)
  iPhone 16 Pro Max  iOS 18      1  329 × 155 (Larger Text, widest, highest)
  iPhone 13 mini     iOS 18      1  291.67 × 141 (Larger Text, narrowest,
                                    lowest)
  
  points; each device adds the sizes that none above it shows
  ? 10 sizes not known and not counted
  --format swift-testing writes cases for snapshot tests
  $ widgetsize cover medium zoomed --platform iOS --os 18 | head -n 1
  3 known sizes; 3 devices show them all, fewer cannot

A size on a row, with what it is the extreme of.

  $ widgetsize cover --family rectangular --platform watchOS --os 26 --format csv | cut -d, -f1-4 | head -4
  pick,device,extremes,id
  1,Apple Watch Series 11 (46 mm),,widgetkit.watchos26.208x248@2.accessoryRectangular.smart-stack
  1,Apple Watch Series 11 (46 mm),,widgetkit.watchos26.208x248@2.accessoryRectangular.watch-face
  2,Apple Watch Ultra 3,,widgetkit.watchos26.211x257@2.accessoryRectangular.smart-stack

Cases for tests, each size once.

  $ widgetsize cover 'iPhone 15' 'iPhone 14' --family small --os 26 --format swift-testing | tail -8
  
  extension WidgetCase {
    /// Each size once.
    static let all: [WidgetCase] = [
      WidgetCase(name: "iPhone 14, iOS 26, 6.1-inch 12, systemSmall, icons-small", size: CGSize(width: 162, height: 162), scale: 3, margin: 16, cornerRadius: nil),
      WidgetCase(name: "iPhone 15, iOS 26, 6.1-inch 14 Pro, systemSmall, icons-small", size: CGSize(width: 162.6667, height: 162.6667), scale: 3, margin: 16, cornerRadius: nil),
    ]
  }

Today extensions have sizes by mode; text sizes and orientations are free.

  $ widgetsize cover 'iPhone 6' 'iPhone SE' --os 10 --mode compact --no-sources
  60 known sizes; 1 device shows them all, fewer cannot
  iPhone 6 and iPhone SE, iOS 10: Today extensions, compact, with and without
    Display Zoom
  
  device    version  adds  sizes
  iPhone 6  iOS 10     60  359 × 95 (lowest); 359 × 100; 359 × 105;
                           359 × 110; 359 × 120; 359 × 135;
                           359 × 140; 359 × 170; 359 × 200;
                           359 × 240; 359 × 280; 359 × 325
                           (highest); 375 × 95 (lowest); 375 × 100;
                           375 × 105; 375 × 110; 375 × 120;
                           375 × 135; 375 × 140; 375 × 170;
                           375 × 200; 375 × 240; 375 × 280;
                           375 × 325 (highest); 420 × 95 (widest,
                           lowest); 420 × 100 (widest); 420 × 105
                           (widest); 420 × 110 (widest); 420 × 120
                           (widest); 420 × 135 (widest); 420 × 140
                           (widest); 420 × 170 (widest); 420 × 200
                           (widest); 420 × 240 (widest); 420 × 280
                           (widest); 420 × 325 (widest, highest);
                           304 × 95 (Larger Text, narrowest,
                           lowest); 304 × 100 (Larger Text,
                           narrowest); 304 × 105 (Larger Text,
                           narrowest); 304 × 110 (Larger Text,
                           narrowest); 304 × 120 (Larger Text,
                           narrowest); 304 × 135 (Larger Text,
                           narrowest); 304 × 140 (Larger Text,
                           narrowest); 304 × 170 (Larger Text,
                           narrowest); 304 × 200 (Larger Text,
                           narrowest); 304 × 240 (Larger Text,
                           narrowest); 304 × 280 (Larger Text,
                           narrowest); 304 × 325 (Larger Text,
                           narrowest, highest); 320 × 95 (Larger
                           Text, lowest); 320 × 100 (Larger Text);
                           320 × 105 (Larger Text); 320 × 110
                           (Larger Text); 320 × 120 (Larger Text);
                           320 × 135 (Larger Text); 320 × 140
                           (Larger Text); 320 × 170 (Larger Text);
                           320 × 200 (Larger Text); 320 × 240
                           (Larger Text); 320 × 280 (Larger Text);
                           320 × 325 (Larger Text, highest)
  
  points; each device adds the sizes that none above it shows
  --format swift-testing writes cases for snapshot tests
  note: 'iPhone SE' is read as iPhone SE, the newest of 3 models with a known size; of iPhone SE (3rd generation) and iPhone SE (2nd generation) none is known
