import { Text } from 'react-native';

export const App = () => <Text style={{ fontFamily: 'GateSans-Left' }}>a</Text>;
