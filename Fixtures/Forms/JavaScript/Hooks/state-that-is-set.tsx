// What a state begins with, and what it is set to.
import React, { useState } from 'react';
import { Text } from 'react-native';

export const Page = () => {
  const [family, setFamily] = useState('GateSans-Regular');
  //                                   ^ right
  const choose = () => setFamily('GateSans-Bald');
  //                             ^ wrong
  const reset = () => setFamily((old) => 'GateSans-Bold');
  //                                     ^ right
  return <Text onPress={choose} onLongPress={reset} style={{ fontFamily: family }} />;
};
