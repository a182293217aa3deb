import { registerRootComponent } from 'expo';
import { Text } from 'react-native';

const App = () => <Text style={{ fontFamily: 'GateSans-Bold' }}>on</Text>;

registerRootComponent(App);
