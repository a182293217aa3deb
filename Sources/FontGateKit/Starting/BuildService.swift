import AppManifest
import FileTree
import FontReport
import SourceText

/// Something that can run fontgate by itself: when code is pushed, built, or committed.
package struct BuildService: Sendable, Hashable {
  /// What people call it.
  package var name: String
  /// The file to change or to add, relative to the repository's folder.
  package var file: String
  /// Where in the file the lines go: `to the steps of a job`.
  package var place: String
  /// The lines, indented as the file needs them.
  package var lines: String

  /// The name, the file, and the lines, for people.
  package var text: String {
    "\(name): add \(place), in \(PrintableText.text(file)):\n\n\(lines)\n"
  }

  /// What is set up in the repository around a folder; the folder itself where there is no repository.
  static func found(around folder: String) -> [BuildService] {
    var home = folder
    while !FileTree.exists(home + "/.git"), !home.folder.isEmpty { home = home.folder }
    if !FileTree.exists(home + "/.git") { home = folder }
    let below = folder == home ? "" : String(folder.dropFirst(home == "/" ? 1 : home.count + 1))
    let check = "fontgate check" + (below.isEmpty ? "" : " " + shellWord(below))
    return known.compactMap { service in service(home, check) }
  }

  /// What runs fontgate where nothing is set up.
  package static let anywhere = "fontgate check"
}

extension BuildService {
  private typealias Search = @Sendable (_ home: String, _ check: String) -> BuildService?

  private static let known: [Search] = [
    gitHub, gitLab, fastlane, jenkins, bitrise, xcodeCloud, preCommit,
  ]

  private static let gitHub: Search = { home, check in
    let folder = home + "/.github/workflows"
    guard FileTree.isFolder(folder) else { return nil }
    let workflow = FileTree.names(in: folder).filter {
      $0.hasSuffix(".yml") || $0.hasSuffix(".yaml")
    }.min()
    return BuildService(
      name: "GitHub Actions", file: ".github/workflows/" + (workflow ?? "fonts.yml"),
      place: "to the steps of a job",
      lines: """
              - name: Check fonts
                run: |
                  \(check)

        """)
  }

  private static let gitLab: Search = { home, check in
    guard FileTree.isFile(home + "/.gitlab-ci.yml") else { return nil }
    return BuildService(
      name: "GitLab CI", file: ".gitlab-ci.yml", place: "a job",
      lines: """
        fonts:
          script:
            - |
              \(check) --report gitlab=gl-code-quality-report.json
          artifacts:
            when: always
            reports:
              codequality: gl-code-quality-report.json

        """)
  }

  private static let fastlane: Search = { home, check in
    guard
      let file = ["fastlane/Fastfile", ".fastlane/Fastfile", "Fastfile"].first(where: {
        FileTree.isFile(home + "/" + $0)
      })
    else { return nil }
    // Commands of a lane run in the folder of the Fastfile.
    let back = file.contains("/") ? "cd .. && " : ""
    return BuildService(
      name: "fastlane", file: file, place: "a lane",
      lines: """
        lane :fonts do
          sh("\(escaping("\\\"#", in: back + check))")
        end

        """)
  }

  private static let jenkins: Search = { home, check in
    guard FileTree.isFile(home + "/Jenkinsfile") else { return nil }
    return BuildService(
      name: "Jenkins", file: "Jenkinsfile", place: "a stage",
      lines: """
        stage('Fonts') {
          steps {
            sh '''
              \(escaping("\\'", in: check)) --report junit=build/fonts.xml
            '''
          }
          post { always { junit 'build/fonts.xml' } }
        }

        """)
  }

  private static let bitrise: Search = { home, check in
    guard
      let file = ["bitrise.yml", "bitrise.yaml"].first(where: {
        FileTree.isFile(home + "/" + $0)
      })
    else { return nil }
    return BuildService(
      name: "Bitrise", file: file, place: "to the steps of a workflow",
      lines: """
            - script@1:
                title: Check fonts
                inputs:
                - content: |
                    \(check)

        """)
  }

  private static let xcodeCloud: Search = { home, check in
    guard FileTree.isFolder(home + "/ci_scripts") else { return nil }
    return BuildService(
      name: "Xcode Cloud", file: "ci_scripts/ci_pre_xcodebuild.sh",
      place: "to the script (make it executable)",
      lines: """
        cd "$CI_PRIMARY_REPOSITORY_PATH" && \(check)

        """)
  }

  private static let preCommit: Search = { home, check in
    guard FileTree.isFile(home + "/.pre-commit-config.yaml") else { return nil }
    let filter = #"\.(swift|mm?|h|storyboard|xib|plist|pbxproj|[jt]sx?|ttf|otf|ttc)$"#
    return BuildService(
      name: "pre-commit", file: ".pre-commit-config.yaml", place: "to \"repos\"",
      lines: """
          - repo: local
            hooks:
              - id: fontgate
                name: Check fonts
                entry: >-
                  \(check)
                language: system
                pass_filenames: false
                files: '\(filter)'

        """)
  }

  /// A command in a string of a program: some characters behind a backslash.
  private static func escaping(_ characters: String, in command: String) -> String {
    command.map { characters.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// A path as one word of a shell, on one line.
  private static func shellWord(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || [0x2F, 0x2E, 0x5F].contains(byte) || byte == 0x2D
    }
    if isPlain, path.utf8.first != 0x2D { return path }
    let start = path.utf8.first == 0x2D ? "./" : ""
    return "'" + PrintableText.text(start + path).replacing("'", with: "'\\''") + "'"
  }
}
