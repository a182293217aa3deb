import { Text } from 'react-native';
import { Title } from './Title';

export default function App() {
  return (
    <Text style={{ fontFamily: 'GateSans-Bald' }}>
      <Title />
    </Text>
  );
}
