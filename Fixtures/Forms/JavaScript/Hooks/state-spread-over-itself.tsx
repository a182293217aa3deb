// What a state has of itself adds nothing to what the others give it.
import React, { useEffect, useState } from 'react';
import { Text, View } from 'react-native';

const plain = { labelSize: 12 };

function Rungs({ labels, look: given = plain }) {
  const [look, setLook] = useState({ ...plain, ...given });

  useEffect(() => {
    setLook({ ...look, ...given });
  }, [given]);

  return labels.map((label) => (
    <Text style={{ fontFamily: look.labelFont, fontSize: look.labelSize }}>{label}</Text>
  ));
}

function Rows({ look: given }) {
  const [look, setLook] = useState({ ...plain, ...given });
  const grow = () => setLook({ ...look, labelSize: look.labelSize + 1 });
  return <Text onPress={grow} style={{ fontFamily: look.labelFont }}>Reap</Text>;
}

const rungs = { labelFont: 'GateSans-Rungs' };
//                         ^ wrong
const steps = { labelFont: 'GateSans-Regular' };
//                         ^ right
const rows = { labelFont: 'GateSans-Rows' };
//                        ^ wrong

export default function Ladder() {
  return (
    <View>
      <Rungs labels={['Sow', 'Reap']} look={rungs} />
      <Rungs labels={['Sow']} look={steps} />
      <Rows look={rows} />
    </View>
  );
}
