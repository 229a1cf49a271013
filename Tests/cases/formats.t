The formats for programs: their keys and columns are what scripts rely on.

  $ keys() { widgetsize "$@" --json | python3 "$TESTDIR/keys.py"; }

A line for each kind of object, with its keys in their order. They are there whatever is found: each kind has one
line, though some cells are unknown, disputed or ranges.

  $ keys query --device 375x667@2,768x1024@2 --os 10
  id kind os screenClass screenName devices idiom orientation textSize entryPoint mode column zoomed width height
  schemaVersion dataVersion notes cells
  smallest largest
  value range sources shadowed
  value state range sources claims rule extrapolates alternatives drawn guideline reason
  $ keys query --device 'iPhone 16 Pro' --os 18
  id kind os platform screenClass screenName devices idiom scale zoom family variant width height cornerRadius margin content ratio
  schemaVersion dataVersion notes cells
  value pixels state range sources claims rule extrapolates alternatives drawn guideline reason
  value sources
  width height
  $ keys query --device 'iPhone 16 Pro' --os 18 --kind activity | grep '^id'
  id kind os platform screenClass screenName devices idiom scale zoom family variant width height minimumWidth minimumHeight islandWidth cornerRadius margin content ratio
  $ keys explain --device 'iPhone 7' --os 10 -t xxl
  id kind os screenClass screenName devices idiom orientation textSize entryPoint mode column zoomed width widthEvidence height heightEvidence
  id title author published method authority url caution
  part claim value formula source method locator note
  schemaVersion dataVersion notes sources cells
  value range sources shadowed
  value state range sources claims rule extrapolates alternatives drawn guideline reason statement steps
  $ keys identify --height 120 --os 10
  id kind os screenClass screenName devices idiom orientation textSize entryPoint mode column zoomed explains evidence width height
  schemaVersion dataVersion notes asked explained screens cells
  value state range sources claims rule extrapolates alternatives drawn guideline reason
  $ keys identify 'max[1069415.6]'
  id kind os platform screenClass screenName devices idiom scale zoom family variant explains widthPx heightPx factor drawn areaPx
  schemaVersion dataVersion notes limitPx explained rule cells
  $ keys fit --rows 5 --row-height 44 --os 10
  id kind os screenClass screenName devices idiom orientation textSize entryPoint mode column zoomed verdict certain lineHeight contentHeight rowsSeen rowsSeenRange cutOff compactShowsAll preferredContentSize maximumHeight
  schemaVersion dataVersion notes atLeast passes cells
  smallest largest
  value range sources shadowed
  value state range sources claims rule extrapolates alternatives drawn guideline reason
  width height
  $ keys fit --rows 5 --row-height 44 --device 'iPhone 16 Pro' --os 18 | grep '^id'
  id kind os platform screenClass screenName devices idiom scale zoom family variant verdict certain textSize lineHeight contentHeight rowsSeen rowsSeenRange cutOff margin maximumHeight
  $ keys fit --image 1024x768 --family systemMedium --os 18
  id kind os platform screenClass screenName devices idiom scale zoom family variant verdict extrapolated largestAreaPx largestImage sizes reason
  schemaVersion dataVersion notes image passes rule largestAreaPx largestImage cells
  smallest largest
  widthPx heightPx
  widthPx heightPx areaPx
  widthPx heightPx factor drawn areaPx
  $ keys safe --device 'iPhone 15 Pro' --os 18
  kind family width height cells unknown platforms scales lockScreen tightest gains
  leavingOut value width height addedWidth addedHeight
  platform width height
  scale width height
  schemaVersion dataVersion notes canvases
  side value pixels where by cells
  $ keys compare 'iPhone 16 Pro' 'iPhone 15' --os 26
  row subject device id kind os platform screenClass screenName devices idiom scale zoom family variant width height differs addedWidth addedHeight
  schemaVersion dataVersion notes differing known sizes
  value claimIds
  value pixels state range sources claims rule extrapolates alternatives drawn guideline reason
  $ printf 'id,height_pt\ntoday.ios10.414x736@3.landscape.l.today-view.expanded,351\nb,2\n' >a.csv
  $ keys check a.csv | grep -e '^record' -e '^schema'
  record id line column devices number was is state message nearest
  schemaVersion dataVersion notes file passes cells numbers findings
  $ keys list os
  os name platform released modes claims
  schemaVersion dataVersion notes os

