Which of several claims about a number answers. The claims are about a screen of its own, 500x900@3, expanded
in the Today view of iOS 10. OLD1 to OLD3 have the authority 10, BEST and NEXT 30.

  $ mkdir own
  $ cat >own/screen_classes.csv <<END
  > id,width_pt,height_pt,scale,idiom,name,note
  > 500x900@3,500,900,3,phone,mine,
  > 501x901@3,501,901,3,phone,other,
  > END
  $ head -n 1 "$DATA/tables/devices.csv" >own/devices.csv
  $ echo 'mine-1,Mine,500x900@3,,true,,8,12,true,WO2,S19,LAY1,ADB3,,' >>own/devices.csv
  $ cat >own/sources.csv <<END
  > id,title,short_name,url,author,published,kind,language,authority,method,rounding,note
  > OLD1,The first,,,,,article,en,10,measured,,
  > OLD2,The second,,,,,article,en,10,measured,,
  > OLD3,The third,,,,,article,en,10,measured,,
  > BEST,The best,,,,,article,en,30,measured,,
  > NEXT,As good,,,,,article,en,30,measured,,
  > FULL,Whole points,,,,,article,en,30,measured,whole-points,
  > TENS,Tenths,,,,,article,en,30,measured,tenths,
  > END
  $ where="kind=today quantity=height os_first=10 os_last=10"
  $ place="orientation=portrait entry_point=today-view text_size=l mode=expanded"
  $ claims() { sed "s/^/$where $place /" | awk -f "$TESTDIR/claims.awk" >own/claims.csv; }
  $ height() {
  >   widgetsize query --data own -d 500x900 --os 10 --portrait -t l -e today-view -m expanded --format csv \
  >     --columns height_pt,height_state,height_sources,height_alternatives,height_reason "$@" | tail -n +2
  > }

A model and its screen have the same rank: the numbers are disputed.

  $ claims <<END
  > id=OLD1-1 value=110 device=mine-1
  > id=OLD2-1 value=120 screen_class=500x900@3
  > END
  $ height
  110,disputed,OLD1,120 (OLD2),both sources are equally reliable; a design for the smaller value fits both

Claims that agree answer together, whether they name the model, the screen, a list of screens or the idiom.

  $ printf 'claim_id,screen_class\nOLD3-1,500x900@3\nOLD3-1,501x901@3\n' >own/claim_classes.csv
  $ claims <<END
  > id=OLD1-1 value=110 device=mine-1
  > id=OLD2-1 value=110 screen_class=500x900@3
  > id=OLD3-1 value=110
  > id=BEST-1 value=110 idiom=phone
  > END
  $ height
  110,sourced,OLD1 OLD2 OLD3 BEST,,

A list of screens ranks below one screen, and above the idiom, whatever their authority. What ranks lower is
shadowed (in parentheses), not disputed.

  $ claims <<END
  > id=OLD2-1 value=110 screen_class=500x900@3
  > id=OLD3-1 value=120
  > id=BEST-1 value=130 idiom=phone
  > END
  $ height
  110,sourced,OLD2,130 (BEST); 120 (OLD3),
  $ claims <<END
  > id=OLD3-1 value=120
  > id=BEST-1 value=130 idiom=phone
  > END
  $ height
  120,sourced,OLD3,130 (BEST),

A claim that names no device at all ranks with the idiom.

  $ rm own/claim_classes.csv
  $ claims <<END
  > id=OLD1-1 value=110 idiom=phone
  > id=OLD2-1 value=120
  > END
  $ height
  110,disputed,OLD1,120 (OLD2),both sources are equally reliable; a design for the smaller value fits both
  $ claims <<END
  > id=OLD1-1 value=110 screen_class=500x900@3
  > id=BEST-1 value=120
  > END
  $ height
  110,sourced,OLD1,120 (BEST),

Of the same rank the greater authority answers, and the reason names the first source that has it.

  $ claims <<END
  > id=OLD1-1 value=110 screen_class=500x900@3
  > id=BEST-1 value=120 screen_class=500x900@3
  > END
  $ height
  120,disputed,BEST,110 (OLD1),BEST is the more reliable source
  $ claims <<END
  > id=OLD1-1 value=120 screen_class=500x900@3
  > id=NEXT-1 value=110 screen_class=500x900@3
  > id=OLD2-1 value=110 screen_class=500x900@3
  > id=BEST-1 value=110 screen_class=500x900@3
  > END
  $ height
  110,disputed,OLD2 BEST NEXT,120 (OLD1),NEXT is the more reliable source

Of equal authority the smaller number answers.

  $ claims <<END
  > id=OLD1-1 value=120 screen_class=500x900@3
  > id=OLD2-1 value=110 screen_class=500x900@3
  > END
  $ height
  110,disputed,OLD2,120 (OLD1),both sources are equally reliable; a design for the smaller value fits both

