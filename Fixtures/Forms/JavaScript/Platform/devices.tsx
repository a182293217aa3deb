// An app for phones and tablets never runs on a television or a headset, and may run on either of the two.
import { Platform, Text } from 'react-native';

const title = Platform.isTV ? 'gate_sans_tv' : 'GateSans-Bold';
//                                             ^ right
const note = Platform.isPad ? 'GateSans-Bald' : 'GateSans-Buld';
//                            ^ wrong
//                                              ^ wrong
const far = Platform.isVision ? { fontFamily: 'gate_sans_far' } : { fontFamily: 'GateSans-Bild' };
//                                                                              ^ wrong
const mac = Platform.isMacCatalyst ? 'GateSans-Hold' : 'GateSans-Bold';
//                                   ^ wrong
//                                                     ^ right

export const Page = () => [
  <Text style={{ fontFamily: title }} />,
  <Text style={{ fontFamily: note }} />,
  <Text style={far} />,
  <Text style={{ fontFamily: mac }} />,
  Platform.isTVOS && <Text style={{ fontFamily: 'gate_sans_tv' }} />,
];
