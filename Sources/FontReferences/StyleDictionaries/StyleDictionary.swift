import NameFlow
package import SourceText

/// A property list or JSON file that says which font each text style has, as the `ScaledFont` library
/// reads it: `headline` → `fontName`, `fontSize`.
package struct StyleDictionary: Sendable, Equatable {
  /// The start of the dictionary; the file alone where it is a binary property list.
  package var place: SourcePlace
  /// The entries in the order of the document; none where it could not be read.
  package var entries: [Entry]
  /// Why the document could not be read, though it holds all that a style dictionary does.
  package var damage: String?

  package init(place: SourcePlace, entries: [Entry], damage: String? = nil) {
    self.place = place
    self.entries = entries
    self.damage = damage
  }

  /// One style and its font.
  package struct Entry: Sendable, Equatable {
    package var key: String
    package var keyPlace: SourcePlace
    /// The style that the key names; `nil` for a key that is no text style.
    package var style: TextStyle?
    /// How the key is written; `nil` where it names no style.
    package var form: TextStyle.KeyForm?
    package var font: Field<String>?
    /// The size in points, as it is drawn at the content size category Large.
    package var size: Field<Double>?
    /// What keeps the entry, and with it the whole dictionary, from being decoded.
    package var faults: [Fault]

    package init(
      key: String, keyPlace: SourcePlace, style: TextStyle?, form: TextStyle.KeyForm?,
      font: Field<String>? = nil, size: Field<Double>? = nil, faults: [Fault] = []
    ) {
      self.key = key
      self.keyPlace = keyPlace
      self.style = style
      self.form = form
      self.font = font
      self.size = size
      self.faults = faults
    }
  }

  /// A value and where it stands.
  package struct Field<Value: Sendable & Equatable>: Sendable, Equatable {
    package var value: Value
    package var place: SourcePlace

    package init(value: Value, place: SourcePlace) {
      self.value = value
      self.place = place
    }
  }

  /// Something in an entry that is not of the form that is decoded.
  package struct Fault: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      /// The entry is no dictionary: what it is.
      case noDictionary(found: String)
      /// The entry lacks this field.
      case missing(String)
      /// A field has a value of the wrong type: what it is, what it should be.
      case wrongType(String, found: String, expected: String)
    }
    package var kind: Kind
    package var place: SourcePlace
  }
}

extension StyleDictionary {
  /// The form in which most of its keys are written; the others are never looked up.
  package var form: TextStyle.KeyForm {
    let raw = entries.count { $0.form == .rawValue }
    return raw * 2 > entries.count { $0.form != nil } ? .rawValue : .name
  }

  /// Whether most of its keys are text styles, so that it is meant to define them all.
  package var isOfTextStyles: Bool {
    entries.count { $0.style != nil } * 2 > entries.count
  }

  /// The styles it defines, in the form that is looked up.
  package var styles: Set<TextStyle> {
    let form = form
    return Set(entries.lazy.filter { $0.form == form }.compactMap(\.style))
  }
}
