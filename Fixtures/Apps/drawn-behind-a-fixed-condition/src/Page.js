import React from 'react';
import { View } from 'react-native';
import { Draft, Note, Placard, Sign, Sum } from './parts';

const SHOWS_PLACARDS = false;

export default function Page() {
  const isFinal = true;
  return (
    <View>
      {false && <Draft />}
      {SHOWS_PLACARDS ? <Placard /> : <Note />}
      {!isFinal && <Sign />}
      {isFinal && <Sum />}
    </View>
  );
}
