import { registerRootComponent } from 'expo';
import { Article } from './Article';
import { Notice } from './Notice';

registerRootComponent(() => [<Article />, <Notice />]);
