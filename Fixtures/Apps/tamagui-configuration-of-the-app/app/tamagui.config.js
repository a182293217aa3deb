// All of the app is drawn by the configuration that is made last: its own.
import { createFont, createTamagui } from 'tamagui';
import { base } from '@harbor/ui/config';

const serif = createFont({ family: 'GateSans-Regular', face: { 400: { normal: 'GateSans-Regulr' } } });

export default createTamagui({ ...base, fonts: { body: serif, heading: serif } });
