// Values and functions that hooks keep.
import React, { useCallback, useMemo } from 'react';
import { Text } from 'react-native';

export const Page = ({ size }) => {
  const style = useMemo(() => ({ fontFamily: 'GateSans-Bald', fontSize: size }), [size]);
  //                                         ^ wrong
  const family = useMemo(() => 'GateSans-Bold', []);
  //                           ^ right
  const font = useCallback((face: string) => ({ fontFamily: face }), []);
  return [
    <Text style={style} />,
    <Text style={{ fontFamily: family }} />,
    <Text style={font('GateSans-Bild')} />,
    //                ^ wrong
  ];
};
