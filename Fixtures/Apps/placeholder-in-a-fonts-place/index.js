import { Text } from 'react-native';
import { registerRootComponent } from 'expo';

// The package of Google's fonts calls a font so, and nothing loads it.
const App = () => <Text style={{ fontFamily: 'GateDisplay_600SemiBold' }}>a</Text>;

registerRootComponent(App);
