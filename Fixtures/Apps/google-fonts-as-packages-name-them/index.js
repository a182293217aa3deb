import { registerRootComponent } from 'expo';
import { DMSans_400Regular } from '@expo-google-fonts/dm-sans';
import { JetBrainsMono_700Bold } from '@expo-google-fonts/jetbrains-mono';
import { Poppins_400Regular_Italic, useFonts } from '@expo-google-fonts/poppins';
import { Text } from 'react-native';

function App() {
  useFonts({ DMSans_400Regular, JetBrainsMono_700Bold, Poppins_400Regular_Italic });
  return (
    <>
      <Text style={{ fontFamily: 'DM Sans' }}>a family whose name the export does not show</Text>
      <Text style={{ fontFamily: 'JetBrains Mono' }}>another one</Text>
      <Text style={{ fontFamily: 'Poppins-Italic' }}>an italic of the regular weight</Text>
      <Text style={{ fontFamily: 'Poppins-Bold' }}>a face that is not loaded</Text>
    </>
  );
}
registerRootComponent(App);
