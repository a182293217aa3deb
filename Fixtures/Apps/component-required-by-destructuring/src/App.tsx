import React from 'react';
import { View } from 'react-native';
const { CText } = require('./styles');

export default function App() {
  return (
    <View>
      <CText dynamic fF="GateSans-Bolt" fS={14}>one</CText>
      <CText dynamic>two</CText>
      <CText>three</CText>
    </View>
  );
}
