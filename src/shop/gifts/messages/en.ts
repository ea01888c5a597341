import { en as events } from './events.en.ts';
import { en as give } from './give.en.ts';
import { en as importing } from './import.en.ts';
import { en as meter } from './meter.en.ts';
import { en as own } from './own.en.ts';
import { en as warning } from './warning.en.ts';

export const gifts = { events, give, import: importing, meter, own, warning };
