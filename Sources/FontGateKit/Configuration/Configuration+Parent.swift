import FileTree
import SourceText

extension Configuration {
  /// More files in a row than anybody writes.
  private static let mostParents = 16

  /// The configuration with what its parent, and the parent of that, say where it says nothing.
  /// - Throws: what is wrong with one of them; one that is missing, or that comes again, at the line that
  ///   names it.
  func joiningParents() throws(ConfigurationError) -> Configuration {
    var joined = self
    var seen: Set<String> = [path]
    var last = self
    while let parent = last.parent {
      func wrong(_ message: String) -> ConfigurationError {
        .invalid([.init(message, place: last.places[parent] ?? SourcePlace(path: last.path))])
      }
      guard seen.insert(parent).inserted else {
        throw wrong("\"parent_config\" leads back to \"\(parent)\"")
      }
      guard seen.count <= Self.mostParents else {
        throw wrong("\"parent_config\" leads through more than \(Self.mostParents) files")
      }
      do throws(ConfigurationError) {
        last = try Self.readAlone(at: parent)
      } catch {
        guard case .unreadable(let failure) = error else { throw error }
        throw wrong("\"parent_config\" cannot be read: \(failure.path): \(failure.reason)")
      }
      joined = joined.overriding(last)
    }
    return joined
  }

  /// This configuration above another: what it says replaces what the other says, and lists that only add
  /// something add up, as those of the command line do.
  private func overriding(_ other: Configuration) -> Configuration {
    var joined = self
    if included.isEmpty { joined.included = other.included }
    if targets.isEmpty { joined.targets = other.targets }
    joined.excluded = other.excluded + excluded
    joined.fonts = other.fonts + fonts
    joined.knownFonts = other.knownFonts + knownFonts
    joined.fontFunctions = other.fontFunctions + fontFunctions
    joined.reports = other.reports + reports
    joined.platform = platform ?? other.platform
    joined.deploymentTarget = deploymentTarget ?? other.deploymentTarget
    joined.buildConfiguration = buildConfiguration ?? other.buildConfiguration
    joined.rules = other.rules.overridden(by: rules)
    joined.reporter = reporter ?? other.reporter
    joined.isStrict = isStrict ?? other.isStrict
    joined.failOn = failOn ?? other.failOn
    joined.baseline = baseline ?? other.baseline
    joined.places = other.places.merging(places) { $1 }
    joined.origins = other.origins.merging(origins) { $1 }
    for key in [ConfigurationKey.excluded, .fonts, .knownFonts, .fontFunctions, .reports] {
      let places = (other.origins[key.rawValue] ?? []) + (origins[key.rawValue] ?? [])
      joined.origins[key.rawValue] = places.isEmpty ? nil : places
    }
    return joined
  }
}
