// `AttributedString`, its containers, and configurations that transform one.
import SwiftUI
import UIKit

func text() -> AttributedString {
  var text = AttributedString("a")
  text.font = .custom("GateSans-Bald", size: 17)
  //                  ^ wrong
  text[text.startIndex..<text.endIndex].font = UIFont(name: "GateSans-Bold", size: 17)
  //                                                        ^ right
  var container = AttributeContainer()
  container.font = .custom("GateSans-Bold", size: 17)
  //                       ^ right
  text.mergeAttributes(container)
  text.mergeAttributes(AttributeContainer([.font: UIFont(name: Remote.font, size: 17)!]))
  //                                                           ^ listed
  text.uiKit.font = .init(name: "GateSans-Bald", size: 12)
  //                            ^ wrong
  return text
}

func button() -> UIButton.Configuration {
  var configuration = UIButton.Configuration.plain()
  configuration.titleTextAttributesTransformer = .init { incoming in
    var outgoing = incoming
    outgoing.font = UIFont(name: "GateSans-Bald", size: 17)
    //                           ^ wrong
    return outgoing
  }
  return configuration
}
