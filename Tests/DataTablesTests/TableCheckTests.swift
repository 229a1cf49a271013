import DataTables
import TestSupport
import Testing

/// What a description says of cells is checked, and each complaint is at its cell.
@Suite struct TableCheckTests {
  @Test func requiredCellsAreFilled() {
    expectComplaints(
      about: "a,b\n①,1\nx,②\n\"③\",2\n".replacing("\"③\"", with: "③\"\""),
      [
        Expected("①", "[required] a is empty; a value is required"),
        Expected("②", "[required] b is empty; a value is required"),
        Expected("③", "[required] a is empty; a value is required"),
      ],
      by: """
        t,a,string,true,false,,,,,,,,,
        t,b,integer,true,false,,,,,,,,,

        """)
  }

  @Test func cellsAreOfTheirKind() {
    expectComplaints(
      about: """
        a,b,c,d
        true,-3,1.25,2016-02-29
        ①yes,②1.5,③1.125,④2015-02-29
        ⑤True,⑥x,⑦1.,⑧2016-2-09
        ,,,

        """,
      [
        Expected("①", "[type] a 'yes' is neither 'true' nor 'false'"),
        Expected("②", "[type] b '1.5' is not a whole number"),
        Expected("③", "[type] c '1.125' is not a number with at most two decimals"),
        Expected(
          "④", "[type] d '2015-02-29' is not a day of the calendar, such as '2016-09-13'"),
        Expected("⑤", "[type] a 'True' is neither 'true' nor 'false'"),
        Expected("⑥", "[type] b 'x' is not a whole number"),
        Expected("⑦", "[type] c '1.' is not a number with at most two decimals"),
        Expected("⑧", "[type] d '2016-2-09' is not a day of the calendar, such as '2016-09-13'"),
      ],
      by: """
        t,a,boolean,false,false,,,,,,,,,
        t,b,integer,false,false,,,,,,,,,
        t,c,number,false,false,,,,,,,,,
        t,d,date,false,false,,,,,,,,,

        """)
  }

  @Test func numbersAreInTheirRangeAndShortest() {
    expectComplaints(
      about: "n,m\n1,0.01\n62,100\n①0,②0\n③63,④100.01\n⑤07,⑥1.50\n⑦99999999999999999999,\n",
      [
        Expected("①", "[range] n '0' is less than 1"),
        Expected("②", "[range] m '0' is less than 0.01"),
        Expected("③", "[range] n '63' is more than 62"),
        Expected("④", "[range] m '100.01' is more than 100"),
        Expected("⑤", "[form] n '07' has needless zeros; write '7'"),
        Expected("⑥", "[form] m '1.50' has needless zeros; write '1.5'"),
        Expected("⑦", "[type] n '99999999999999999999' is not a whole number"),
      ],
      by: """
        t,n,integer,false,false,1,62,,,,,,,
        t,m,number,false,false,0.01,100,,,,,,,

        """)
  }

  @Test func textsAreOfTheirFormAndLength() {
    expectComplaints(
      about: "a,b\nS1,åååå\n①S,②ååååå\n③xS1,\n④S1\u{0661},\n",
      [
        Expected("①", "[form] a 'S' does not match [A-Z]+\\d+"),
        Expected("②", "[range] b 'ååååå' has more than 4 characters"),
        Expected("③", "[form] a 'xS1' does not match [A-Z]+\\d+"),
        Expected("④", "[form] a 'S1\u{0661}' does not match [A-Z]+\\d+"),
      ],
      by: """
        t,a,string,false,false,,,,[A-Z]+\\d+,,,,,
        t,b,string,false,false,,,4,,,,,,

        """)
  }

