import React from 'react';
import MaterialCommunityIcons from 'react-native-vector-icons/MaterialCommunityIcons';
import Feather from 'react-native-vector-icons/Feather';
import Zocial from 'react-native-vector-icons/Zocial';

// Of the sets that the app does not list, callers that are not all looked at ask for none, or for the second.
type Kind = 'community' | 'feather' | 'zocial';

function setOf(kind: Kind) {
  switch (kind) {
    case 'community':
      return MaterialCommunityIcons;
    case 'feather':
      return Feather;
    case 'zocial':
      return Zocial;
    default:
      throw new Error(`no set ${kind}`);
  }
}

type Props = { kind?: Kind; name: string; color?: string; size?: number };

export default function Badge(props: Props) {
  const { kind = 'community', name, color = 'black', size = 24 } = props;
  const Set = setOf(kind);
  return <Set name={name} color={color} size={size} />;
}
