/// How the names of methods begin that the system calls by itself, by the documentation of its classes and protocols.
package enum PlatformHooks {
  /// Whether the system may send a selector by itself, as far as its words say.
  static func maySend(_ selector: [String]) -> Bool {
    guard let first = selector.first else { return true }
    // Code makes the objects whose initializers matter here.
    if first.hasPrefix("init") { return first == "initialize" }
    if selector.count == 1, ofViews.contains(where: first.hasPrefix) { return true }
    return selector.contains { word in told.contains(where: word.hasPrefix) }
      || delegating.contains(where: first.hasPrefix)
  }

  /// What tells its delegate something, or asks it for something, first of all words.
  private static let delegating = [
    "alertView", "actionSheet", "collectionView", "connection", "gestureRecognizer", "image",
    "locationManager", "mapView", "navigationController", "number", "outlineView",
    "pageViewController", "parser", "picker", "popover", "presentation", "scrollView", "search",
    "session", "split", "tab",
    "web", "window",
  ]

  /// Methods that `NSObject` has, by how their names begin.
  package static let ofObjects = [
    "accessibility", "awake", "copy", "dealloc", "debugDescription", "description", "encode",
    "finalize", "hash",
    "init", "mutableCopy", "superclass", "zone",
  ]

  /// Whether code or the system sends a method of `NSObject`, or of a protocol that any object may answer to, without a
  /// word of it: `list[0]`, `[value copy]`, `containsObject:`, a message that the object does not know.
  package static func areSentUnseen(_ selector: String) -> Bool { sentUnseen.contains(selector) }

  private static let sentUnseen: Set<String> = [
    "copyWithZone:", "countByEnumeratingWithState:objects:count:", "forwardInvocation:",
    "forwardingTargetForSelector:", "isEqual:", "methodSignatureForSelector:",
    "mutableCopyWithZone:", "objectAtIndexedSubscript:", "objectForKeyedSubscript:",
    "respondsToSelector:", "setNilValueForKey:", "setObject:atIndexedSubscript:",
    "setObject:forKeyedSubscript:", "setValue:forUndefinedKey:", "valueForUndefinedKey:",
  ]

  package static let ofClasses = [
    "accessInstanceVariables", "alloc", "automatically", "copy", "debugDescription", "description",
    "initialize", "instanceMethod", "keyPaths", "layerClass", "new", "requires", "resolve",
    "supports",
  ]

  /// What views, controllers, cells, and applications of UIKit and AppKit are asked for, or told, without arguments.
  package static let ofViews =
    told + ofObjects + ofClasses + [
      "accepts", "adaptive", "adjusted", "alignment", "allows", "appearance", "attributed", "auto",
      "background", "become", "begin", "button", "cancel", "cell", "child", "class", "close",
      "collection", "commit", "container", "content", "delete", "disables", "dismissal", "end",
      "first", "fitting", "flags", "flips", "frame", "hides", "image", "input", "invalidate", "is",
      "items", "key", "main", "make", "menu", "modal", "mouse", "navigation", "next", "nib",
      "number", "perform", "placeholder", "prefer", "presentation", "preview", "refuses", "reload",
      "remove", "reset", "resign", "restores", "rotating", "run", "safe", "save", "scroll",
      "select", "start", "state", "stop", "tab", "tile", "toolbar", "transition", "undo", "user",
      "uses", "valid", "wants", "window",
    ]

  /// Whether the system sends none of its own by a name that begins like one of its, to a method without arguments.
  package static func neverSend(_ name: String) -> Bool { PlatformMessages.areUnknown(name) }

  /// Methods that classes of the platform have.
  package static let told = [
    "application", "awake", "can", "dealloc", "did", "display", "draw", "encode", "font", "init",
    "intrinsic", "layout", "load", "needs", "prepare", "preferred", "scene", "setFont",
    "setNeeds", "setText", "setTitle", "should", "size", "supported", "tableView", "text", "tint",
    "title", "trait", "update", "view", "will",
  ]
}
