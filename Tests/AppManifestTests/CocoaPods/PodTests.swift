import FileTree
import SourceText
import Testing

@testable import AppManifest

/// Pods that stand in the folder, as a `Podfile` and their specifications describe them.
@Suite struct PodTests {
  private func pods(_ text: String) -> PodfileReader { PodfileReader(Array(text.utf8)) }

  @Test func `targets have the pods of their lines, of those around them and of functions`() {
    let podfile = pods(
      """
      source 'https://cdn.cocoapods.org/' # 'quoted
      use_frameworks! :linkage => :static
      def shared
        pod "Shared/Core", path: "../Shared"
      end
      abstract_target 'All' do
        pod 'Net', '~> 2.0', :git => 'https://github.com/a/b.git' if ENV['X'] == 'y'
        target 'App' do
          shared
          target 'Tests' do
            inherit! :search_paths
            pod 'Quick'
          end
          pod 'Kit', :path => File.join(base, 'Kit')
        end
        target 'Widget'
      end
      post_install do |installer|
        installer.pods_project.targets.each do |target|
          target.name.sub(/['"]/, '')
        end
      end
      """)
    #expect(podfile.targets.keys.sorted() == ["App", "Tests", "Widget"])
    #expect(podfile.targets["App"]?.pods.map(\.name) == ["Net", "Kit", "Shared"])
    #expect(podfile.targets["Tests"]?.pods.map(\.name) == ["Quick"])
    #expect(podfile.targets["Widget"]?.pods.map(\.name) == ["Net"])
    #expect(podfile.targets["App"]?.makesFrameworks == false)
    #expect(podfile.pods.map(\.path) == ["../Shared", nil, nil, nil])
    #expect(podfile.pods.first?.subspecs == ["Core"])
    #expect(podfile.pods.map(\.isLocal) == [true, false, false, true])
  }

  @Test func `typographic quotes are quotes`() {
    let podfile = pods(
      """
      # It’s a comment
      target ‘Shop’ do
        pod “Kit”, :path => ’Kit’ # ‘shared’
        pod 'Ti“t”le', :path => “It's”
      end
      """)
    #expect(podfile.targets.keys.sorted() == ["Shop"])
    #expect(podfile.pods.map(\.name) == ["Kit", "Ti“t”le"])
    #expect(podfile.pods.map(\.path) == ["Kit", "It's"])
  }

  private func folder(
    podfile: String, specification: String, files: [String: String] = [:]
  ) throws -> ProjectFolder {
    let spec = """
      name: Shop
      targets:
        Shop:
          type: application
          platform: iOS
          sources: [Shop]

      """
    let own = [
      "project.yml": spec, "Shop/Shop.swift": "", "Podfile": podfile,
      "Kit/Kit.podspec": specification, "Kit/Sources/Kit.swift": "",
      "Kit/Sources/Views/View.swift": "", "Kit/Fonts/A.ttf": "",
    ]
    return try ProjectFolder(own.merging(files) { $1 })
  }

  private func process(
    _ podfile: String, _ specification: String, _ files: [String: String] = [:]
  ) throws -> (sources: [String], fonts: [String]) {
    let folder = try folder(podfile: podfile, specification: specification, files: files)
    let reading = ManifestReader(trees: [try folder.tree()]).read()
    let process = try #require(reading.processes.first)
    guard case .files(let sources) = process.sources else { return ([], []) }
    return (folder.relative(sources), process.bundle.fonts.map(\.bundlePath).sorted())
  }

  private let podfile = "target 'Shop' do\n  pod 'Kit', :path => 'Kit'\nend\n"

  @Test func `the sources of a local pod run in the app, its resources are the app's`() throws {
    let shop = try process(
      podfile,
      """
      Pod::Spec.new do |s|
        s.name = "Kit"
        s.description = <<-DESC
          It's a kit.
        DESC
        s.source_files = 'Sources/**/*.swift'
        s.exclude_files = "Sources/Views/**"
        s.resources = ['Fonts/*.{ttf,otf}']
      end
      """)
    #expect(shop.sources == ["Kit/Sources/Kit.swift", "Shop/Shop.swift"])
    #expect(shop.fonts == ["A.ttf"])
  }

