import { registerRootComponent } from 'expo';
import { Text } from 'react-native';

export default function App() {
  return (
    <>
      <Text style={{ fontFamily: 'GateSans-Bold' }}>Mill</Text>
      <Text style={{ fontFamily: 'GateSans-Bolt' }}>Mill</Text>
    </>
  );
}
registerRootComponent(App);
