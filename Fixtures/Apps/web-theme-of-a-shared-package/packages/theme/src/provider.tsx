import React, { PropsWithChildren, useMemo } from 'react';
import { ThemeProvider } from '@emotion/react';
import { ThemeFactory } from './factory';
function Base(props: PropsWithChildren<{}>, ref: any) {
  const theme = useMemo(() => ThemeFactory.construct(), []);
  return <ThemeProvider theme={theme}>{props.children}</ThemeProvider>;
}
export const EmotionThemeProvider = React.forwardRef(Base);
