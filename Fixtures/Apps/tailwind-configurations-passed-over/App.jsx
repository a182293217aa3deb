import './global.css';
import { Text } from 'react-native';
export default function App() {
  return <Text className="font-display">Hello</Text>;
}
