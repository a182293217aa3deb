import NameFlow

/// How Foundation's and the platforms' names are spelled in Objective-C, and how in the flow of names,
/// which calls them as Swift does. Methods that the sources declare under one of these names are renamed
/// alike, so that calls and declarations meet.
enum ObjCLibrary {
  struct Spelling {
    var name: String
    /// The labels of the arguments that count; further ones are left out.
    var labels: [String?]

    init(_ name: String, _ labels: String?...) {
      self.name = name
      self.labels = labels
    }
  }

  /// Messages with arguments.
  static let methods: [String: Spelling] = [
    // Fonts
    "fontWithSize:": Spelling("withSize", nil),
    "fontDescriptorWithFamily:": Spelling("withFamily", nil),
    "fontDescriptorWithSymbolicTraits:": Spelling("withSymbolicTraits", nil),
    "fontDescriptorByAddingAttributes:": Spelling("addingAttributes", nil),
    "fontDescriptorWithSize:": Spelling("withSize", nil),
    "scaledFontForFont:": Spelling("scaledFont", "for"),
    "scaledFontForFont:maximumPointSize:": Spelling("scaledFont", "for", "maximumPointSize"),
    "scaledFontForFont:compatibleWithTraitCollection:": Spelling("scaledFont", "for"),
    "scaledValueForValue:": Spelling("scaledValue", "for"),
    "convertFont:toFamily:": Spelling("convert", nil, "toFamily"),
    "convertFont:toFace:": Spelling("convert", nil, "toFace"),
    "convertFont:toHaveTrait:": Spelling("convert", nil, "toHaveTrait"),
    "fontWithFamily:traits:weight:size:": Spelling(
      "font", "withFamily", "traits", "weight", "size"),
    // Texts
    "stringByReplacingOccurrencesOfString:withString:": Spelling(
      "replacingOccurrences", "of", "with"),
    "componentsSeparatedByString:": Spelling("components", "separatedBy"),
    "componentsJoinedByString:": Spelling("joined", "separator"),
    "stringByTrimmingCharactersInSet:": Spelling("trimmingCharacters", "in"),
    "hasPrefix:": Spelling("hasPrefix", nil),
    "hasSuffix:": Spelling("hasSuffix", nil),
    "containsString:": Spelling("contains", nil),
    "substringToIndex:": Spelling("prefix", nil),
    "substringFromIndex:": Spelling("dropFirst", nil),
    "capitalizedStringWithLocale:": Spelling("capitalized"),
    "lowercaseStringWithLocale:": Spelling("lowercased"),
    "uppercaseStringWithLocale:": Spelling("uppercased"),
    "cStringUsingEncoding:": Spelling("cString", "using"),
    // Lists
    "containsObject:": Spelling("contains", nil),
    "addObject:": Spelling("append", nil),
    "addObjectsFromArray:": Spelling("append", "contentsOf"),
    "insertObject:atIndex:": Spelling("insert", nil, "at"),
    "enumerateObjectsUsingBlock:": Spelling("forEach", nil),
    "enumerateKeysAndObjectsUsingBlock:": Spelling("forEach", nil),
    // Documents
    "JSONObjectWithData:options:error:": Spelling("jsonObject", "with"),
    "propertyListWithData:options:format:error:": Spelling("propertyList", "from"),
    // Files
    "URLForResource:withExtension:": Spelling("url", "forResource", "withExtension"),
    "URLForResource:withExtension:subdirectory:": Spelling(
      "url", "forResource", "withExtension", "subdirectory"),
    "pathForResource:ofType:": Spelling("path", "forResource", "ofType"),
    "pathForResource:ofType:inDirectory:": Spelling(
      "path", "forResource", "ofType", "inDirectory"),
    "URLsForResourcesWithExtension:subdirectory:": Spelling(
      "urls", "forResourcesWithExtension", "subdirectory"),
    "pathsForResourcesOfType:inDirectory:": Spelling(
      "paths", "forResourcesOfType", "inDirectory"),
    "contentsOfDirectoryAtPath:error:": Spelling("contentsOfDirectory", nil),
    "contentsOfDirectoryAtURL:includingPropertiesForKeys:options:error:": Spelling(
      "contentsOfDirectory", nil),
    "enumeratorAtPath:": Spelling("enumerator", nil),
    "enumeratorAtURL:includingPropertiesForKeys:options:errorHandler:": Spelling("enumerator", nil),
    "subpathsAtPath:": Spelling("subpaths", nil),
    "subpathsOfDirectoryAtPath:error:": Spelling("subpathsOfDirectory", nil),
    "URLsForDirectory:inDomains:": Spelling("urls", "for", "in"),
    "containerURLForSecurityApplicationGroupIdentifier:": Spelling("containerURL", nil),
    "stringByAppendingPathComponent:": Spelling("appendingPathComponent", nil),
    "URLByAppendingPathComponent:": Spelling("appendingPathComponent", nil),
    "URLByAppendingPathComponent:isDirectory:": Spelling("appendingPathComponent", nil),
    "stringByAppendingPathExtension:": Spelling("appendingPathExtension", nil),
    "URLByAppendingPathExtension:": Spelling("appendingPathExtension", nil),
  ]

