import React from 'react';
import { Flex, Text } from '@theme-ui/components';
export function CodeBlock() {
  return (
    <Flex sx={{ fontFamily: 'body' }}>
      <Text sx={{ pre: { fontFamily: 'inherit !important' }, fontFamily: 'inherit' }}>code</Text>
      <div style={{ fontFamily: 'inherit' }} />
    </Flex>
  );
}
