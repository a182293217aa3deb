import { Text, View } from 'react-native';
import { useFonts } from 'expo-font';
import { AmaticaSC_Bold700, AmaticaSC_Regular400 } from '@expo-google-fonts/amatica-sc';
import { Inter_Regular400 } from '@expo-google-fonts/inter';

export default function App() {
  const [loaded] = useFonts({
    Amatica700: AmaticaSC_Bold700,
    AmaticaSC_Regular400,
    Inter_Regular400,
  });
  if (!loaded) return null;
  return (
    <View>
      <Text style={{ fontFamily: 'Amatica700' }}>A</Text>
      <Text style={{ fontFamily: 'AmaticaSC_Regular400' }}>B</Text>
      <Text style={{ fontFamily: 'Amatica400' }}>C</Text>
      <Text style={{ fontFamily: 'Inter_Regular400' }}>D</Text>
    </View>
  );
}
