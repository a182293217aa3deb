export { Title } from './Title';
