// What a state begins with, where nothing sets it.
import React, { useState } from 'react';
import { Text } from 'react-native';

export const Page = () => {
  const [family] = useState('GateSans-Bald');
  //                        ^ wrong
  const [face] = useState(() => 'GateSans-Bold');
  //                            ^ right
  return [<Text style={{ fontFamily: family }} />, <Text style={{ fontFamily: face }} />];
};
