import NetworkExtension

// An extension that draws nothing asks for no font, whatever it links.
final class Tunnel: NEPacketTunnelProvider {
  let font = Style.title
  let name = Style.name
}
