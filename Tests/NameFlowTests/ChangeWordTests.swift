import Testing

@testable import NameFlow

/// What sets properties by names that are data, as far as a text tells.
@Suite struct ChangeWordTests {
  @Test(
    "a key that is handed on is none of the method's own",
    arguments: [
      ("- (void)take:(NSString *)key {\n[self.look setValue:v forKey:key];\n}", true),
      ("- (void)take {\n[self.look setValue:v forKey:@\"face\"];\n}", false),
      (
        "- (void)setValue:(id)v forUndefinedKey:(NSString *)key {\n[self.look setValue:v forKey:key];\n}",
        false
      ),
      (
        "-(void)setValue:(id)v forUndefinedKey:(NSString *)key\n{\n[self.look setValue:v forKey:key];\n}",
        false
      ),
      // The method before is another one, however its sign is written.
      (
        "- (void)setValue:(id)v forUndefinedKey:(NSString *)key {}\n-(void)take:(NSString *)key {\n[self.look setValue:v forKey:key];\n}",
        true
      ),
      (
        "- (void)setValue:(id)v forUndefinedKey:(NSString *)key {}\n+ (void)take:(NSString *)key {\n[look setValue:v forKey:key];\n}",
        true
      ),
    ])
  func unknownKey(_ method: String, isUnknown: Bool) throws {
    let text = Array("@implementation Page\n\(method)".utf8)
    let word = try #require(
      text.indices.last { text[$0...].starts(with: "setValue".utf8) })
    #expect(ChangeWords.isByUnknownKey(text, word..<word + 8) == isUnknown)
  }

  @Test("an object that sets a value of its own is of the class around it")
  func ownObject() throws {
    let code =
      "@implementation Page\n@end\n@implementation Slice (Drawing)\n- (void)take:(NSString *)key {\n[self setValue:v forKey:key];\n}"
    for (object, type) in [("self", "Slice"), ("look", nil)] as [(String, String?)] {
      let text = Array(code.replacing("[self ", with: "[\(object) ").utf8)
      let word = try #require(
        text.indices.last { text[$0...].starts(with: "setValue".utf8) })
      #expect(ChangeWords.typeOfSelf(sent: word..<word + 8, text) == type)
    }
  }
}
