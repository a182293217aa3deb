// Of a sheet that `useMemo` keeps, or that Unistyles makes of the theme, the styles that nobody takes draw nothing.
import React, { useMemo } from 'react';
import { StyleSheet, Text, useColorScheme } from 'react-native';
import { createStyleSheet, StyleSheet as Sheets, useStyles } from 'react-native-unistyles';

const makeStyles = (scheme) => StyleSheet.create({
  title: { fontFamily: 'GateSans-Bald', color: scheme === 'dark' ? 'white' : 'black' },
  //                   ^ wrong
  gone: { fontFamily: 'GateSans-Gone' },
  //                  ^ dead
});

const sheet = Sheets.create((theme) => ({
  body: { fontFamily: 'GateSans-Bild', color: theme.ink },
  //                  ^ wrong
  left: { fontFamily: 'GateSans-Left' },
  //                  ^ dead
}));

const older = createStyleSheet((theme) => ({
  note: { fontFamily: 'GateSans-Bule', color: theme.ink },
  //                  ^ wrong
  lost: { fontFamily: 'GateSans-Lost' },
  //                  ^ dead
}));

export default function Page() {
  const scheme = useColorScheme();
  const styles = useMemo(() => makeStyles(scheme), [scheme]);
  const { styles: notes } = useStyles(older);
  return (
    <>
      <Text style={styles.title}>one</Text>
      <Text style={sheet.body}>two</Text>
      <Text style={notes.note}>three</Text>
    </>
  );
}
