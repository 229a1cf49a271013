// The parameters of each rule as they are written into an image and read from it.

extension LineHeightRule {
  init(image: inout ImageReader) {
    self.init(
      measured: image.list {
        Measured(
          screenClass: Key(index: $0.integer()), os: OSVersion($0.integer()),
          pixels: $0.list { $0.integer() }, claims: $0.keys(),
          coverage: Coverage(code: $0.integer()))
      },
      peers: image.list {
        Peers(os: OSVersion($0.integer()), idiom: $0.choice(), base: $0.base())
      })
  }

  func write(to image: inout ImageWriter) {
    image.list(measured) {
      $1.integer($0.screenClass.index)
      $1.integer($0.os.major)
      $1.list($0.pixels) { $1.integer($0) }
      $1.keys($0.claims)
      $1.integer($0.coverage.code)
    }
    image.list(peers) {
      $1.integer($0.os.major)
      $1.choice($0.idiom)
      $1.base($0.base)
    }
  }
}

extension WholeRowsRule {
  init(image: inout ImageReader) {
    self.init(
      kept: image.list {
        Kept(
          group: Group(
            os: OSVersion($0.integer()), idiom: $0.choice(),
            entryPoint: $0.choice()),
          fits: $0.list {
            Fit(
              side: $0.integer() == 0 ? .upright : .short, above: $0.signedPoints(),
              aboveClaims: $0.keys(), upTo: $0.signedPoints(), upToClaims: $0.keys())
          }, claims: $0.keys(), coverage: Coverage(code: $0.integer()))
      })
  }

  func write(to image: inout ImageWriter) {
    image.list(kept) {
      $1.integer($0.group.os.major)
      $1.choice($0.group.idiom)
      $1.choice($0.group.entryPoint)
      $1.list($0.fits) {
        $1.integer($0.side == .upright ? 0 : 1)
        $1.signedPoints($0.above)
        $1.keys($0.aboveClaims)
        $1.signedPoints($0.upTo)
        $1.keys($0.upToClaims)
      }
      $1.keys($0.claims)
      $1.integer($0.coverage.code)
    }
  }
}

extension ScreenWidthRule {
  init(image: inout ImageReader) {
    self.init(
      margins: image.list {
        Margin(
          group: Group(
            os: OSVersion($0.integer()), idiom: $0.choice(),
            orientation: $0.choice()),
          measured: $0.list { $0.signedPoints() }, screenWidths: $0.list { $0.signedPoints() },
          claims: $0.keys(), coverage: Coverage(code: $0.integer()))
      })
  }

  func write(to image: inout ImageWriter) {
    image.list(margins) {
      $1.integer($0.group.os.major)
      $1.choice($0.group.idiom)
      $1.choice($0.group.orientation)
      $1.list($0.measured) { $1.signedPoints($0) }
      $1.list($0.screenWidths) { $1.signedPoints($0) }
      $1.keys($0.claims)
      $1.integer($0.coverage.code)
    }
  }
}

extension MediumWidthRule {
  init(image: inout ImageReader) {
    self.init(agreeing: image.keys(), isContradicted: image.integer() == 1)
  }

  func write(to image: inout ImageWriter) {
    image.keys(agreeing)
    image.integer(isContradicted ? 1 : 0)
  }
}

extension QuickActionWidthRule {
  init(image: inout ImageReader) {
    self.init(formulas: image.keys())
  }

  func write(to image: inout ImageWriter) {
    image.keys(formulas)
  }
}

extension IOS8HeightRule {
  init(image: inout ImageReader) {
    self.init(
      kept: image.list {
        Kept(
          idiom: $0.choice(), scale: $0.integer(),
          orientation: $0.choice(),
          values: $0.list { $0.signedPoints() }, claims: $0.keys())
      })
  }

  func write(to image: inout ImageWriter) {
    image.list(kept) {
      $1.choice($0.idiom)
      $1.integer($0.scale)
      $1.choice($0.orientation)
      $1.list($0.values) { $1.signedPoints($0) }
      $1.keys($0.claims)
    }
  }
}

extension IOS8WidthRule {
  init(image: inout ImageReader) {
    self.init(
      guideLines: image.keys(),
      limits: image.list {
        Limit(
          idiom: $0.choice(), points: $0.signedPoints(), claims: $0.keys())
      })
  }

  func write(to image: inout ImageWriter) {
    image.keys(guideLines)
    image.list(limits) {
      $1.choice($0.idiom)
      $1.signedPoints($0.points)
      $1.keys($0.claims)
    }
  }
}

extension ImageWriter {
  /// The base of peers, which is one value.
  fileprivate mutating func base(_ base: LineHeightRule.Base) {
    signedPoints(base.points.lowerBound)
    keys(base.claims)
    integer(base.coverage.code)
  }

  fileprivate mutating func keys(_ keys: [Key<Claim>]) {
    list(keys) { $1.integer($0.index) }
  }

  fileprivate mutating func signedPoints(_ points: Points) {
    let units = points.threeHundredths
    integer(units < 0 ? -2 * units - 1 : 2 * units)
  }
}

extension ImageReader {
  /// The base of peers, which is carried over to their class.
  fileprivate mutating func base() -> LineHeightRule.Base {
    let points = signedPoints()
    return LineHeightRule.Base(
      points: points...points, claims: keys(), coverage: Coverage(code: integer()),
      extrapolates: AxisSet(.screenClass))
  }

  fileprivate mutating func keys() -> [Key<Claim>] {
    list { Key(index: $0.integer()) }
  }

  fileprivate mutating func signedPoints() -> Points {
    let value = integer()
    return Points(threeHundredths: value.isMultiple(of: 2) ? value / 2 : -(value + 1) / 2)
  }
}
