// A style that another one replaces on a condition is drawn where that does not hold.
import React, { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';

const tabs = [{ key: 'tides' }, { key: 'boats' }];

export default function Quay() {
  const [active, setActive] = useState('tides');
  return (
    <View>
      {tabs.map((tab) => {
        const isActive = active === tab.key;
        return <Text onPress={() => setActive(tab.key)} style={[styles.tab, isActive && styles.active]} />;
      })}
      {tabs.map((tab) => <Text style={[styles.first, tab.key === 'tides' && styles.active]} />)}
      {tabs.map((tab) => <Text style={{ ...styles.spread, ...(tab.key === active && styles.active) }} />)}
      <Text style={[styles.gone, styles.active]} />
      <Text style={[styles.known, true && styles.active]} />
      <Label>Low</Label>
      <Label kind="heavy">High</Label>
    </View>
  );
}

const Label = ({ kind = 'plain', children }) => (
  <Text style={[kind === 'plain' && styles.plain, kind === 'heavy' && styles.heavy]}>{children}</Text>
);

const styles = StyleSheet.create({
  tab: { fontFamily: 'GateSans-Tab' },
  //                 ^ wrong
  active: { fontFamily: 'GateSans-Regular' },
  //                    ^ right
  first: { fontFamily: 'GateSans-First' },
  //                   ^ wrong
  spread: { fontFamily: 'GateSans-Spread' },
  //                    ^ wrong
  gone: { fontFamily: 'GateSans-Gone' },
  //                  ^ dead
  known: { fontFamily: 'GateSans-Known' },
  //                   ^ dead
  plain: { fontFamily: 'GateSans-Plain' },
  //                   ^ wrong
  heavy: { fontFamily: 'GateSans-Regular' },
  //                   ^ right
});
