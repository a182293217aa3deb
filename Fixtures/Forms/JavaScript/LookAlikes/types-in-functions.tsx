// Types that a function declares for itself have no meaning when it runs, nor has what is only for debuggers.
import React from 'react';
import { StyleSheet, Text, View } from 'react-native';

export function Page({ rows }: { rows: string[] }) {
  type Row = { title: string; size?: number };
  const first: Row = { title: rows[0] };
  return <Text style={styles.alias}>{first.title}</Text>;
}

export function Note() {
  interface Line {
    text: string;
  }
  const line: Line = { text: 'a' };
  return <Text style={styles.interface}>{line.text}</Text>;
}

export function Footer() {
  declare const version: string;
  debugger;
  return <Text style={styles.ambient}>a</Text>;
}

export function Card({ isOn }: { isOn: boolean }) {
  if (isOn) {
    type Size = 'small' | 'large';
    const size: Size = 'small';
    return <Text style={styles.branch}>{size}</Text>;
  }
  ;
  return <Text style={styles.empty}>a</Text>;
}

export function Rows({ rows }: { rows: string[] }) {
  const shown = [];
  for (const row of rows) {
    if (!row) continue;
    type Key = string;
    const key: Key = row;
    shown.push(<Text key={key} style={styles.loop}>{row}</Text>);
    break;
  }
  return <View>{shown}</View>;
}

const styles = StyleSheet.create({
  alias: { fontFamily: 'GateSans-Alias' },
  //                   ^ wrong
  interface: { fontFamily: 'GateSans-Interface' },
  //                       ^ wrong
  ambient: { fontFamily: 'GateSans-Ambient' },
  //                     ^ wrong
  branch: { fontFamily: 'GateSans-Branch' },
  //                    ^ wrong
  empty: { fontFamily: 'GateSans-Empty' },
  //                   ^ wrong
  loop: { fontFamily: 'GateSans-Loop' },
  //                  ^ wrong
});
