// A cut that ends the program at run time says nothing of a name, and what stands beside it is still judged.
import UIKit

let first = UIFont(name: String("GateSans-Bold".prefix(-1)), size: 17)
//                       ^ listed
let second = UIFont(name: String("GateSans-Bold".dropLast(-4)), size: 17)
//                        ^ listed
let third = UIFont(name: String("GateSans-Bald".prefix(99)), size: 17)
//                              ^ wrong