  /// Messages to a class of the platform that make one of its instances, and the labels of its initialiser.
  static let makers: [String: Spelling] = [
    "fontWithName:size:": Spelling("", "name", "size"),
    "fontWithName:matrix:": Spelling("", "name", "matrix"),
    "fontWithDescriptor:size:": Spelling("", "descriptor", "size"),
    "fontDescriptorWithName:size:": Spelling("", "name", "size"),
    "fontDescriptorWithName:matrix:": Spelling("", "name", "matrix"),
    "fontDescriptorWithFontAttributes:": Spelling("", "fontAttributes"),
    "labelNodeWithFontNamed:": Spelling("", "fontNamed"),
    "fileURLWithPath:": Spelling("", "fileURLWithPath"),
    "fileURLWithPath:isDirectory:": Spelling("", "fileURLWithPath"),
    "URLWithString:": Spelling("", "string"),
    "bundleForClass:": Spelling("", "for"),
    "bundleWithPath:": Spelling("", "path"),
    "bundleWithURL:": Spelling("", "url"),
    "bundleWithIdentifier:": Spelling("", "identifier"),
    "dataWithContentsOfFile:": Spelling("", "contentsOfFile"),
    "dataWithContentsOfURL:": Spelling("", "contentsOf"),
    "dataWithContentsOfFile:options:error:": Spelling("", "contentsOfFile"),
    "dataWithContentsOfURL:options:error:": Spelling("", "contentsOf"),
    "dictionaryWithContentsOfFile:": Spelling("", "contentsOfFile"),
    "dictionaryWithContentsOfURL:": Spelling("", "contentsOf"),
    "dictionaryWithContentsOfURL:error:": Spelling("", "contentsOf"),
    "arrayWithContentsOfFile:": Spelling("", "contentsOfFile"),
    "arrayWithContentsOfURL:": Spelling("", "contentsOf"),
    "arrayWithContentsOfURL:error:": Spelling("", "contentsOf"),
    "stringWithFormat:": Spelling("", "format"),
    "localizedStringWithFormat:": Spelling("", "format"),
    "stringWithString:": Spelling("", nil),
    "stringWithUTF8String:": Spelling("", nil),
    "stringWithCString:encoding:": Spelling("", nil),
    "string": Spelling(""),
  ]

  /// The classes whose makers these are, and what they are called.
  static let classes: [String: String] = [
    "UIFont": "UIFont", "NSFont": "NSFont", "UIFontDescriptor": "UIFontDescriptor",
    "NSFontDescriptor": "NSFontDescriptor", "SKLabelNode": "SKLabelNode", "NSURL": "URL",
    "NSBundle": "Bundle", "NSData": "Data", "NSMutableData": "Data", "NSString": "String",
    "NSMutableString": "String", "NSDictionary": "NSDictionary", "NSArray": "NSArray",
    "NSMutableDictionary": "NSDictionary", "NSMutableArray": "NSArray",
  ]

