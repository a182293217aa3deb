import React from 'react';
import { StyleSheet, Text } from 'react-native';

export default function Board({ fen }: { fen: string }) {
  return <Text style={styles.fen}>{fen}</Text>;
}

const styles = StyleSheet.create({ fen: { fontFamily: 'monospace', fontSize: 9 } });
