import AppManifest
import FontResolution
import SourceText

/// The fonts that code registers and no manifest declares: a note at the first call for each set of them.
struct RegisteredInCode {
  let assessment: Assessment

  init(_ assessment: Assessment) {
    self.assessment = assessment
  }

  var diagnostics: [Diagnostic] {
    var order: [RegisteringCall] = []
    var processes: [RegisteringCall: [AppProcess]] = [:]
    for fonts in assessment.processes {
      let files = fonts.registeredInCodeOnly
      let calls = files.compactMap { fonts.runTime.files[$0] }
      guard let call = calls.min(by: { $0.place < $1.place }) else { continue }
      let registering = RegisteringCall(call: call, files: files)
      if processes[registering] == nil { order.append(registering) }
      processes[registering, default: []].append(fonts.process)
    }
    return order.map { diagnostic(on: $0, processes[$0] ?? []) }
  }

  private func diagnostic(on registering: RegisteringCall, _ processes: [AppProcess]) -> Diagnostic
  {
    let names = registering.files.map(\.lastComponent)
    let owner = processes.first
    let targets = processes.map(\.name).unique
    let are = names.count == 1 ? "is" : "are"
    let key = (owner?.fontKey ?? .uiAppFonts).rawValue
    let hasManifest = processes.contains { $0.manifest.path != nil }
    let registered =
      registering.call.isSynthesized
      ? " \(are) registered by code that Tuist generates for this target"
      : " \(are) registered in code here"
    return Diagnostic(
      rule: UnregisteredFont.description.identifier, severity: .note,
      message: names.listed
        + registered + (hasManifest ? ", not in \(key) of \(targets.listed)" : ""),
      place: registering.call.place, target: targets.count == 1 ? owner?.name : nil,
      platform: targets.count == 1 ? owner?.platform : nil,
      configurations: targets.count == 1 ? owner?.configurations ?? [] : [],
      notes: names.count > 3
        ? registering.files.map(Diagnostic.Note.file).limited(to: Self.shownFiles) : [])
  }

  private static let shownFiles = 10

  private struct RegisteringCall: Hashable {
    var call: RunTimeFonts.Call
    var files: [String]
  }
}
