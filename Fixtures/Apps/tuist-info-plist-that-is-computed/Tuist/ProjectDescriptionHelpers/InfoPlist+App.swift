import Foundation
import ProjectDescription

extension InfoPlist {
  public static let app: Self = .extendingDefault(with: fontList(in: "App/Resources"))
}

/// Lists every font of a folder, so that nobody forgets one.
func fontList(in folder: String) -> [String: Plist.Value] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return ["UIAppFonts": .array(names.sorted().map { .string($0) })]
}
