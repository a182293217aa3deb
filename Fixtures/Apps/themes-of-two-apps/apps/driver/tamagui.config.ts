import { createFont, createTamagui } from 'tamagui';

const body = createFont({ family: 'Gate Driver', size: { 1: 12 } });

export const config = createTamagui({ fonts: { body } });
