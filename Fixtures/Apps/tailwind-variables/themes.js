import { vars } from 'nativewind';

const shared = { '--gale-calm': 'GateSans-Calm' };

export const light = vars({
  '--gale-note': 'GateSans-Regular',
  '--gale-storm': 'GateSans-Storm',
  '--gale-other': 'GateSans-Other',
  ...shared,
});
