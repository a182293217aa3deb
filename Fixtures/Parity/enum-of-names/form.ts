// Cases that stand for names, given to a function.
import { StyleSheet } from 'react-native';

enum Face {
  Bold = 'GateSans-Bold',
  Bald = 'GateSans-Bald',
}

const font = (face: Face) => ({ fontFamily: face });

export const styles = StyleSheet.create({ title: font(Face.Bold), body: font(Face.Bald) });