--json is short for --format json, which is one line. The versions are those of the schema and of the data.

  $ plus="query --device iPhone9,2 --os 10 --landscape"
  $ widgetsize $plus --format json >long.json
  $ grep -c '' long.json
  1
  $ widgetsize $plus --json | cmp - long.json
  $ widgetsize $plus -f JSON --json | cmp - long.json
  $ grep -o '^{"schemaVersion":[0-9]*,"dataVersion":"[0-9.]*"' long.json
  {"schemaVersion":3,"dataVersion":"[0-9]{4}\.[0-9]{1,2}\.[0-9]+" (re)

csv has the same columns for every widget of a kind.

  $ widgetsize query --device iPhone9,2 --os 10 --format csv | head -n 1
  device,id,kind,os,screen_class,screen_name,orientation,text_size,entry_point,mode,column,zoomed,width_pt,width_state,width_smallest_pt,width_largest_pt,width_sources,width_rule,width_extrapolates,width_alternatives,width_reason,height_pt,height_state,height_smallest_pt,height_largest_pt,height_sources,height_rule,height_extrapolates,height_alternatives,height_reason
  $ widgetsize query --device 'iPhone 16 Pro' --os 18 --format csv | head -n 1
  device,id,kind,os,platform,screen_class,screen_name,scale,zoom,family,variant,width_pt,width_px,width_state,width_smallest_pt,width_largest_pt,width_sources,width_rule,width_extrapolates,width_alternatives,width_reason,height_pt,height_px,height_state,height_smallest_pt,height_largest_pt,height_sources,height_rule,height_extrapolates,height_alternatives,height_reason,corner_radius_pt,corner_radius_px,corner_radius_state,corner_radius_smallest_pt,corner_radius_largest_pt,corner_radius_sources,corner_radius_rule,corner_radius_extrapolates,corner_radius_alternatives,corner_radius_reason,margin_pt,margin_px,margin_state,margin_smallest_pt,margin_largest_pt,margin_sources,margin_rule,margin_extrapolates,margin_alternatives,margin_reason,content_width_pt,content_height_pt,ratio

A table is the default. Formats for source code have the cells of a query, a drawing has one document.

  $ widgetsize $plus --format table >table.txt 2>/dev/null; widgetsize $plus 2>/dev/null | cmp - table.txt
  $ one="query -d iPhone9,1 --portrait --os 10 -t l -e today-view -m expanded"
  $ widgetsize $one --format swift | grep 'expanded. = '
      public static let `expanded` = CGSize(width: 359, height: 616)
  $ widgetsize $one --format typescript | grep expanded:
    /** iOS 10, 4.7-inch, portrait, l, Today view, expanded: 359 × 616 points; width sourced (ONN1, S01); height sourced (ONN1, S01, S02). */
    expanded: { width: 359, height: 616 },
  $ widgetsize $one --format kotlin | grep 'expanded. = '
          val `expanded` = WidgetSize(359.0, 616.0)
  $ widgetsize $one --format dart | grep 'expanded = '
    final expanded = const WidgetSize(359.0, 616.0);
  $ widgetsize $one --format css | grep -e '-height: '
    --today-ios10-375x667-2-portrait-l-today-view-expanded-height: 616px;
  $ widgetsize $one --format tokens | grep -A 2 '"height"'
      "height": {
        "$type": "dimension",
        "$value": { "value": 616, "unit": "px" },
  $ widgetsize $one --format svg | grep -oE '^<svg xmlns="[^"]*"|>359 × 616 pt</text>|</svg>$'
  <svg xmlns="http://www.w3.org/2000/svg"
  >359 × 616 pt</text>
  </svg>

Thirds of a point have four decimals for programs, and two for people. check takes both.

  $ third="query -d iPhone17,1 --family medium --variant icons-small --os 26"
  $ for format in csv json swift css tokens table markdown html; do
  >   echo $format $(widgetsize $third --format $format | grep -o '349\.[0-9]*' | sort -u)
  > done
  csv 349.6667
  json 349.6667
  swift 349.6667 349.67
  css 349.6667 349.67
  tokens 349.6667
  table 349.67
  markdown 349.67
  html 349.67
  $ widgetsize $third --format csv >four.csv
  $ sed 's/349.6667/349.67/; s/164.3333/164.33/' four.csv >two.csv
  $ widgetsize check two.csv
  two.csv: 5 numbers of 1 cell as pinned

Constants are told apart by version only where a widget of a screen has sizes on two of them. Without --os, the
families of one screen may have different versions.

  $ widgetsize query --kind widgetkit --format swift | grep -c 'enum i*OS[0-9]'
  note: systemExtraLargePortrait: in the Today View only
  note: content margins on macOS: not published; 'widgetsize explain' shows what projects assume
  note: systemSmall: 158 × 158 points of the guideline are 268 × 268 mm in the room at 100 % (HIG5), which people set from 75 to 125 %; systemMedium: 338 × 158 points of the guideline are 574 × 268 mm in the room at 100 % (HIG5); systemLarge: 338 × 354 points of the guideline are 574 × 600 mm in the room at 100 % (HIG5)
  0
  [1]
  $ widgetsize query -d 'iPhone 15' --os 18,26 --format swift | grep 'A size:'
  // A size:          WidgetSize.iPhone15.iOS18.systemSmall
