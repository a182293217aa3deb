import AppManifest
import FileTree
import FontInspection
package import FontReport
import FontResolution
package import SourceText

/// Swift code that fontgate writes.
package struct GeneratedCode: Sendable {
  /// The file.
  package var text: String
  /// What is not in it, and why; each in one line.
  package var left: [String] = []
  /// How many names it has.
  package var count: Int
  /// Paths that were asked for and do not exist or cannot be read.
  package var missingPaths: [UncheckedFile]
  /// Targets and configurations that were asked for and do not exist.
  package var unknownNames: [Report.UnknownName]
}

extension CheckRun {
  /// An enum of the PostScript names that the targets can ask for: of the fonts that each declares or
  /// registers, and of their instances.
  package func generateNames(typeName: String = "FontName") -> GeneratedCode {
    let input = InputFiles(options)
    let parts = evidence(on: input).map(assessment)
    var faces: [String: String] = [:]
    var left: Set<String> = []
    for part in parts {
      let ready = part.registeredFonts
      for file in part.catalogue.files {
        let names = file.faces.flatMap { face in
          (face.postScriptName.map { [($0, face.names.fullName ?? $0)] } ?? [])
            + face.instances.compactMap { instance in
              instance.postScriptNames.first.map { ($0, instance.name ?? $0) }
            }
        }
        if ready?.contains(file.path) == false {
          guard part.hasInBundle(file.path) else { continue }
          left.formUnion(names.map { "\"\($0.0)\" is not registered (\(file.path.lastComponent))" })
          continue
        }
        for (name, title) in names where faces[name] == nil {
          faces[name] = "\(title), in \(file.path.lastComponent)"
        }
      }
    }
    let names = faces.keys.sorted()
    let text = NamesInSwift.code(
      names.map { ($0, faces[$0] ?? $0) }, typeName: typeName, header: Self.header("names"))
    return GeneratedCode(
      text: text, left: left.filter { !faces.keys.contains($0) }.sorted(), count: names.count,
      missingPaths: input.missing, unknownNames: unknownNames(in: parts))
  }

  /// Tests that ask the system, at run time, for every name that the code asks for, and compare what it gives
  /// with what fontgate says it gives.
  package func generateTests(_ framework: TestFramework) -> GeneratedCode {
    let input = InputFiles(options)
    let parts = evidence(on: input).map(assessment)
    let expectations = Expectations(parts)
    let code = GeneratedTests(expectations, framework, header: Self.header("tests"))
    return GeneratedCode(
      text: code.text, left: expectations.left, count: expectations.fonts.count,
      missingPaths: input.missing, unknownNames: unknownNames(in: parts))
  }

  private func unknownNames(in parts: [Assessment]) -> [Report.UnknownName] {
    unknownNames(in: manifests(on: InputFiles(options)))
  }

  private static func header(_ command: String) -> String {
    let tool = Report.Tool.fontgate
    return """
      // Written by \(tool.name) \(tool.version) ("fontgate generate \(command)"). Do not edit; run it again.

      """
  }
}

extension Assessment {
  /// The fonts that processes declare, or register in code; `nil` where there are no processes, and every
  /// font counts.
  fileprivate var registeredFonts: Set<String>? {
    guard !processes.isEmpty else { return nil }
    return Set(
      processes.flatMap { $0.declared + $0.runTime.files.keys + $0.process.bundle.available })
  }

  fileprivate func hasInBundle(_ path: String) -> Bool {
    processes.contains { fonts in fonts.process.bundle.fonts.contains { $0.path == path } }
  }
}
