import AppManifest
import FileTree
import FontReferences
import FontReport
import FontResolution
import SourceText

extension CheckRun {
  /// The styles of a style dictionary with their sizes at every content size category.
  /// - Parameters:
  ///   - file: the dictionary's path; where `nil`, every dictionary of the project is shown, and where
  ///     it has none, the platform's own styles.
  ///   - width: the columns of the terminal.
  package func textStyles(of file: String?, width: Int) -> Explanation {
    guard let file else { return textStylesOfProject(width: width) }
    let path = FileTree.absolute(
      file.hasPrefix("/") ? file : options.currentDirectory + "/" + file)
    do throws(FileFailure) {
      guard let dictionary = try StyleDictionary.read(path), dictionary.damage == nil else {
        return Explanation(
          text: "",
          missingPaths: [UncheckedFile(path: file, reason: "is not a style dictionary")])
      }
      return Explanation(
        text: table(dictionary, on: options.platform ?? .iOS, width).text, missingPaths: [])
    } catch {
      return Explanation(
        text: "", missingPaths: [UncheckedFile(path: file, reason: error.reason)])
    }
  }

  private func textStylesOfProject(width: Int) -> Explanation {
    let input = InputFiles(options)
    let parts = evidence(on: input)
    let manifests = parts.reduce(into: ManifestReading()) { $0.append($1.manifests) }
    let unknown = unknownNames(in: manifests)
    let texts = parts.flatMap { part in
      part.references.styleDictionaries.filter { $0.damage == nil }.flatMap { dictionary in
        platforms(of: dictionary, in: part.manifests).map { platform in
          table(dictionary, on: platform, width).text
        }
      }
    }
    let own = TextStyleTable(of: options.platform ?? .iOS, width: width).text
    return Explanation(
      text: texts.isEmpty ? own : texts.joined(separator: "\n"), missingPaths: input.missing,
      unknownNames: unknown)
  }

  /// The platforms of the processes that have a dictionary, each once.
  private func platforms(
    of dictionary: StyleDictionary, in manifests: ManifestReading
  ) -> [Platform] {
    let platforms = Set(
      manifests.processes.filter { $0.sources.contains(dictionary.place.path) }.map(\.platform))
    return platforms.isEmpty
      ? [options.platform ?? .iOS] : Platform.allCases.filter(platforms.contains)
  }

  private func table(
    _ dictionary: StyleDictionary, on platform: Platform, _ width: Int
  ) -> TextStyleTable {
    TextStyleTable(
      dictionary, on: platform, width: width, currentDirectory: options.currentDirectory)
  }
}
