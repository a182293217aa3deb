import { registerRootComponent } from 'expo';
import { Text, View } from 'react-native';

const App = () => (
  <View>
    <Text style={{ fontFamily: 'GateSans-Bold' }}>Jetty</Text>
    <Text style={{ fontFamily: 'Jetty' }}>The file holds one font, which has another name.</Text>
    <Text style={{ fontFamily: 'rubicon-icon-font' }}>This one.</Text>
  </View>
);

registerRootComponent(App);
