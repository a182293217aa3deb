import React, { useState } from 'react';
import { View } from 'react-native';
import { Draft, Note, Sum } from './parts';
import Other from './Other';

export default function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useState(true);
  return (
    <View>
      {isOpen ? <Draft /> : <Note />}
      {isShown && <Sum />}
      <Other />
    </View>
  );
}
