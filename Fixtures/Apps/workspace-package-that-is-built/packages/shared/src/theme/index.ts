export { fonts } from './tokens.js'
