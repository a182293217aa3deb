import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

final class DirectLabel: UILabel {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        font = UIFont(name: "GateSans-Regular", size: 17)
    }
}

class MethodLabel: UILabel {
    @IBInspectable var size: CGFloat = 17 { didSet { updateFont() } }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        updateFont()
    }

    private func updateFont() {
        self.font = UIFont(name: "GateSans-Regular", size: size)
    }
}

final class AwakeLabel: UILabel {
    override func awakeFromNib() {
        super.awakeFromNib()
        font = UIFont(name: "GateSans-Regular", size: 17)
    }
}

class MethodButton: UIButton {
    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        updateFont()
    }

    private func updateFont() {
        self.titleLabel?.font = UIFont(name: "GateSans-Regular", size: 17)
    }
}

final class OtherLabel: UILabel {
    func emphasize() {
        font = UIFont(name: "GateSans-Regular", size: 17)
    }
}
