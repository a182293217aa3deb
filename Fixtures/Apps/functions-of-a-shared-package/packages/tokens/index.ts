const fonts = {
  web: { body: 'Gate Web' },
  phone: { body: 'GateSans-Reguler' },
};

function variants({ platform }: { platform: 'web' | 'phone' }) {
  return { body: { fontFamily: fonts[platform].body } };
}

export function webVariants() {
  return variants({ platform: 'web' });
}

export function phoneVariants() {
  return variants({ platform: 'phone' });
}

export function nobodysStyle() {
  return { fontFamily: 'GateSans-Nobody' };
}
