import { registerRootComponent } from 'expo';
import { useFonts } from 'expo-font';
import { Text, View } from 'react-native';

// A loaded font is known by its own name, too, and the packages of these files are not here.
const Lantern = () => {
  const [isLoaded] = useFonts({
    Plain: require('./assets/GateSans-Regular.ttf'),
    Strong: require('@harbor/fonts/otf/Harbor-Strong.otf'),
    Drawn: require('./assets/Harbor-Drawn.ttf'),
  });
  if (!isLoaded) return null;
  return (
    <View>
      <Text style={{ fontFamily: 'Plain' }}>Lamp lit</Text>
      <Text style={{ fontFamily: 'Strong' }}>Wind from the west</Text>
      <Text style={{ fontFamily: 'Harbor-Strong' }}>Wind from the east</Text>
      <Text style={{ fontFamily: 'Harbor-Drawn' }}>Fog</Text>
      <Text style={{ fontFamily: 'Harbor-Light' }}>Rain</Text>
    </View>
  );
};

registerRootComponent(Lantern);
