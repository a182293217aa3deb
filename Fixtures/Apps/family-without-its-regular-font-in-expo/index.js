import { registerRootComponent } from 'expo';
import { Text, View } from 'react-native';

function Buoy() {
  return (
    <View>
      <Text style={{ fontFamily: 'Gate Sans', fontWeight: '700', fontSize: 28 }}>Tides</Text>
      <Text style={{ fontFamily: 'Gate Sans', fontSize: 17 }}>Low water at noon</Text>
    </View>
  );
}

registerRootComponent(Buoy);
