import UIKit

// Nothing is asked of what is not there: a chain from it is nothing, and equal to no case.
enum Look { case plain, serif }

struct Skin {
    var look: Look?
    var isSerif: Bool { look == .serif }
}

func first(_ skin: Skin?) -> UIFont? {
    UIFont(name: skin?.look == .serif ? "GateSans-Bild" : "GateSans-Bold", size: 12)
    //                                                    ^ right
}

func second(_ skin: Skin?) -> UIFont? {
    UIFont(name: skin?.isSerif == true ? "GateSans-Bild" : "GateSans-Bald", size: 12)
    //                                                     ^ wrong
}

func third(_ skin: Skin?) -> UIFont? {
    guard skin?.look != nil else { return UIFont(name: "GateSans-Regular", size: 12) }
    //                                                 ^ right
    return UIFont(name: "GateSans-Bild", size: 12)
    //                  ^ unused
}

func show() {
    _ = first(nil)
    _ = first(Skin(look: .plain))
    _ = second(nil)
    _ = third(nil)
}
