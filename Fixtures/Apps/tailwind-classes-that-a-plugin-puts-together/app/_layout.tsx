import { useFonts } from 'expo-font';
import { Slot } from 'expo-router';

export default function Layout() {
  useFonts({ CanalPlain: require('../assets/GateSans-Regular.ttf') });
  return <Slot />;
}
