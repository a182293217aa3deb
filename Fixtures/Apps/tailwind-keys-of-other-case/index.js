import { registerRootComponent } from 'expo';
import { Text } from 'react-native';

// font-semiBold is none, and font-Bold is no key in any letters.
const App = () => (
  <>
    <Text className="text-lg font-semiBold">Tides</Text>
    <Text className="font-gatetitle">Ships</Text>
    <Text className="font-semibold">Lamps</Text>
    <Text className="font-Bold">Piers</Text>
    <Text className="font-GATETITLE font-gateTitle">Cargo</Text>
    <Text className="font-gateTITLE" style={{ fontFamily: 'GateSans-Regular' }}>
      Crew
    </Text>
  </>
);

registerRootComponent(App);
