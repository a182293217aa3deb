import { registerRootComponent } from 'expo';
import { useFonts } from 'expo-font';
import { Text } from 'react-native';

const Notes = () => {
  const [isLoaded] = useFonts({
    Body: require('./fonts/GateSans-Regular.ttf'),
    // Apple's license keeps it out of the repository.
    Title: require('./fonts/SF-Pro-Display-Semibold.otf'),
  });
  return isLoaded && (
    <>
      <Text style={{ fontFamily: 'Body' }}>a</Text>
      <Text style={{ fontFamily: 'SFProDisplay-Semibold' }}>b</Text>
      <Text style={{ fontFamily: 'SFProDisplay-Bold' }}>c</Text>
    </>
  );
};

registerRootComponent(Notes);
