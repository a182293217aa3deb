import React from 'react';
import { Platform, StyleSheet, Text, View } from 'react-native';
import { fonts, typography } from '@/theme';

type Props = { fontFamily?: string; level: number };

export const Tide = ({ level }: Props) => (
  <View style={styles.card}>
    <Text style={styles.title}>It's high tide</Text>
    <Text style={typography.title}>{level}</Text>
    <Text style={[styles.note, { fontFamily: fonts.light }]}>Don't swim today</Text>
    <Text style={{ fontFamily: fonts.system }}>{level > 3 ? 'high' : 'low'}</Text>
  </View>
);

const styles = StyleSheet.create({
  card: { flex: 1, padding: 12, fontFamily: 'Nobody' },
  title: { fontFamily: fonts.display, color: '#024' },
  note: { fontSize: 12, ...Platform.select({ android: { fontFamily: 'sans-serif-thin' } }) },
});
