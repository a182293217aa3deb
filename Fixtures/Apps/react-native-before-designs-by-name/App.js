import React from 'react';
import { Text } from 'react-native';

// React Native 0.76 knows none of the designs by their names of CSS; the plain system font is drawn all the same.
export default function App() {
  return (
    <>
      <Text style={{ fontFamily: 'system-ui' }}>Tides</Text>
      <Text style={{ fontFamily: 'ui-rounded' }}>Winds</Text>
      <Text style={{ fontFamily: 'GateSans-Bold' }}>Charts</Text>
    </>
  );
}
