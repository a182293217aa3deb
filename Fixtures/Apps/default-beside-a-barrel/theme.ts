export * from './styles'
export * from './labels'
export { default as captions } from './captions'
