import { registerRootComponent } from 'expo';
import { Text } from 'react-native';

function App() {
  return <Text style={{ fontFamily: 'GateSerif-Regular' }}>Lantern</Text>;
}

registerRootComponent(App);
