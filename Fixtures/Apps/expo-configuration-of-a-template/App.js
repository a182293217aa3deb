// The script of the build copies brands/plain/app.json beside package.json.
import { useFonts } from 'expo-font';
import { Text, View } from 'react-native';

export default function App() {
  useFonts({ larderText: require('./assets/GateSans-Regular.ttf') });
  return (
    <View>
      <Text style={{ fontFamily: 'larderText' }}>Flour</Text>
      <Text style={{ fontFamily: 'larderTitle' }}>Larder</Text>
    </View>
  );
}