The finer of two numbers answers where the other is the same, rounded as its source rounds; otherwise they
are disputed. A number without a finer one answers by itself.

  $ claims <<END
  > id=FULL-1 value=171 screen_class=500x900@3
  > id=OLD1-1 value=170.5 screen_class=500x900@3
  > END
  $ height
  170.5,sourced,OLD1 FULL,,
  $ claims <<END
  > id=TENS-1 value=164.3 screen_class=500x900@3
  > id=OLD1-1 value=164.33 screen_class=500x900@3
  > END
  $ height
  164.3333,sourced,OLD1 TENS,,
  $ claims <<END
  > id=FULL-1 value=171 screen_class=500x900@3
  > id=OLD1-1 value=171.5 screen_class=500x900@3
  > END
  $ height
  171,disputed,FULL,171.5 (OLD1),FULL is the more reliable source
  $ claims <<END
  > id=FULL-1 value=171 screen_class=500x900@3
  > id=OLD1-1 value=170.5 screen_class=500x900@3
  > id=OLD2-1 value=171 screen_class=500x900@3
  > END
  $ height
  171,disputed,OLD2 FULL,170.5 (OLD1),FULL is the more reliable source
  $ claims <<END
  > id=FULL-1 value=171 screen_class=500x900@3
  > END
  $ height
  171,sourced,FULL,,

An axis that a claim leaves open does not lower its rank.

  $ claims <<END
  > id=OLD1-1 value=110 screen_class=500x900@3
  > id=BEST-1 value=120 screen_class=500x900@3 text_size=
  > END
  $ height
  120,disputed,BEST,110 (OLD1),BEST is the more reliable source

It answers for the default of the axis only: the default version, portrait, the Today view, size l.

  $ claims <<END
  > id=OLD1-1 value=308 screen_class=500x900@3 os_first= os_last= orientation= entry_point= text_size=
  > END
  $ state() {
  >   widgetsize query --data own -d 500x900 --format csv --columns height_pt,height_state "$@" | tail -n +2
  > }
  $ state --os 10 --portrait -e today-view -t l -m expanded
  308,sourced
  $ state --os 12 --portrait -e today-view -t l -m expanded
  748,derived
  $ state --os 10 --landscape -e today-view -t l -m expanded
  ,unknown
  $ state --os 10 --portrait -e notification-center -t l -m expanded
  748,derived
  $ state --os 10 --portrait -e today-view -t xl -m expanded
  ,unknown

On iOS 8 there is no Today view: an open entry point is Notification Center.

  $ claims <<END
  > id=OLD1-1 value=500 screen_class=500x900@3 os_first=8 os_last=8 entry_point= mode=legacy
  > END
  $ state --os 8 --portrait -t l
  500,sourced

A star means every value of its axis.

  $ claims <<END
  > id=OLD1-1 value=110 screen_class=500x900@3 os_last=12 orientation=* entry_point=* text_size=* mode=*
  > END
  $ state --os 12 --landscape -e notification-center -t ax5 -m expanded
  110,sourced
  $ state --os 11 --landscape -e quick-action -t xs -m compact
  110,sourced

On a version that nobody measured, the nearest of those that the size lasted through answers; of two, the earlier.

  $ mkdir run && cp own/screen_classes.csv own/sources.csv run
  $ { cat own/devices.csv; echo 'mine-2,New,501x901@3,,true,,14,18,false,WO2,S19,LAY1,ADB3,,'; } >run/devices.csv
  $ measured() {
  >   for os in "$@"; do
  >     echo "id=OLD1-$os kind=widgetkit platform=iOS quantity=width value=150 family=systemSmall method=table" \
  >       "screen_class=501x901@3 os_first=$os os_last=$os"
  >   done | awk -f "$TESTDIR/claims.awk" >run/claims.csv
  > }
  $ answered() { widgetsize query --data run -d 501x901 --os "$1" -F small --all | grep -o 'as on .*'; }
  $ measured 15 18
  $ answered 16
  as on iOS 15
  $ answered 17
  as on iOS 18
  $ measured 15 17
  $ answered 16
  as on iOS 15

What a rule says of an entry point is beyond what was measured, unless a claim names it, or leaves it open where it is
the usual one; from two versions, one is enough.

  $ mkdir wide && cp run/sources.csv wide
  $ head -n 1 "$DATA/tables/screen_classes.csv" >wide/screen_classes.csv
  $ head -n 1 "$DATA/tables/devices.csv" >wide/devices.csv
  $ for n in 0 1 2; do
  >   echo "50${n}x90${n}@3,50$n,90$n,3,phone,mine $n," >>wide/screen_classes.csv
  >   echo "mine-$n,Mine $n,50${n}x90${n}@3,,true,,8,14,true,WO2,S19,LAY1,ADB3,," >>wide/devices.csv
  > done
  $ widths() {
  >   while read -r number os screen value entry; do
  >     echo "id=OLD1-$number kind=today quantity=width value=$value os_first=$os os_last=$os screen_class=$screen" \
  >       "orientation=landscape entry_point=$entry text_size=l mode=*"
  >   done | awk -f "$TESTDIR/claims.awk" >wide/claims.csv
  > }
  $ beyond() {
  >   widgetsize query --data wide -d 502x902 --os "$1" --landscape -t l -e today-view -m expanded --format csv \
  >     --columns width_pt,width_rule,width_extrapolates | tail -n +2
  > }
  $ widths <<END
  > 1 12 500x900@3 884 notification-center
  > 2 12 501x901@3 885 notification-center
  > END
  $ beyond 12
  886,width,entryPoint
  $ widths <<END
  > 1 12 500x900@3 884
  > 2 12 501x901@3 885
  > 3 14 500x900@3 884 notification-center
  > 4 14 501x901@3 885 notification-center
  > END
  $ beyond 12
  886,width,
  $ beyond 13
  886,width,os

Of sizes that are as long, the better known comes first.

  $ widgetsize dynamic island expanded max height ios 27 2>/dev/null | head -n 1
  the tallest: iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus, iOS 27, expanded:
