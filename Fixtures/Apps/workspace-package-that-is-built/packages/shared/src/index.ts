export { fonts } from './theme/index.js'
