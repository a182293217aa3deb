import { registerRootComponent } from 'expo';
import { useFonts } from 'expo-font';
import { Text, View } from 'react-native';
import medium from '@ferry/fonts/static/HarborSans-Medium.ttf';
import regular from '@ferry/fonts/static/GateSans-Regular.ttf';
import inter from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf';

// The files are in packages that are not here. The system knows a loaded font by its family, too.
const Ferry = () => {
  const [isLoaded] = useFonts({ Plain: regular, Strong: medium, 'Small print': inter });
  if (!isLoaded) return null;
  return (
    <View>
      <Text style={{ fontFamily: 'Strong' }}>Pier</Text>
      <Text style={{ fontFamily: 'Small print' }}>Prices</Text>
      <Text style={{ fontFamily: 'Gate Sans' }}>Quay</Text>
      <Text style={{ fontFamily: 'GateSans-Regular' }}>Departures</Text>
      <Text style={{ fontFamily: 'Harbor Sans' }}>Arrivals</Text>
      <Text style={{ fontFamily: 'Harbor Sans Medium' }}>Tickets</Text>
      <Text style={{ fontFamily: 'Inter-Regular' }}>Terms</Text>
      <Text style={{ fontFamily: 'Harbor Sans Bold' }}>Delays</Text>
      <Text style={{ fontFamily: 'Harbor-Sans-Medium' }}>Weather</Text>
    </View>
  );
};

registerRootComponent(Ferry);
