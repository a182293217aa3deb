import { useFonts } from 'expo-font';
import { TamaguiProvider, Text } from 'tamagui';
import { config } from './tamagui.config';

export default function App() {
  useFonts({ 'Gate Shop': require('./assets/GateSans-Regular.ttf') });
  return (
    <TamaguiProvider config={config}>
      <Text fontFamily="$body">a</Text>
      <Text fontFamily="$heading">b</Text>
    </TamaguiProvider>
  );
}
