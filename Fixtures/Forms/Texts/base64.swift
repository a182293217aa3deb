// Names that are written in Base64, and what is made of data.
import UIKit

enum Face: String {
  case regular = "R2F0ZVNhbnMtUmVndWxhcg=="
  //             ^ right
  case heavy = "R2F0ZVNhbnMtSGVhdnk="
  //           ^ wrong

  var name: String { decoded() ?? "" }

  private func decoded() -> String? {
    guard let data = Data(base64Encoded: rawValue) else { return nil }
    return String(data: data, encoding: .utf8)
  }
}

class Page: UIViewController {
  override func viewDidLoad() {
    title1.font = UIFont(name: Face.regular.name, size: 17)
    title2.font = UIFont(name: Face.heavy.name, size: 17)
    let bytes = "GateSans-Bytes".data(using: .utf8)!
    //          ^ wrong
    title3.font = UIFont(name: String(decoding: bytes, as: UTF8.self), size: 17)
    let broken = Data(base64Encoded: "%%%") ?? Data()
    title4.font = UIFont(name: String(decoding: broken, as: UTF8.self), size: 17)
    //                         ^ listed
    let loaded = try! Data(contentsOf: URL(fileURLWithPath: "/names"))
    title5.font = UIFont(name: String(decoding: loaded, as: UTF8.self), size: 17)
    //                         ^ listed
  }
}
