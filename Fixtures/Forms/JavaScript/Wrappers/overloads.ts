// One function with several signatures.
import { StyleSheet } from 'react-native';

function font(family: string): { fontFamily: string };
function font(options: { family: string; size: number }): { fontFamily: string };
function font(given: string | { family: string; size: number }) {
  return { fontFamily: typeof given === 'string' ? given : given.family };
}

export const styles = StyleSheet.create({
  title: font('GateSans-Bold'),
  //          ^ right
  body: font({ family: 'GateSans-Bald', size: 17 }),
  //                   ^ wrong
});
