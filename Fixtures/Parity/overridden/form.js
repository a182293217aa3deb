// Subclasses say the name that their base class draws with.
import React from 'react';
import { Text } from 'react-native';

export class Cell extends React.Component {
  faceName() { return 'GateSans-Bold'; }

  render() { return <Text style={{ fontFamily: this.faceName() }} />; }
}

export class TextCell extends Cell {
  faceName() { return 'GateSans-Bald'; }
}
