import { AppRegistry, Text } from 'react-native';
const Crossing = () => <Text style={{ fontFamily: 'GateSans-Bold' }}>Crossing</Text>;
AppRegistry.registerComponent('Ferry', () => Crossing);
