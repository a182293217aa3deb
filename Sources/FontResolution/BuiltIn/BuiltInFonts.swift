package import AppManifest

/// The fonts that Apple's platforms bring with them.
///
/// The lists are public dumps of names (fact B1): good for iOS (which iPadOS shares) and macOS (which
/// Mac Catalyst shares), old for tvOS (2020) and watchOS (2015), and missing for visionOS.
package enum BuiltInFonts {
  /// What a platform has of this name, or why it has not; `nil` where no list knows the name.
  ///
  /// - Parameters:
  ///   - deploymentTarget: the oldest version that counts; `nil` means the newest alone.
  ///   - familyOnly: whether only a family's name will do.
  package static func match(
    _ name: String, on platform: Platform, deploymentTarget: OSVersion? = nil,
    familyOnly: Bool = false
  ) -> BuiltInMatch? {
    let lookUp = Lookup(
      name: name, platform: platform, deploymentTarget: deploymentTarget, familyOnly: familyOnly)
    return lookUp.match { $0.entry(named: name, familyOnly: familyOnly) }
      ?? localized(name, on: platform, deploymentTarget, familyOnly)
  }

  /// A font whose name in its own language this is, or whose name tools write so.
  private static func localized(
    _ name: String, on platform: Platform, _ deploymentTarget: OSVersion?, _ familyOnly: Bool
  ) -> BuiltInMatch? {
    let spelling = familyOnly ? nil : LocalizedSystemNames.postScript(forToolName: name)
    for other in spelling.map({ [$0] }) ?? LocalizedSystemNames.english(for: name) {
      let found = match(
        other, on: platform, deploymentTarget: deploymentTarget, familyOnly: familyOnly)
      guard var found else { continue }
      if found.availability.status == .available {
        found.availability.status = spelling == nil ? .localized : .spelledByTools
      }
      return found
    }
    return nil
  }

  /// The same when the case of letters does not count.
  package static func match(
    ignoringCase name: String, on platform: Platform, deploymentTarget: OSVersion? = nil,
    familyOnly: Bool = false
  ) -> BuiltInMatch? {
    let lookUp = Lookup(
      name: name, platform: platform, deploymentTarget: deploymentTarget, familyOnly: familyOnly)
    return lookUp.match { list in
      list.entry(ignoringCase: name, familyOnly: familyOnly).map {
        SystemFontList.Entry(name: $0.name, how: .caseInsensitive, span: $0.span)
      }
    }
  }

  /// Whether a platform's list is recent enough to say that a font is missing.
  package static func isListReliable(on platform: Platform) -> Bool {
    switch platform {
    case .iOS, .macOS, .macCatalyst: true
    case .tvOS, .watchOS, .visionOS: false
    }
  }

  /// The platform's own list.
  static func list(of platform: Platform) -> SystemFontList? {
    switch platform {
    case .iOS: SystemFontLists.iOS
    case .macOS, .macCatalyst: SystemFontLists.macOS
    case .tvOS: SystemFontLists.tvOS
    case .watchOS: SystemFontLists.watchOS
    case .visionOS: nil
    }
  }
}

/// One look-up through the lists, the platform's own first.
private struct Lookup {
  typealias Find = (SystemFontList) -> SystemFontList.Entry?

  var name: String
  var platform: Platform
  var deploymentTarget: OSVersion?
  var familyOnly: Bool

  func match(_ find: Find) -> BuiltInMatch? {
    if name.isTooLongForFont { return nil }
    let own = BuiltInFonts.list(of: platform).flatMap(find)
    if let own {
      let availability = isReportedAbsent(own) ? reportedAbsent : availability(of: own.span)
      return BuiltInMatch(name: own.name, how: own.how, availability: availability)
    }
    if let absent = absentList.flatMap(find) {
      return BuiltInMatch(name: absent.name, how: absent.how, availability: reportedAbsent)
    }
    return unconfirmed(find) ?? downloadable(find) ?? otherPlatform(find)
  }
}

extension Lookup {
  private var isMac: Bool { platform == .macOS || platform == .macCatalyst }

  private var reportedAbsent: BuiltInAvailability { BuiltInAvailability(.reportedAbsent) }

  /// Families that someone looked for in vain.
  private var absentList: SystemFontList? {
    switch platform {
    case .tvOS: SystemFontLists.tvOSAbsent
    case .watchOS: SystemFontLists.watchOSAbsent
    case .iOS, .macOS, .macCatalyst, .visionOS: nil
    }
  }

