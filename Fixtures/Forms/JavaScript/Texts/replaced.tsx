// A part of a text replaced, and blanks taken away.
import { Text } from 'react-native';

export const Page = () => [
  <Text style={{ fontFamily: 'Gate Sans-Italic'.replace(' ', '') }} />,
  //                         ^ right
  <Text style={{ fontFamily: 'GateSans_Bald'.replace('_', '-') }} />,
  //                         ^ wrong
  <Text style={{ fontFamily: ' GateSans-Bild '.trim() }} />,
  //                         ^ wrong
  <Text style={{ fontFamily: 'GateSans'.concat('-Bold') }} />,
  //                         ^ right
];
