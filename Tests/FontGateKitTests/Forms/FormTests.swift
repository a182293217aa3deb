import FontGateKit
import Foundation
import Testing

/// Every file of `Fixtures/Forms` shows one form in which code asks for a font, with names that are
/// right, names that are wrong, and names that no one can know.
@Suite struct FormTests {
  @Test(
    "a wrong name is reported at its literal, a right one is silent, an unknown one is listed",
    arguments: Form.all)
  func form(_ form: Form) throws {
    func check() throws {
      let (found, marked) = (try form.findings(), try form.marks())
      let (extra, lacking) = (Set(found).subtracting(marked), Set(marked).subtracting(found))
      #expect(found == marked, "found without a mark: \(extra); marked and not found: \(lacking)")
    }
    guard let reason = try form.knownFailure() else { return try check() }
    withKnownIssue(reason) { try check() }
  }

  @Test("a form has something to say", arguments: Form.all)
  func marks(of form: Form) throws {
    let isWithoutFonts = form.name.contains("LookAlikes/")
    #expect(try isWithoutFonts || !form.marks().isEmpty)
  }
}
