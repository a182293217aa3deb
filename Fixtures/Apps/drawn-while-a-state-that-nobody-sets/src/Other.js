import React, { useState } from 'react';
import { Pressable } from 'react-native';
import { Sign } from './parts';

export default function Other() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <Sign /> : <Pressable onPress={() => setOpen(true)} />;
}
