// Expo takes TypeScript first.
import { Text } from 'react-native';

export const App = () => <Text style={{ fontFamily: 'GateSans-Type' }}>a</Text>;
