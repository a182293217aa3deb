// Objects that are handed to Platform.select by name.
import { Platform, Text } from 'react-native';

const faces = {
  ios: { fontFamily: 'GateSans-Bald' },
  //                 ^ wrong
  android: { fontFamily: 'gate_sans' },
};
const names = { default: 'gate_sans_default', ios: 'GateSans-Bild' };
//                                                 ^ wrong
const face = Platform.select(faces);

export const Page = () => [
  <Text style={face} />,
  <Text style={Platform.select(faces)} />,
  <Text style={{ fontFamily: Platform.select(names) }} />,
];
