import { StyleSheet } from 'react-native';

// Nothing takes the card in: a route that is called index is no path of it.
export const styles = StyleSheet.create({ title: { fontFamily: 'Gate Card' } });
