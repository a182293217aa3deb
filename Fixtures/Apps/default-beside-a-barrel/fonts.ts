export default { light: 'GateSans-Lihgt', body: 'GateSans-Regular' } as const
