import { RenderHTML } from 'react-native-render-html';

// Which names it keeps is not known here, nor there what the generic families are.
export const Notice = ({ families }) => [
  <RenderHTML baseStyle={{ fontFamily: 'GateSans-Regular' }} systemFonts={families} />,
  <RenderHTML baseStyle={{ fontFamily: 'monospace' }} fallbackFonts={families} />,
  <RenderHTML baseStyle={{ fontFamily: 'Courier' }} systemFonts={['GateSans-Bold']} />,
];
