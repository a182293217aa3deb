import React from 'react';
import { Text } from 'react-native';
import { registerRootComponent } from 'expo';
// The plugin brings the file to iOS, where a font has the names that stand in it.
registerRootComponent(() => (
  <>
    <Text style={{ fontFamily: 'OpenSans_700Bold' }}>a</Text>
    <Text style={{ fontFamily: 'OpenSans-Bold' }}>b</Text>
  </>
));
