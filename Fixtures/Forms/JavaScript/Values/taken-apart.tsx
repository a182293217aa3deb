// Objects that are taken apart, with defaults and what is left.
import { Text } from 'react-native';

const theme = {
  fonts: { title: 'GateSans-Bold', body: 'GateSans-Bald', note: 'GateSans-Bild' },
  //              ^ right
  //                                     ^ wrong
  //                                                            ^ wrong
};

const {
  fonts: { title, ...others },
  colors = {},
} = theme;
const { body: text = 'unused', caption = 'GateSans-Italic' } = others as any;
//                                       ^ right

export const Page = () => [
  <Text style={{ fontFamily: title }} />,
  <Text style={{ fontFamily: text }} />,
  <Text style={{ fontFamily: others.note }} />,
  <Text style={{ fontFamily: caption }} />,
];
