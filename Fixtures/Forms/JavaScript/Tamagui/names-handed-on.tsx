// Texts of Tamagui hand on a font's own name; containers draw nothing with it.
import { Button, Text, XStack, YStack } from 'tamagui';

const face = 'GateSans-Lihgt';
//           ^ wrong

export const Page = () => (
  <YStack fontFamily="GateSans-Stack">
  //                 ^ dead
    <Text fontFamily="GateSans-Regulr">a</Text>
    //               ^ wrong
    <Button fontFamily={face}>b</Button>
    <Text fontFamily="system">c</Text>
    //               ^ dead
    <Text fontFamily="body">d</Text>
    //               ^ dead
    <XStack style={{ height: 60, fontFamily: 'Nunito' }} />
    //                                       ^ dead
  </YStack>
);
