import { Text } from 'tamagui';

export const Label = ({ children }) => <Text fontFamily="$body" fontWeight="400">{children}</Text>;
