// The font of a set of icons has the set's own name, and says nothing of other names.
import { Ionicons } from '@expo/vector-icons';
import * as Font from 'expo-font';
import { useEffect } from 'react';
import { Text } from 'react-native';

export default function App() {
  useEffect(() => {
    Font.loadAsync(Ionicons.font);
  }, []);
  return [
    <Text style={{ fontFamily: 'GateSans-Bold' }} />,
    //                         ^ right
    <Text style={{ fontFamily: 'GateSans-Bolt' }} />,
    //                         ^ wrong
  ];
}
