export const fonts = { display: 'GateSans-Regulor' } as const
