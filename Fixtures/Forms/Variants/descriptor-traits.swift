// A weight among the attributes of a descriptor.
import UIKit

let a = UIFontDescriptor(fontAttributes: [
  .family: "My Font", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
  //       ^ right
  //                                                              ^ lacking
])
let b = UIFontDescriptor(name: "MyFont", size: 17)
  //                           ^ right
  .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]])
//                                                               ^ lacking
let c = UIFontDescriptor(fontAttributes: [
  .family: "Gate Sans", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
  //       ^ right
])
