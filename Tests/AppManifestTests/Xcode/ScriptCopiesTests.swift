import SourceText
import Testing

@testable import AppManifest

@Suite struct ScriptCopiesTests {
  private let script = "\\\"${PODS_ROOT}/Target Support Files/Pods-App/Pods-App-resources.sh\\\""
  private let folder = "${TARGET_BUILD_DIR}/${UNLOCALIZED_RESOURCES_FOLDER_PATH}"

  private func bundle(_ fields: String, _ files: [String: String] = [:]) throws -> BundleContents {
    var project = ProjectText()
    let phase = project.add(
      "PBXShellScriptBuildPhase", "shellScript = \"\(script)\"; files = (); \(fields)")
    project.target("App", phases: [phase])
    return try ProjectFolder(project, files).process().bundle
  }

  @Test func `fonts that the project lists for a script are in the bundle`() throws {
    let fields = """
      inputPaths = ("${PODS_ROOT}/Target.sh", "${PODS_ROOT}/Here/A.ttf", "${PODS_ROOT}/Gone/B.ttf", );
      outputPaths = ("\(folder)/A.ttf", "\(folder)/B.ttf", "\(folder)/C.png", );
      """
    let bundle = try bundle(fields, ["Pods/Here/A.ttf": "font"])
    #expect(bundle.fonts.map(\.bundlePath) == ["A.ttf"])
    #expect(bundle.absent.map(\.bundlePath) == ["B.ttf"])
    #expect(bundle.absent.map(\.isFetched) == [true])
    #expect(bundle.unseen == nil)
  }

  @Test func `fonts of pods that nothing copies are in bundles of their own`() throws {
    let bundle = try bundle(
      "inputPaths = (\"${PODS_ROOT}/Here/A.ttf\", ); outputPaths = (\"\(folder)/A.ttf\", );",
      ["Pods/Here/A.ttf": "font", "Pods/Icons/B.ttf": "font", "Pods/Icons/B.swift": ""])
    #expect(bundle.fonts.map(\.bundlePath) == ["A.ttf"])
    #expect(bundle.ofPackages.map(\.lastComponent) == ["B.ttf"])
  }

  @Test func `lists in the folder of the pods are read`() throws {
    let fields = """
      inputFileListPaths = ("${PODS_ROOT}/in-${CONFIGURATION}.xcfilelist", );
      outputFileListPaths = ("${PODS_ROOT}/out-${CONFIGURATION}.xcfilelist", );
      """
    let bundle = try bundle(
      fields,
      [
        "Pods/in-Release.xcfilelist": "${PODS_ROOT}/Icons/A.ttf\n",
        "Pods/out-Release.xcfilelist": "\(folder)/A.ttf\n",
      ])
    #expect(bundle.absent.map(\.bundlePath) == ["A.ttf"])
    #expect(bundle.unseen == nil)
  }

  @Test func `the script itself says what it copies`() throws {
    let bundle = try bundle(
      "",
      [
        "Pods/Target Support Files/Pods-App/Pods-App-resources.sh": """
        if [[ "$CONFIGURATION" == "Debug" ]]; then
          install_resource "${PODS_ROOT}/Icons/A.ttf"
        fi
          install_resource "../Icons/B.ttf"
        """, "Pods/Icons/A.ttf": "font",
      ])
    #expect(bundle.fonts.map(\.bundlePath) == ["A.ttf"])
    #expect(bundle.absent.map(\.bundlePath) == ["B.ttf"])
    #expect(bundle.unseen == nil)
  }

  @Test func `without script and lists nobody knows what it copies`() throws {
    let bundle = try bundle("inputPaths = (); outputPaths = ();")
    #expect(bundle.fonts == [])
    #expect(bundle.unseen?.place.line != nil)
  }
}
