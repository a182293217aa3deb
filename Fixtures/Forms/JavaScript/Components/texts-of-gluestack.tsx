// Names that gluestack's components of text are given: they draw with them; containers draw nothing.
import { Box, Button, ButtonText, Heading, Input, InputField, LinkText, Text } from '@gluestack-ui/themed';

export const Page = () => (
  <Box fontFamily="GateSans-Bild">
    //            ^ dead
    <Text fontFamily="GateSans-Bald">Tides</Text>
    //               ^ wrong
    <Heading fontFamily="GateSans-Bold">Tides</Heading>
    //                  ^ right
    <Button>
      <ButtonText fontFamily="GateSans-Bxld">Pier</ButtonText>
      //                     ^ wrong
    </Button>
    <Input>
      <InputField fontFamily="GateSans-Bxxd" placeholder="Harbor" />
      //                     ^ wrong
    </Input>
    <LinkText fontFamily="GateSans-Regular">Harbor</LinkText>
    //                   ^ right
  </Box>
);
