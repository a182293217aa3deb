/// Why a font file gives no faces: what was being done to which file, and what stood in the way.
public struct FontInspectionError: Error, Sendable, Equatable {
  /// The absolute path, or the name given with the bytes.
  public var path: String
  /// What stood in the way.
  public var cause: Cause

  /// What stands in the way.
  public enum Cause: Sendable, Equatable {
    /// The file could not be opened or read: `"permission denied"`.
    case unreadable(String)
    /// The file is no font, and what it is instead is known.
    case notAFont(ImpostorKind)
    /// The file asks for more than is read of one font: `"lists 60000 tables; no more than 256 are read"`.
    case excessive(String)
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

extension FontInspectionError {
  /// Why, in words a person understands: `"the file is empty"`.
  public var reason: String {
    switch cause {
    case .unreadable(let reason): reason
    case .notAFont(let kind): kind.reason
    case .excessive(let reason): "the file \(reason)"
    case .freeType(let error, let during): "\(error) (FreeType, \(during))"
    }
  }

  /// A word for scripts: `"emptyFile"`, `"truncated"`, `"invalidTable"`.
  public var code: String {
    switch cause {
    case .unreadable: "unreadable"
    case .notAFont(let kind): kind.code
    case .excessive: "excessive"
    case .freeType(let error, _): error.name
    }
  }
}

extension FontInspectionError.ImpostorKind {
  fileprivate var reason: String {
    switch self {
    case .emptyFile: "the file is empty"
    case .gitLFSPointer:
      "a Git LFS pointer, not the font; run \"git lfs pull\""
    case .htmlPage: "a web page, probably from a failed download"
    case .truncated(let size, let needed):
      "the file is truncated: \(size) of at least \(needed) bytes"
    case .formatNotSupportedHere(.woff2):
      "WOFF2 cannot be read here: FreeType was built without Brotli"
    case .formatNotSupportedHere(let format): "\(format.rawValue) fonts cannot be read here"
    case .unknownContent: "unknown font format"
    }
  }

  fileprivate var code: String {
    switch self {
    case .emptyFile: "emptyFile"
    case .gitLFSPointer: "gitLFSPointer"
    case .htmlPage: "htmlPage"
    case .truncated: "truncated"
    case .formatNotSupportedHere: "formatNotSupportedHere"
    case .unknownContent: "unknownContent"
    }
  }
}
