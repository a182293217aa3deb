/// Why a font file gives no faces: what was being done to which file, and what stood in the way.
public struct FontInspectionError: Error, Sendable, Equatable {
  /// The absolute path, or the name given with the bytes.
  public var path: String
  public var cause: Cause

  public enum Cause: Sendable, Equatable {
    /// The file could not be opened or read: `"permission denied"`.
    case unreadable(String)
    /// The file is no font, and what it is instead is known.
    case notAFont(ImpostorKind)
    /// FreeType's answer, and what was being done.
    case freeType(FreeTypeError, during: String)
  }

  /// What stands where a font should.
  public enum ImpostorKind: Sendable, Equatable {
    case emptyFile
    /// A Git LFS pointer: the font was never fetched.
    case gitLFSPointer
    /// A web page, most often a failed download.
    case htmlPage
    /// Begins as a font, and ends before its tables do; bytes there, and bytes its tables need.
    case truncated(size: Int, needed: Int)
    /// A format FreeType on this machine was built without (WOFF2 without brotli).
    case formatNotSupportedHere(FontFormat)
    case unknownContent
  }

  public init(path: String, cause: Cause) {
    self.path = path
    self.cause = cause
  }
}

/// An error code of FreeType (`FT_Error`, fterrdef.h).
public struct FreeTypeError: RawRepresentable, Error, Sendable, Hashable {
  public var rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
}
