import React from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { Text as Other } from './Other';

type Props = { count: number; style?: object };

export const Home = ({ count, ...props }: Props) => (
  <View style={styles.card}>
    <Text style={{ fontFamily: 'GateLatin-Regular' }}>Next →</Text>
    <Text style={styles.title}>
      Ελλάδα: {count}
    </Text>
    <Text style={styles.title}>{'Up ↑'}</Text>
    <Text style={styles.title}>Größe 👍</Text>
    <Text style={[styles.title, styles.system]}>Of several ↓</Text>
    <Text style={styles.title} {...props}>Of the caller ↓</Text>
    <Text style={styles.system}>System ↓</Text>
    <Other style={styles.title}>Of another component ↓</Other>
  </View>
);

const styles = StyleSheet.create({
  card: { padding: 12 },
  title: { fontFamily: 'GateLatin-Regular', color: '#024' },
  system: { fontFamily: 'System' },
});