  private func availability(of span: VersionSpan) -> BuiltInAvailability {
    var availability = BuiltInAvailability(
      .available, introduced: span.introduced, unlisted: span.unlisted)
    if !span.isThere {
      availability.status = .unlisted
    } else if let first = span.introduced, let deploymentTarget, deploymentTarget < first {
      availability.status = .notYetThere
    }
    return availability
  }

  /// Whether someone found the family of this name missing here.
  private func isReportedAbsent(_ entry: SystemFontList.Entry) -> Bool {
    guard let absent = absentList, let list = BuiltInFonts.list(of: platform) else { return false }
    return absent.families.contains { family in
      family == entry.name
        || list.faces(ofFamily: family).contains {
          $0.postScriptName == entry.name || $0.fullName == entry.name
        }
    }
  }

  /// Names about which the Mac's lists disagree, and faces of families of which only the name is known.
  private func unconfirmed(_ find: Find) -> BuiltInMatch? {
    guard isMac else { return nil }
    if let entry = find(SystemFontLists.macOSUnconfirmed) {
      return BuiltInMatch(
        name: entry.name, how: entry.how, availability: BuiltInAvailability(.unconfirmed))
    }
    let known = find(SystemFontLists.macOSFamilies) != nil
    guard known || SystemFontLists.macOSFamilies.families.contains(where: name.startsWithFamily)
    else { return nil }
    // Families that are to be fetched stand in the newest list of families too.
    let fetched = find(SystemFontLists.downloadable) != nil
    let status: BuiltInAvailability.Status = known && !fetched ? .available : .unconfirmed
    return BuiltInMatch(
      name: name, how: known ? .familyName : .postScriptName,
      availability: BuiltInAvailability(status))
  }

  private func downloadable(_ find: Find) -> BuiltInMatch? {
    guard isMac || platform == .iOS, let entry = find(SystemFontLists.downloadable) else {
      return nil
    }
    return BuiltInMatch(
      name: entry.name, how: entry.how, availability: BuiltInAvailability(.downloadable))
  }

  private func otherPlatform(_ find: Find) -> BuiltInMatch? {
    var first: SystemFontList.Entry?
    var platforms: [Platform] = []
    var since: OSVersion?
    for other in [Platform.iOS, .macOS, .tvOS, .watchOS] where other != platform {
      guard let entry = entry(on: other, find) else { continue }
      platforms.append(other)
      first = first ?? entry
      if other == .iOS { since = entry.span.introduced }
    }
    guard let first else { return fetchedElsewhere(find) }
    // The Mac's faces were listed with macOS 11: what came to iOS later may have come to the Mac too.
    let isLater = isMac && since.map { $0 > OSVersion(14) } ?? false
    return BuiltInMatch(
      name: first.name, how: first.how,
      availability: BuiltInAvailability(
        isLater ? .unconfirmed : .otherPlatform, introduced: since, platforms: platforms))
  }
}

extension Lookup {
  /// What any list of a platform has; the Mac has several.
  private func entry(on other: Platform, _ find: Find) -> SystemFontList.Entry? {
    if let entry = BuiltInFonts.list(of: other).flatMap(find) { return entry }
    guard other == .macOS, !isMac else { return nil }
    return find(SystemFontLists.macOSUnconfirmed) ?? find(SystemFontLists.macOSFamilies)
  }

  /// A font that iOS and macOS fetch when asked to, on another platform.
  private func fetchedElsewhere(_ find: Find) -> BuiltInMatch? {
    find(SystemFontLists.downloadable).map { entry in
      BuiltInMatch(
        name: entry.name, how: entry.how,
        availability: BuiltInAvailability(.otherPlatform, platforms: [.iOS, .macOS]))
    }
  }
}

extension String {
  /// Whether it is the family's name without spaces, and then the end or a hyphen or underscore
  /// (`NotoSansAdlam-Regular` of `Noto Sans Adlam`), or the family's name and further words.
  fileprivate func startsWithFamily(_ family: String) -> Bool {
    let space = UInt8(ascii: " ")
    // Most differ in the first letter.
    guard utf8.first == family.utf8.first else { return false }
    if utf8.starts(with: (family + " ").utf8) { return true }
    let condensed = family.utf8.filter { $0 != space }
    guard utf8.starts(with: condensed) else { return false }
    let next = utf8.dropFirst(condensed.count).first
    return next == nil || next == UInt8(ascii: "-") || next == UInt8(ascii: "_")
  }
}
