import React from 'react';
import { Text } from 'react-native';
import { useFonts } from 'expo-font';
import { registerRootComponent } from 'expo';
function App() {
  useFonts({
    split: require('./assets/GateSplit-Regular.ttf'),
    'split-extrabold': require('./assets/GateSplit-ExtraBold.ttf'),
  });
  return (
    <>
      <Text style={{ fontFamily: 'split' }}>a</Text>
      <Text style={{ fontFamily: 'split-extrabold' }}>b</Text>
    </>
  );
}
registerRootComponent(App);
