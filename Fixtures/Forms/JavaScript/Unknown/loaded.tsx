// What a server or the device's store gives is listed.
import React, { useEffect, useState } from 'react';
import AsyncStorage from '@react-native-async-storage/async-storage';
import { Text } from 'react-native';

export const Page = () => {
  const [family, setFamily] = useState<string>();
  useEffect(() => {
    AsyncStorage.getItem('font').then((stored) => setFamily(stored));
  }, []);
  return <Text style={{ fontFamily: family }} />;
  //                                ^ listed
};
