import UIKit

public final class LoginViewController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Hello"
        label.font = .gate(size: 16)
        view.addSubview(label)
    }
}

#Preview {
    Faces.register()
    return LoginViewController()
}
