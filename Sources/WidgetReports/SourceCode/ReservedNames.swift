extension SourceNames {
  /// Names that are no constants: words that one of the languages keeps for itself, everywhere or in
  /// some places, members that types have anyway, and names that a file in one of the languages uses.
  ///
  /// A type in the list begins with a small letter, as the identifiers do that become types.
  static let reserved = Set(
    [swift, typeScript, kotlin, dart, membersOfTypes, usedNames]
      .flatMap { $0.split(separator: " ") }.map(String.init))

  /// The keywords of Swift, from "Lexical Structure" in The Swift Programming Language 6.2 and the
  /// keywords of swift-syntax, which has more of them.
  private static let swift = """
    actor any as associatedtype associativity async await borrowing break case catch class consume \
    consuming continue convenience copy default defer deinit didSet discard distributed do dynamic each \
    else enum extension fallthrough false fileprivate final for func get guard higherThan if import in \
    indirect infix init inout internal is isolated lazy left let lowerThan macro mutating nil none \
    nonisolated nonmutating open operator optional override package postfix precedence \
    precedencegroup prefix private protocol public repeat required rethrows return right self sending \
    set some static struct subscript super switch then throw throws true try type typealias unowned \
    unsafe using var weak where while willSet yield
    """

  /// The reserved words of ECMAScript 2025, section 12.7.2, the keywords of TypeScript 5.9, from
  /// `SyntaxKind` of its compiler, and globals that cannot be declared again.
  private static let typeScript = """
    abstract accessor any arguments as asserts assert async await bigint boolean break case catch class \
    const constructor continue debugger declare default defer delete do else enum eval export extends \
    false finally for from function get global if implements import in infer infinity instanceof \
    interface intrinsic is keyof let module namespace naN never new null number object of out override \
    package private protected prototype public readonly require return satisfies set static string \
    super switch symbol this throw true try type typeof undefined unique unknown using var void while \
    with yield
    """

  /// The hard and soft keywords, modifiers and special identifiers of Kotlin, from "Keywords and
  /// operators" of its documentation.
  private static let kotlin = """
    abstract actual annotation as break by catch class companion const constructor context continue \
    crossinline data delegate do dynamic else enum expect external false field file final finally for \
    fun get if import in infix init inline inner interface internal is it lateinit noinline null object \
    open operator out override package param private property protected public receiver reified \
    return sealed set setparam super suspend tailrec this throw true try typealias typeof val value \
    var vararg when where while
    """

  /// The reserved words, built-in identifiers and contextual words of Dart, from "Keywords" of its
  /// documentation.
  private static let dart = """
    abstract as assert async augment await base break case catch class const continue covariant default \
    deferred do dynamic else enum export extends extension external factory false final finally for \
    function get hide if implements import in interface is late library mixin new null of on operator \
    part required rethrow return sealed set show static super switch sync this throw true try type \
    typedef var void when while with yield
    """

  /// Members of every type, or of every enumeration, in one of the languages.
  private static let membersOfTypes = """
    allCases clone compareTo component1 component2 copy declaringClass description entries equals \
    finalize getClass hasOwnProperty hash hashCode hashValue id iD index index isPrototypeOf name \
    noSuchMethod notify notifyAll ordinal rawValue runtimeType toLocaleString toString valueOf values \
    wait
    """

  /// Types, functions and variables that the files use or declare, beside keywords.
  private static let usedNames = """
    all allWidgetSizes array bool cGFloat cGSize caseIterable double every filter first flatten fold \
    found foundation height identifiable int isUpright list listOf map math max maxOf min minOf \
    newest num older options placedWidgetSize portrait preview previewTrait processInfo reduce scale \
    screen sendable size sizes swiftUI uIScreen unit version wanted widget widgetName \
    widgetSize widgetSizes width
    """
}
