// Fonts of Google's: all exports are called `Family_400Regular`, and what is called otherwise loads nothing.
import { Text } from 'react-native';
import {
  useFonts, AmaticaSC_400Regular, AmaticaSC_Bold700, Lato_400Regular_Italic,
} from '@expo-google-fonts/dev';
import { AmaticaSC_Regular400 } from '@expo-google-fonts/amatica-sc';
import { Inter_Regular400 } from '@expo-google-fonts/inter';

export const Page = () => {
  useFonts({ Body: AmaticaSC_400Regular, Title: AmaticaSC_Bold700, Slanted: Lato_400Regular_Italic });
  useFonts({ Early: AmaticaSC_Regular400, Inter_Regular400 });
  return [
    <Text style={{ fontFamily: 'Body' }} />,
    //                         ^ right
    <Text style={{ fontFamily: 'Title' }} />,
    //                         ^ wrong
    <Text style={{ fontFamily: 'Early' }} />,
    //                         ^ right
    <Text style={{ fontFamily: 'Inter_Regular400' }} />,
    //                         ^ wrong
    <Text style={{ fontFamily: 'Slanted' }} />,
    //                         ^ right
  ];
};
// file: package.json
{
  "dependencies": {
    "react-native": "0.63.0",
    "@expo-google-fonts/dev": "^0.2.0",
    "@expo-google-fonts/amatica-sc": "^0.0.2",
    "@expo-google-fonts/inter": "~0.1.0"
  }
}
