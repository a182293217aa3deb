// What stands behind a value that is not there.
import { Text } from 'react-native';

const fonts: any = { title: null, body: '' };

export const Page = () => [
  <Text style={{ fontFamily: undefined ?? 'GateSans-Bold' }} />,
  //                                      ^ right
  <Text style={{ fontFamily: fonts.title ?? 'GateSans-Bald' }} />,
  //                                        ^ wrong
  <Text style={{ fontFamily: fonts.body || 'GateSans-Bild' }} />,
  //                                       ^ wrong
  <Text style={{ fontFamily: 'GateSans-Buld' || 'GateSans-Bend' }} />,
  //                         ^ wrong
];
