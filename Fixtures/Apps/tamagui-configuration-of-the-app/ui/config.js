import { createFont, createTamagui } from 'tamagui';

const sans = createFont({ family: 'GateSans', face: { 400: { normal: 'GateSans-Base' } } });

export const base = { fonts: { body: sans, heading: sans } };
export const config = createTamagui(base);
