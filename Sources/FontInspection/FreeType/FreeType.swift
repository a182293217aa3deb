internal import CFreeType

/// The library that fonts are read with.
public enum FreeType {
  /// Its version as it runs here, `2.13.2`; `nil` where it does not start.
  public static var version: String? { (try? FreeTypeLibrary())?.version }
}

extension FreeTypeLibrary {
  fileprivate var version: String {
    var numbers: (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(handle, &numbers.0, &numbers.1, &numbers.2)
    return "\(numbers.0).\(numbers.1).\(numbers.2)"
  }
}
