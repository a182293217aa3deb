import UIKit

final class CountBar: UISegmentedControl {
    func show(_ count: Int) {
        let label = UILabel()
        label.font = UIFont(name: "GateSans-Count", size: 12)
        label.text = "\(count)"
        addSubview(label)
    }
}

final class OldBar: UISegmentedControl {
    func show(_ count: Int) {
        let label = UILabel()
        label.font = UIFont(name: "GateSans-Old", size: 12)
        label.text = "\(count)"
        addSubview(label)
    }
}

final class OldPainter: NSObject {
    func paint(_ text: NSString) {
        text.draw(at: .zero, withAttributes: [.font: UIFont(name: "GateSans-Paint", size: 12)!])
    }
}
