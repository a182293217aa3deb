// A state has what it begins with until something sets it, be that nothing.
import React, { useEffect, useState } from 'react';
import { Text } from 'react-native';

export default function Ferries({ load }) {
  const [error, setError] = useState(null);
  const [picked, setPicked] = useState(undefined);
  const [face, setFace] = useState(null);

  useEffect(() => {
    load().catch(() => setError('No connection'));
    setFace('GateSans-Face');
    //      ^ wrong
  }, []);

  if (error) {
    return <Text style={{ fontFamily: 'GateSans-Error' }}>{error}</Text>;
    //                                ^ wrong
  }
  return picked ? (
    <Text style={{ fontFamily: face }} onPress={() => setPicked(null)}>{picked}</Text>
  ) : (
    <Text style={{ fontFamily: 'GateSans-Heavy' }} onPress={() => setPicked('Harbor')}>Ferries</Text>
    //                         ^ wrong
  );
}
