import PackageControls
import UIKit

// Nobody makes one.
@IBDesignable
final class OldCell: PackageControl {
    let title = UILabel()

    override func setUp() {
        title.font = UIFont(name: "GateSans-Old", size: 17)
    }
}

extension OldCell {
    @IBInspectable
    private var _titleFontSize: CGFloat {
        get { title.font.pointSize }
        set { title.font = UIFont(name: "GateSans-Older", size: newValue) }
    }
}

// The app makes one.
@IBDesignable
class Cell: PackageControl {
    let title = UILabel()

    override func setUp() {
        title.font = UIFont(name: "GateSans-Cell", size: 17)
    }
}

// A document names it.
@IBDesignable
class Badge: PackageControl {
    let title = UILabel()

    override func setUp() {
        title.font = UIFont(name: "GateSans-Badge", size: 17)
    }
}

// It is no view: the package may make one by itself.
final class Chapter: PackageModule {
    let title = UILabel()

    override func start() {
        title.font = UIFont(name: "GateSans-Chapter", size: 17)
    }
}
