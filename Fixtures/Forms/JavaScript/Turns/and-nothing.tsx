// What stands behind a value that is never there.
import { Text } from 'react-native';

const none = null;
const empty = '';

export const Page = () => [
  <Text style={none && { fontFamily: 'GateSans-Bald' }} />,
  <Text style={{ fontFamily: empty ? 'GateSans-Bild' : 'GateSans-Bold' }} />,
  //                                                   ^ right
];
