import { StyleSheet, Text } from 'react-native';

const base = { fontFamily: 'GateSans-Regular' };

function faceOf(style) {
  const { fontFamily } = StyleSheet.flatten([base, style]);
  return { fontFamily };
}

export function Label({ style, children }) {
  return <Text style={faceOf(style)}>{children}</Text>;
}
