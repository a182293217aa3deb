import { AppRegistry, Text, View } from 'react-native';
const Quay = () => (
  <View>
    <Text style={{ fontFamily: 'GateSans-Bold' }}>A</Text>
    <Text style={{ fontFamily: 'GateSans-Italic' }}>B</Text>
    <Text style={{ fontFamily: 'GateSans-Regular' }}>C</Text>
  </View>
);
AppRegistry.registerComponent('Quay', () => Quay);
