// Styles of variables that only containers have, and one that a text has, too.
import { Text, View } from 'react-native';
import { XStack, Box as Frame } from 'native-base';

const header = { height: 60, fontFamily: 'Nunito' };
//                                       ^ dead
const footer = { fontFamily: 'Nunita' };
//                           ^ dead
const both = { fontFamily: 'Nuneto' };
//                         ^ wrong

export const Page = () => (
  <XStack style={header}>
    <View style={[footer, both]} />
    <Frame style={footer} />
    <Text style={both} />
  </XStack>
);
