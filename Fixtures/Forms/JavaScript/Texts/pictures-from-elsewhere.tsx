// Icons that come from a server name no fonts: no picture that is written here has a text.
import { useEffect, useState } from 'react';
import { Text } from 'react-native';
import { SvgXml } from 'react-native-svg';

export const Page = () => {
  const [icon, setIcon] = useState('');
  useEffect(() => {
    fetch('https://example.org/icon.svg')
      .then((answer) => answer.text())
      .then(setIcon);
  }, []);
  return [
    <SvgXml xml={icon} />,
    <Text style={{ fontFamily: 'GateSans-Bald' }}>Tides</Text>,
    //                         ^ wrong
  ];
};
