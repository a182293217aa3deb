import UIKit

extension String {
    var localized: String { Bundle.main.localizedString(forKey: self, value: nil, table: nil) }
}

final class Title: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = UIFont(name: "NoteFont".localized, size: 17)
    }

    required init?(coder: NSCoder) { fatalError() }
}

enum Screen {
    static let title = Title(frame: .zero)
}
