import { commonStyles } from './styles';
import { sizes, textStyles } from './theme';

export { commonStyles, sizes, textStyles };
