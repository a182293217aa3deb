import './global.css';
import { Text, View } from 'react-native';

// Nothing has the class of the poster.
export default function App() {
  return (
    <View>
      <Text className="page-title">Tides</Text>
      <Text className="font-body">of today, and no poster</Text>
    </View>
  );
}
