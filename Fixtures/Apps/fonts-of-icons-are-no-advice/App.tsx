import { useFonts } from 'expo-font';
import { Text } from 'react-native';

export default function App() {
  useFonts({
    antoutline: require('@ant-design/icons-react-native/fonts/antoutline.ttf'),
    'Gate Title': require('./assets/GateDisplay-SemiBold.ttf'),
    'Space Mono': require('./assets/GateSans-Regular.ttf'),
  });
  return [
    // Neither icons nor letters of one width are what is meant.
    <Text style={{ fontFamily: 'Lobster' }}>a</Text>,
    <Text style={{ fontFamily: 'Lobster Mono' }}>b</Text>,
    // The font is loaded, though under another name.
    <Text style={{ fontFamily: 'GateDisplay-Semi-Bold' }}>c</Text>,
  ];
}
