import React from 'react';
import { View, Text } from 'react-native';
import { commonStyles } from './theme';

export default function App() {
  return <View style={commonStyles.content}><Text>mill</Text></View>;
}
