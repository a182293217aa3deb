import React from 'react';
import { Text } from 'react-native';

export default function App() {
  return (
    <>
      <Text style={{ fontFamily: 'GateSans-Regular' }}>Tides</Text>
      <Text style={{ fontFamily: 'GateSans-Bold' }}>Winds</Text>
      <Text style={{ fontFamily: 'GateSerif-Regular' }}>Charts</Text>
    </>
  );
}
