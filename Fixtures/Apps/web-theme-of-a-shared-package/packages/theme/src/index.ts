export * from './colors';
export * from './factory';
export * from './provider';
