// The theme of a library is what its own provider is given, not that of another library.
import { NavigationContainer } from '@react-navigation/native';
import { createTheme, ThemeProvider, useTheme } from '@shopify/restyle';
import { ThemeProvider as StyledProvider } from 'styled-components/native';
import styled from 'styled-components/native';
import { Text } from 'react-native';

const theme = { font: { bold: 'GateSans-Bald' } };
//                            ^ wrong
const navigation = { dark: false, colors: {} };
const variants = createTheme({
  buttons: {
    large: { fontFamily: 'GateSans-Bild', inverted: { color: 'gray' } },
    //                   ^ wrong
    small: { fontFamily: 'GateSans-Bold' },
    //                   ^ right
  },
});

const Title = styled.Text`font-family: ${({ theme }) => theme.font.bold};`;

const Button = ({ variant, isInverted }) => {
  const style = useTheme().buttons[variant];
  const inverted = isInverted ? style.inverted || {} : {};
  const { fontFamily } = { ...style, ...inverted };
  return <Text style={{ fontFamily }} />;
};

export const Page = () => (
  <StyledProvider theme={theme}>
    <NavigationContainer theme={navigation}>
      <ThemeProvider theme={variants}>
        <Title />
        <Button variant="large" isInverted />
        <Button variant="small" />
      </ThemeProvider>
    </NavigationContainer>
  </StyledProvider>
);
