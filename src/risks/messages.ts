import { texts as alerts } from './messages/alerts.ts';
import { texts as demo } from './messages/demo.ts';
import { texts as duerp } from './messages/duerp.ts';
import { texts as importing } from './messages/import.ts';
import { texts as measures } from './messages/measures.ts';
import { texts as notifications } from './messages/notifications.ts';
import { texts as overview } from './messages/overview.ts';
import { texts as own } from './messages/own.ts';
import { texts as registers } from './messages/registers.ts';
import { texts as versions } from './messages/versions.ts';
import { texts as words } from './messages/words.ts';

export const risks = {
  alerts,
  demo,
  measures,
  notifications,
  overview,
  own,
  registers,
  duerp,
  versions,
  words,
  import: importing,
};