  static let texts: Set<String> = ["NSString", "NSMutableString"]
  static let lists: Set<String> = [
    "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
  ]
  static let dictionaries: Set<String> = ["NSDictionary", "NSMutableDictionary"]

  /// Members and messages without arguments.
  static let members: [String: String] = [
    "lowercaseString": "lowercased", "uppercaseString": "uppercased",
    "capitalizedString": "capitalized", "localizedLowercaseString": "lowercased",
    "localizedUppercaseString": "uppercased", "localizedCapitalizedString": "capitalized",
    "stringByDeletingPathExtension": "deletingPathExtension",
    "URLByDeletingPathExtension": "deletingPathExtension",
    "stringByDeletingLastPathComponent": "deletingLastPathComponent",
    "URLByDeletingLastPathComponent": "deletingLastPathComponent", "firstObject": "first",
    "lastObject": "last", "anyObject": "first", "allValues": "values", "allKeys": "keys",
    "UTF8String": "utf8String", "fileSystemRepresentation": "utf8String",
  ]

  /// Messages that give their receiver, or the same again.
  static let identities: Set<String> = [
    "copy", "mutableCopy", "retain", "autorelease", "allObjects", "objectEnumerator",
    "reverseObjectEnumerator", "screenFont", "printerFont", "absoluteString",
  ]

  /// A constant of the platform, as a path of names.
  struct Constant {
    var path: [String]

    init(_ path: String...) { self.path = path }
  }

  static let constants: [String: Constant] = [
    "UIFontDescriptorTraitsAttribute": Constant("UIFontDescriptor", "AttributeName", "traits"),
    "NSFontTraitsAttribute": Constant("NSFontDescriptor", "AttributeName", "traits"),
    "kCTFontTraitsAttribute": Constant("UIFontDescriptor", "AttributeName", "traits"),
    "UIFontDescriptorCascadeListAttribute": Constant(
      "UIFontDescriptor", "AttributeName", "cascadeList"),
    "NSFontCascadeListAttribute": Constant("NSFontDescriptor", "AttributeName", "cascadeList"),
    "UIFontWeightTrait": Constant("UIFontDescriptor", "TraitKey", "weight"),
    "NSFontWeightTrait": Constant("NSFontDescriptor", "TraitKey", "weight"),
    "kCTFontWeightTrait": Constant("UIFontDescriptor", "TraitKey", "weight"),
    "UIFontDescriptorTraitBold": Constant("UIFontDescriptor", "SymbolicTraits", "traitBold"),
    "UIFontDescriptorTraitItalic": Constant("UIFontDescriptor", "SymbolicTraits", "traitItalic"),
    "NSFontBoldTrait": Constant("NSFontDescriptor", "SymbolicTraits", "traitBold"),
    "NSFontItalicTrait": Constant("NSFontDescriptor", "SymbolicTraits", "traitItalic"),
    "NSFontDescriptorTraitBold": Constant("NSFontDescriptor", "SymbolicTraits", "traitBold"),
    "NSFontDescriptorTraitItalic": Constant("NSFontDescriptor", "SymbolicTraits", "traitItalic"),
    "NSBoldFontMask": Constant("NSFontTraitMask", "traitBold"),
    "NSItalicFontMask": Constant("NSFontTraitMask", "traitItalic"),
    "kCTFontBoldTrait": Constant("CTFontSymbolicTraits", "traitBold"),
    "kCTFontItalicTrait": Constant("CTFontSymbolicTraits", "traitItalic"),
    "kCTFontTraitBold": Constant("CTFontSymbolicTraits", "traitBold"),
    "kCTFontTraitItalic": Constant("CTFontSymbolicTraits", "traitItalic"),
  ]
}
