public import SourceText

/// Reads which fonts Objective-C and C++ sources ask for.
///
/// Message sends are known by their selector whatever the receiver; the body of a macro is code. No
/// parser is at hand: a tokenizer that knows comments, strings and directives, in time that grows
/// with the text, and without recursion that the text decides.
public struct ObjectiveCReader: Sendable {
  public init() {}

  /// Every place that asks for a font by name, sorted by place, and the calls that register fonts.
  public func read(_ texts: [SourceText]) -> ReferenceReading {
    let sources = texts.map(ObjCSource.init)
    var reading = ReferenceReading()
    for source in sources {
      for code in [source.code] + source.macros {
        reading.references += code.fontUses(className: code.plainClassName).map(code.reference)
        reading.registrations += code.registrationCalls().map { call in
          FontRegistration(function: call.function, place: code.place(call.range))
        }
      }
    }
    reading.references.sort { $0.place < $1.place }
    reading.registrations.sort { $0.place < $1.place }
    reading.comments = texts.flatMap { $0.toolComments(.objectiveC) }
    return reading
  }
}

extension ObjCCode {
  fileprivate func reference(_ use: ObjCFontUse) -> FontReference {
    let names = names(use.argument)
    return FontReference(
      api: use.api, place: place(use.argument), text: string(use.argument),
      candidates: names.candidates, undetermined: names.undetermined,
      platforms: platforms(at: use.argument.lowerBound))
  }

  /// A receiver that is one word.
  fileprivate func plainClassName(_ receiver: Range<Int>) -> String? {
    receiver.count == 1 ? word(receiver.lowerBound) : nil
  }
}
