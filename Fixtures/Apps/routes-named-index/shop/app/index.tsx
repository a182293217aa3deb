import { useFonts } from 'expo-font';
import { Text } from 'react-native';
import { load } from '../load';

load('components/Banner');

export default function Home() {
  useFonts({ 'Gate Body': require('../assets/GateSans-Regular.ttf') });
  return <Text style={{ fontFamily: 'Gate Body' }}>a</Text>;
}
