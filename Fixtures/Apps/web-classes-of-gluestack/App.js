import { Text } from 'react-native';
import { title } from './styles';

export default function App() {
  return <Text className={title}>Tides</Text>;
}
