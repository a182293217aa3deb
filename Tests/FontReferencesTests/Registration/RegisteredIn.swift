import FontReferences
import SourceText

/// What Swift sources written in a test register: each as `line:column kind [bundle]`, the place being
/// that of the name.
func registered(in source: String) -> [String] {
  registered(in: ["/App/A.swift": source])
}

func registered(in files: [String: String]) -> [String] {
  registrations(in: files).flatMap(\.coverage).map(\.summary)
}

func registrations(in files: [String: String]) -> [FontRegistration] {
  SwiftReading(files: files).reading.registrations
}

extension RegisteredFonts {
  var summary: String {
    let position = "\(place.line ?? 0):\(place.column ?? 0)"
    let what =
      switch kind {
      case .file: fileName ?? ""
      case .allFiles(let type, _): "*." + (type ?? "*")
      case .folder(let name): "folder \(name)"
      case .bundle: "bundle"
      case .dataAsset(let name): "asset \(name)"
      case .generatedAccessors: "accessors"
      case .generatedAccessor(let family, let style): "accessor \(family).\(style)"
      case .templateAccessors: "accessors of a template"
      case .downloads: "downloads"
      case .undeterminable(let reason): "? \(reason)"
      }
    let owner =
      switch bundle {
      case .main: " main"
      case .module: " module"
      case .ofClass(let name): " of \(name)"
      case .around: " around"
      case .unknown: ""
      }
    return "\(position) \(what)\(owner)"
  }
}
