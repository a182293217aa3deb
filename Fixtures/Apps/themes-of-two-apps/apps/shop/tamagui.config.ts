import { createFont, createTamagui } from 'tamagui';

const body = createFont({ family: 'Gate Shop', size: { 1: 12 } });
const heading = createFont({ family: 'GateSans-Bald', size: { 1: 20 } });

export const config = createTamagui({ fonts: { body, heading } });
