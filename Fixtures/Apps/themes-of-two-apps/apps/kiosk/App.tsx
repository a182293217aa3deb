import { useFonts } from 'expo-font';
import { config } from '@gate/theme';
import { TamaguiProvider, Text } from 'tamagui';

export default function App() {
  useFonts({ 'Gate Kiosk': require('./assets/GateSans-Regular.ttf') });
  return (
    <TamaguiProvider config={config}>
      <Text fontFamily="$body">a</Text>
    </TamaguiProvider>
  );
}
