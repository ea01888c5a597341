import { fr as events } from './events.fr.ts';
import { fr as give } from './give.fr.ts';
import { fr as importing } from './import.fr.ts';
import { fr as meter } from './meter.fr.ts';
import { fr as own } from './own.fr.ts';
import { fr as warning } from './warning.fr.ts';

export const gifts = { events, give, import: importing, meter, own, warning };
