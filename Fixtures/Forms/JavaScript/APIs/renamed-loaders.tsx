// The functions that load fonts, under names that the app gives them.
import * as Font from 'expo-font';
import { useFonts as useGate, loadAsync as load } from 'expo-font';
import { Text } from 'react-native';
import { useInter, Inter_700Bold } from './inter';
import { useFonts as useLato, Lato_700Bold } from '@expo-google-fonts/lato';

const { loadAsync: fetchFace } = Font;
const bring = Font.loadAsync;
const file = require('./ios/App/GateSans-Bold.ttf');

export const Page = () => {
  useGate({ Gate: file });
  load({ Load: file });
  fetchFace({ Fetch: file });
  bring({ Bring: file });
  useInter({ Inter: Inter_700Bold });
  useLato({ Lato: Lato_700Bold });
  return [
    <Text style={{ fontFamily: 'Gate' }} />,
    //                         ^ right
    <Text style={{ fontFamily: 'Load' }} />,
    //                         ^ right
    <Text style={{ fontFamily: 'Fetch' }} />,
    //                         ^ right
    <Text style={{ fontFamily: 'Bring' }} />,
    //                         ^ right
    <Text style={{ fontFamily: 'Inter' }} />,
    //                         ^ right
    <Text style={{ fontFamily: 'Lato' }} />,
    //                         ^ right
    <Text style={{ fontFamily: 'Latto' }} />,
    //                         ^ wrong
  ];
};
// file: inter.ts
export { useFonts as useInter, Inter_700Bold } from '@expo-google-fonts/inter';
