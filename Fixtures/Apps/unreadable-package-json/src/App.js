import React from 'react';
import { Text, StyleSheet } from 'react-native';
export default function App() { return <Text style={styles.t}>a</Text>; }
const styles = StyleSheet.create({ t: { fontFamily: 'GateSans-Bald' } });
