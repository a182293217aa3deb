import { registerRootComponent } from 'expo';
import { Text } from 'react-native';

const note = 'font-[GateSans-Note]';

const App = () => (
  <>
    <Text className="text-lg font-[GateSans-Bald]">Tides</Text>
    <Text className="font-['Gate_Serif',serif]">Ships</Text>
    <Text className="ios:font-[GateSans-Phone] android:font-[GateSans-Droid]">Lamps</Text>
    <Text className="font-[GateSans-Regular] font-[700]">Piers</Text>
    <Text className="font-[var(--title)] font-[family-name:GateSans-Crew]">Crew</Text>
    <Text className="font-[monospace]">{note}</Text>
  </>
);

registerRootComponent(App);
