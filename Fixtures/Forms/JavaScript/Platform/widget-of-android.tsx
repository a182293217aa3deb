// Widgets of Android's home screen are drawn by Android alone.
import { Text } from 'react-native';
import { FlexWidget, TextWidget } from 'react-native-android-widget';

export function Tides({ height }) {
  return (
    <FlexWidget>
      <TextWidget text={height} style={{ fontSize: 18, fontFamily: 'GateSans-Bild' }} />
    </FlexWidget>
  );
}

export const Page = () => [
  <Tides height="3 m" />,
  <Text style={{ fontFamily: 'GateSans-Bald' }}>Tides</Text>,
  //                         ^ wrong
];
