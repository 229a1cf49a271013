import DataTables
import Testing

@Suite struct KeyOrderTests {
  @Test func rowsInOrderHaveNoComplaint() {
    expectComplaints(about: "id,n\na,1\naa,1\nb,0\n", []) { reader in
      let id = reader.column("id")
      reader.checkOrder(by: [.bytes(id)])
    }
  }

  @Test func orderIsByBytes() {
    expectComplaints(about: "id\n10\n9\nZ\na\nz\né\n", []) { reader in
      let id = reader.column("id")
      reader.checkOrder(by: [.bytes(id)])
    }
    expectComplaints(
      about: "id\na\n①Z\nb\n②a1\n",
      [
        Expected("①", "[order] id 'Z' belongs before id 'a' of the line above"),
        Expected("②", "[order] id 'a1' belongs before id 'b' of the line above"),
      ]
    ) { reader in
      let id = reader.column("id")
      reader.checkOrder(by: [.bytes(id)])
    }
  }

  @Test func numbersAreOrderedByValue() {
    expectComplaints(
      about: "os,x\n8,a\n10,b\n10,c\n①9,d\n②9,d\n",
      [
        Expected("①", "[order] os '9', x 'd' belongs before os '10', x 'c' of the line above"),
        Expected("②", "[unique] os '9', x 'd' is there twice, first in line 5"),
      ]
    ) { reader in
      let os = reader.column("os")
      let x = reader.column("x")
      reader.checkOrder(by: [.number(os), .bytes(x)])
      reader.checkUnique([.number(os), .bytes(x)])
    }
  }

  @Test func equalNeighborsAreFoundInATableInOrder() {
    expectComplaints(
      about: "id\na\n①a\nb\n", [Expected("①", "[unique] id 'a' is there twice, first in line 2")]
    ) { reader in
      let id = reader.column("id")
      reader.checkOrder(by: [.bytes(id)])
      reader.checkUnique([.bytes(id)])
    }
  }

  @Test func equalKeysAreFoundInATableOutOfOrder() {
    expectComplaints(
      about: "id,n\nb,1\n①b,2\n②a,3\nc,4\n③b,5\n",
      [
        Expected("①", "[unique] id 'b' is there twice, first in line 2"),
        Expected("②", "[order] id 'a' belongs before id 'b' of the line above"),
        Expected("③", "[order] id 'b' belongs before id 'c' of the line above"),
        Expected("③", "[unique] id 'b' is there twice, first in line 2"),
      ]
    ) { reader in
      let id = reader.column("id")
      reader.checkOrder(by: [.bytes(id)])
      reader.checkUnique([.bytes(id)])
    }
  }

  @Test func columnsCanBeUniqueWithoutOrder() {
    expectComplaints(
      about: "a,b,c\n2,x,\n1,①y,\n1,②x,\n2,③y,\n1,④x,\n",
      [
        Expected("②", "[unique] b 'x' is there twice, first in line 2"),
        Expected("③", "[unique] b 'y' is there twice, first in line 3"),
        Expected("④", "[unique] b 'x' is there twice, first in line 2"),
      ]
    ) { reader in
      let b = reader.column("b")
      reader.checkUnique([.bytes(b)])
    }
    expectComplaints(
      about: "a,b\n2,x\n1,y\n1,x\n①1,y\n",
      [Expected("①", "[unique] a '1', b 'y' is there twice, first in line 3")]
    ) { reader in
      let (a, b) = (reader.column("a"), reader.column("b"))
      reader.checkUnique([.bytes(a), .bytes(b)])
    }
  }

  @Test func aMissingKeyColumnIsReportedOnce() {
    expectComplaints(
      about: "①a\n2\n1\n", [Expected("①", "[header] column 'id' is missing")]
    ) { reader in
      let id = reader.column("id")
      reader.checkOrder(by: [.bytes(id)])
      reader.checkUnique([.bytes(id)])
    }
  }
}
