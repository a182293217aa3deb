import React from 'react';
import { Platform, Text } from 'react-native';

// With this React Native the same code runs on televisions.
const title = Platform.isTV ? 'GateSans-Huge' : 'GateSans-Bold';

export default function App() {
  return <Text style={{ fontFamily: title }}>Tides</Text>;
}
