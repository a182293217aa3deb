// A package that hands on to expo-font.
import { useFonts } from '@use-expo/font';
import { Text } from 'react-native';

export default function App() {
  const [isLoaded] = useFonts({
    Headline: require('./ios/App/GateSans-Bold.ttf'),
    'Body-Text': require('./ios/App/GateSans-Regular.ttf'),
  });
  if (!isLoaded) return null;
  return [
    <Text style={{ fontFamily: 'Headline' }} />,
    //                         ^ right
    <Text style={{ fontFamily: 'Body-Text' }} />,
    //                         ^ right
    <Text style={{ fontFamily: 'Body-Txt' }} />,
    //                         ^ wrong
  ];
}
