import UIKit

public class DoorsViewController: UIViewController {}
