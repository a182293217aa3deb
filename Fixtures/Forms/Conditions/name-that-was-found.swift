// A stored name that a font was just found by is no name that gives none.
import UIKit

let stored = UserDefaults.standard.string(forKey: "face") ?? ""

func face(of stored: String) -> String {
  if !stored.isEmpty, UIFont(name: stored, size: 12) != nil { return stored }
  //                               ^ carried
  return "GateSans-Regular"
  //     ^ right
}

func guarded(_ stored: String) -> String {
  guard UIFont(name: stored, size: 12) != nil else { return "GateSans-Bald" }
  //                 ^ carried
  //                                                        ^ wrong
  return stored
}

func other(_ stored: String) -> String {
  if UIFont(name: "GateSans-Bold", size: 12) != nil { return stored }
  //              ^ right
  return "GateSans-Bold"
  //     ^ right
}

let title = UIFont(name: face(of: stored), size: 17)
let body = UIFont(name: guarded(stored), size: 17)
let note = UIFont(name: other(stored), size: 17)
//                      ^ listed
