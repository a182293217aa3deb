import React from 'react';
import { View } from 'react-native';
import { Draft, Note, Poster, Sign, Sum } from './parts';

const SHOWS_POSTERS = false;

export default function Page() {
  const isFinal = true;
  return (
    <View>
      {false && <Draft />}
      {SHOWS_POSTERS ? <Poster /> : <Note />}
      {!isFinal && <Sign />}
      {isFinal && <Sum />}
    </View>
  );
}
