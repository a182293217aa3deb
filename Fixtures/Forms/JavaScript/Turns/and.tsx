// What stands behind a value that must be there.
import { Text } from 'react-native';

const theme = { fonts: { title: 'GateSans-Bold' } };
//                              ^ right

export const Page = ({ isBold }) => [
  <Text style={{ fontFamily: theme && theme.fonts.title }} />,
  <Text style={isBold && { fontFamily: 'GateSans-Bild' }} />,
  //                                   ^ wrong
];
