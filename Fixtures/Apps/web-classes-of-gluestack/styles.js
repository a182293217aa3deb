import { isWeb } from '@gluestack-ui/nativewind-utils/IsWeb';

const base = isWeb ? 'font-page tracking-sm' : 'font-phone';

export const title = `text-lg ${base}`;
