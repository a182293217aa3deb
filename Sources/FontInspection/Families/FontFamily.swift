/// A typographic family: the faces and named instances that a platform chooses among when code asks for
/// a family, for bold, for italic, or for a weight.
public struct FontFamily: Sendable, Equatable {
  /// The name that Apple groups by (`name` ID 16, else ID 1).
  public var name: String
  /// By width, weight, upright before italic, and PostScript name.
  public let members: [Member]

  public init(name: String, members: [Member]) {
    self.name = name
    self.members = members.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
  }

  /// A face, or a named instance of a variable one.
  public struct Member: Sendable, Hashable {
    /// The PostScript names that the platform knows it by, the one to show first.
    public var postScriptNames: [String]
    /// The name of its style: `SemiBold Italic`.
    public var style: String?
    /// The weight on the scale of `OS/2` usWeightClass, 1 to 1000: 400 is regular, 700 bold. Of a variable
    /// font's instance the place on the axis `wght`.
    public var weight: Int
    /// The width by `OS/2` usWidthClass, 1 (ultra-condensed) to 9 (ultra-expanded), 5 is normal.
    public var width: Int
    /// Whether it is italic or oblique.
    public var isItalic: Bool
    /// Whether bits of its file call it bold (`OS/2` fsSelection, `head` macStyle).
    public var hasBoldBit: Bool
    /// The file it is in, and the index of the face in that file; `nil` for a font that is built in.
    public var source: Source?

    /// Where it is.
    public struct Source: Sendable, Hashable {
      /// The absolute path of the file.
      public var path: String
      /// The index of the face in the file, from 0.
      public var faceIndex: Int
      /// Whether it is a named instance, and not the face as the file has it.
      public var isInstance: Bool

      public init(path: String, faceIndex: Int, isInstance: Bool) {
        self.path = path
        self.faceIndex = faceIndex
        self.isInstance = isInstance
      }
    }

    public init(
      postScriptNames: [String], style: String? = nil, weight: Int, width: Int = 5,
      isItalic: Bool = false, hasBoldBit: Bool = false, source: Source? = nil
    ) {
      self.postScriptNames = postScriptNames
      self.style = style
      self.weight = weight
      self.width = width
      self.isItalic = isItalic
      self.hasBoldBit = hasBoldBit
      self.source = source
    }
  }
}

extension FontFamily.Member {
  /// Whether the platform takes it for bold: by its bits, or from weight 600 on.
  public var isBold: Bool { hasBoldBit || weight >= 600 }

  /// The weight as a hundred, 100 to 900.
  public var rung: Int { min(max((weight + 50) / 100, 1), 9) * 100 }

  fileprivate var sortKey: [String] {
    [
      "\(width)", String(10_000 + weight), isItalic ? "1" : "0", postScriptNames.first ?? "",
      source?.path ?? "", String(10_000 + (source?.faceIndex ?? 0)),
    ]
  }
}