  @Test func `a framework and a bundle of a pod hold its fonts`() throws {
    let specification = """
      Pod::Spec.new do |spec|
        spec.source_files = 'Sources'
        spec.ios.resource_bundles = { 'KitFonts' => ['Fonts/*'], "Other": "None/*" }
      end
      """
    #expect(try process(podfile, specification).fonts == ["KitFonts.bundle/A.ttf"])
    let frameworks = try process("use_frameworks!\n" + podfile, specification)
    #expect(frameworks.fonts == ["Frameworks/Kit.framework/KitFonts.bundle/A.ttf"])
    #expect(frameworks.sources == ["Kit/Sources/Kit.swift", "Shop/Shop.swift"])
  }

  @Test func `only the parts that are taken count, and pods that others need`() throws {
    let specification = """
      Pod::Spec.new do |s|
        s.default_subspec = 'Core'
        s.subspec 'Core' do |core|
          core.source_files = 'Sources/*.swift'
          core.dependency 'Base'
        end
        s.subspec 'Views' do |ss|
          ss.source_files = "Sources/Views/*.swift"
          ss.dependency "#{s.name}/Core"
        end
      end
      """
    let base = [
      "Base/Base.podspec.json": #"{"name": "Base", "source_files": ["*.swift"]}"#,
      "Base/Base.swift": "",
    ]
    let local = podfile.replacing("end", with: "  pod 'Base', path: 'Base'\nend")
    #expect(
      try process(local, specification, base).sources == [
        "Base/Base.swift", "Kit/Sources/Kit.swift", "Shop/Shop.swift",
      ])
    let views = try process(podfile.replacing("'Kit',", with: "'Kit/Views',"), specification)
    #expect(
      views.sources == ["Kit/Sources/Kit.swift", "Kit/Sources/Views/View.swift", "Shop/Shop.swift"])
  }

  @Test func `a pod that is fetched, or of another target, adds nothing`() throws {
    let specification = "Pod::Spec.new do |s|\n  s.source_files = 'Sources/*'\nend\n"
    for podfile in [
      "target 'Shop' do\n  pod 'Kit', '~> 1.0'\nend\n",
      "target 'Other' do\n  pod 'Kit', :path => 'Kit'\nend\n",
    ] {
      #expect(try process(podfile, specification).sources == ["Shop/Shop.swift"])
    }
  }

  @Test(arguments: [
    ("RNVectorIcons", "Feather.ttf", true), ("RNVectorIcons", "Montserrat-Bold.ttf", false),
    ("FontAwesomeKit", "FontAwesome.otf", true), ("Lato", "Lato-Bold.ttf", true),
    ("Alamofire", "Lato-Bold.ttf", false),
    ("@react-native-vector-icons/feather", "Feather.ttf", true),
    ("@react-native-vector-icons/feather", "Zocial.ttf", false),
    ("react-native-vector-icons-fontawesome6", "FontAwesome6_Solid.ttf", true),
    ("BButton", "FontAwesome.ttf", true), ("BButton", "Ionicons.ttf", false),
    ("iOSPhotoEditor", "icomoon.ttf", true), ("Presentr", "SourceSansPro-Regular.ttf", true),
    ("Presentr", "Montserrat-Bold.ttf", false), ("iosMath", "xits-math.otf", true),
    ("WordPressShared", "NotoSerif-Regular.ttf", true), ("Alamofire", "FontAwesome.ttf", false),
  ])
  func `a pod brings what its name says`(_ pod: String, _ file: String, _ isBrought: Bool) {
    #expect(PodFonts.mayBring(file, in: pod) == isBrought)
  }
}
