// A layer's font by its name.
import QuartzCore

func layers() -> [CATextLayer] {
  let title = CATextLayer()
  title.font = "GateSans-Bold" as CFTypeRef
  //           ^ right
  let body = CATextLayer()
  body.font = "GateSans-Bald" as CFString
  //          ^ wrong
  let caption = CATextLayer()
  caption.font = CTFontCreateWithName("GateSans-Bald" as CFString, 17, nil)
  //                                  ^ wrong
  let footer = CATextLayer()
  footer.font = Remote.name as CFString
  //            ^ listed
  return [title, body, caption, footer]
}
