import React from 'react';
import { Text, View } from 'react-native';

export default () => (
  <View>
    {/* The app's file is not here, another file of its name is. */}
    <Text style={{ fontFamily: 'GateSans-Bold' }}>a</Text>
    <Text style={{ fontFamily: 'SF Pro Rounded' }}>b</Text>
    {/* No file that the app copies is called like these. */}
    <Text style={{ fontFamily: 'SF Compact Text' }}>c</Text>
    <Text style={{ fontFamily: 'GateSerif-Regular' }}>d</Text>
  </View>
);
