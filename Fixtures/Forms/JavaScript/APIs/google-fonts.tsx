// Fonts of Google's: all exports are called `Family_400Regular`, and what is called otherwise loads nothing.
import { Text } from 'react-native';
import {
  useFonts, AmaticaSC_400Regular, AmaticaSC_Bold, Lato_400Regular_Italic,
} from '@expo-google-fonts/dev';

export const Page = () => {
  useFonts({ Body: AmaticaSC_400Regular, Title: AmaticaSC_Bold, Slanted: Lato_400Regular_Italic });
  return [
    <Text style={{ fontFamily: 'Body' }} />,
    //                         ^ right
    <Text style={{ fontFamily: 'Title' }} />,
    //                         ^ wrong
    <Text style={{ fontFamily: 'Slanted' }} />,
    //                         ^ right
  ];
};
