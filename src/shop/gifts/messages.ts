import { texts as events } from './messages/events.ts';
import { texts as give } from './messages/give.ts';
import { texts as importing } from './messages/import.ts';
import { texts as meter } from './messages/meter.ts';
import { texts as own } from './messages/own.ts';
import { texts as warning } from './messages/warning.ts';

export const gifts = { events, give, import: importing, meter, own, warning };
