extension FontFamily {
  /// The families of font files, by name; a face without a family name is in none.
  public static func families(of files: [FontFile]) -> [FontFamily] {
    var members: [String: [Member]] = [:]
    for file in files {
      for face in file.faces {
        guard let family = face.names.family else { continue }
        members[family, default: []] += face.members(inFileAt: file.path)
      }
    }
    return members.sorted { $0.key < $1.key }.map(FontFamily.init(name:members:))
  }
}

extension Face {
  /// What the face brings to its family: itself, and its named instances where it is variable.
  ///
  /// An instance at the default coordinates is the face itself. The platforms choose among the instances
  /// that are named, and never a place between them.
  public func members(inFileAt path: String) -> [FontFamily.Member] {
    let itself = FontFamily.Member(
      postScriptNames: names.postScript, style: names.style,
      weight: axis("wght").map { Int($0.defaultValue.rounded(in: 1...1000)) } ?? style.weight,
      width: axis("wdth").map { Self.widthClass(ofPercent: $0.defaultValue) } ?? style.width,
      isItalic: style.isItalic, hasBoldBit: style.isBold,
      source: .init(path: path, faceIndex: index, isInstance: false))
    let defaults = axes.map(\.defaultValue)
    var members = [itself]
    for instance in instances {
      if instance.coordinates.map(\.value) == defaults {
        members[0].postScriptNames = instance.postScriptNames
      } else {
        members.append(member(instance, of: itself))
      }
    }
    return members
  }
}

extension Face {
  private func axis(_ tag: String) -> VariationAxis? { axes.first { $0.tag == tag } }

  private func member(
    _ instance: NamedInstance, of face: FontFamily.Member
  ) -> FontFamily.Member {
    func value(_ tag: String) -> Double? {
      instance.coordinates.first { $0.tag == tag }?.value
    }
    var member = face
    member.postScriptNames = instance.postScriptNames
    member.style = instance.name
    member.weight = value("wght").map { Int($0.rounded(in: 1...1000)) } ?? face.weight
    member.width = value("wdth").map(Self.widthClass(ofPercent:)) ?? face.width
    let isSloped = value("ital").map { $0 >= 0.5 } ?? value("slnt").map { $0 != 0 }
    // A file may be italic as a whole, and yet have an axis of slant.
    member.isItalic = isSloped == true || face.isItalic && isSloped != false
    // The bits are those of the default weight.
    member.hasBoldBit = false
    member.source?.isInstance = true
    return member
  }

  /// `OS/2` usWidthClass for the percentage of an axis `wdth`, as the class's description has it.
  private static func widthClass(ofPercent percent: Double) -> Int {
    let percents = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    let nearest = percents.indices.min { abs(percents[$0] - percent) < abs(percents[$1] - percent) }
    return (nearest ?? 4) + 1
  }
}

extension FaceStyle {
  /// The weight on the scale of 1 to 1000: usWeightClass, where 1 to 10 are the hundreds of old fonts;
  /// by the bold bits where there is none.
  public var weight: Int {
    guard let weightClass, weightClass > 0 else { return isBold ? 700 : 400 }
    return weightClass <= 10 ? weightClass * 100 : min(weightClass, 1000)
  }

  /// usWidthClass, where it is one of the nine; else normal.
  public var width: Int {
    widthClass.flatMap { (1...9).contains($0) ? $0 : nil } ?? 5
  }
}

extension Double {
  fileprivate func rounded(in range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(rounded(), range.lowerBound), range.upperBound)
  }
}
