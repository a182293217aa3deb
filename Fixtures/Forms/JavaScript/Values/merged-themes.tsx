// A theme made of another one.
import { Text } from 'react-native';

const light = {
  fonts: { title: 'GateSans-Bold', body: 'GateSans-Reguler' },
  //              ^ right
  //                                     ^ wrong
  colors: { text: 'black' },
};
const dark = {
  ...light,
  fonts: { ...light.fonts, title: 'GateSans-Bald' },
  //                              ^ wrong
};

export const Page = () => [
  <Text style={{ fontFamily: light.fonts.title }} />,
  <Text style={{ fontFamily: dark.fonts.title }} />,
  <Text style={{ fontFamily: dark.fonts.body }} />,
];
