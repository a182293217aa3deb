import React from 'react';
import { Text } from 'react-native';

const faces = { plain: 'GateSans-Bold' };

// Whatever is in the file that is not here, a member that is not there is no name.
export default function App() {
  return (
    <>
      <Text style={{ fontFamily: faces.plane }}>Tides</Text>
      <Text style={{ fontFamily: faces.plain }}>Winds</Text>
    </>
  );
}