  @Test func choicesAndReferencesAreThere() {
    expectComplaints(
      about: "a,b\nx,today-view\n①z,②today-vieuw\n,\n③X,④nothing\n",
      [
        Expected("①", "[enum] a 'z' is not one of x, y"),
        Expected(
          "②",
          "[reference] b 'today-vieuw' is not the id of a row of points; did you mean 'today-view'?"
        ),
        Expected("③", "[enum] a 'X' is not one of x, y; did you mean 'x'?"),
        Expected("④", "[reference] b 'nothing' is not the id of a row of points"),
      ],
      by: """
        t,a,string,false,false,,,,,x y,,,,
        t,b,string,false,false,,,,,,points.id,,,

        """)
  }

  @Test func partnersAreFilledAndInOrder() {
    expectComplaints(
      about: "first,last\n8,10\n8,①\n②,10\n10,③9\n,\n",
      [
        Expected("①", "[required] last is empty; first needs it"),
        Expected("②", "[required] first is empty; last needs it"),
        Expected("③", "[range] last '9' is less than 10"),
      ],
      by: """
        t,first,integer,false,false,,,,,,,last,,
        t,last,integer,false,false,,,,,,,first,first,

        """)
  }

  @Test func rowsAreSortedByTheirKeyAndUnique() {
    expectComplaints(
      about: "os,x,y\n8,a,1\n10,b,2\n10,c,3\n①9,d,4\n②9,d,5\n11,e,③\n12,f,④5\n"
        .replacing("③", with: "③6"),
      [
        Expected("①", "[order] os '9', x 'd' belongs before os '10', x 'c' of the line above"),
        Expected("②", "[unique] os '9', x 'd' is there twice, first in line 5"),
        Expected("④", "[unique] y '5' is there twice, first in line 6"),
      ],
      by: """
        t,os,integer,false,false,,,,,,,,,1
        t,x,string,false,false,,,,,,,,,2
        t,y,integer,false,true,,,,,,,,,

        """)
  }

  @Test func orderIsByBytes() {
    let column = "t,id,string,false,false,,,,,,,,,1\n"
    expectComplaints(about: "id\n10\n9\nZ\na\naa\nz\né\n", [], by: column)
    expectComplaints(
      about: "id\na\n①Z\nb\n②a1\n",
      [
        Expected("①", "[order] id 'Z' belongs before id 'a' of the line above"),
        Expected("②", "[order] id 'a1' belongs before id 'b' of the line above"),
      ], by: column)
  }

  @Test func rowsWithAKeyThatIsThereAreReported() {
    expectComplaints(
      about: "id,n\na,1\n①b,2\nc,②3\n",
      [
        Expected("①", "[unique] id 'b' is there already, in there.csv:2; rows are only added"),
        Expected("②", "[unique] n '3' is there already, in there.csv:3; rows are only added"),
      ],
      by: "t,id,string,true,true,,,,,,,,,1\nt,n,integer,true,true,,,,,,,,,\n",
      addedTo: "id,n\nb,7\nx,3\n")
  }

  @Test func columnsAreThoseOfTheDescription() {
    let columns = "t,id,string,true,true,,,,,,,,,1\nt,note,string,false,false,,,,,,,,,\n"
    expectComplaints(
      about: "①id\na\n", [Expected("①", "[header] column 'note' is missing")], by: columns)
    expectComplaints(
      about: "①id,②nots\na,b\n",
      [
        Expected("①", "[header] column 'note' is missing"),
        Expected("②", "[header] unknown column 'nots'; did you mean 'note'?"),
      ], by: columns)
    expectComplaints(
      about: "①②x,y\na\n",
      [
        Expected("①", "[header] columns 'id' and 'note' are missing"),
        Expected("②", "[header] unknown columns 'x' and 'y'"),
      ], by: columns)
  }

  /// A row with a complaint is not sound, and the others are.
  @Test func theRowsWithAComplaintAreKnown() {
    let description = tableDescription("t,n,integer,true,false,1,5,,,,,,,\n")
    let table = Table(parsing: Array("n\n1\n9\n2\n9\n".utf8), path: "t.csv")
    let check = TableCheck(
      table, by: description, addedTo: (EncodedTable(columnNames: ["n"]), "e.csv"), isReview: false
    ) { _, _ in [] }
    #expect(check.unsoundRows == [1, 3])
  }
}
