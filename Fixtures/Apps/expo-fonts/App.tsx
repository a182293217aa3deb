import { Lora_700Bold } from '@expo-google-fonts/lora';
import Ionicons from '@expo/vector-icons/Ionicons';
import { useFonts } from 'expo-font';
import { Text } from 'react-native';
import { text } from './styles';

export default function App() {
  const [loaded] = useFonts({
    ...Ionicons.font,
    Lora_700Bold,
    Headline: require('./assets/GateDisplay-SemiBold.ttf'),
  });
  if (!loaded) return null;
  return (
    <>
      <Text style={text('headline')}>Its alias</Text>
      <Text style={text('own')}>Its own name</Text>
      <Text style={text('google')}>A package that is not here</Text>
      <Text style={text('plugin')}>In the bundle</Text>
      <Text style={text('forgotten')}>Never loaded</Text>
      <Text style={text('misspelt')}>An alias nobody gave</Text>
    </>
  );
}
