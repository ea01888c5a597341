import { en as alerts } from './alerts.en.ts';
import { en as demo } from './demo.en.ts';
import { en as duerp } from './duerp.en.ts';
import { en as importing } from './import.en.ts';
import { en as notifications } from './notifications.en.ts';
import { en as overview } from './overview.en.ts';
import { en as own } from './own.en.ts';
import { en as registers } from './registers.en.ts';
import { en as versions } from './versions.en.ts';
import { en as words } from './words.en.ts';

export const risks = {
  alerts,
  demo,
  notifications,
  overview,
  own,
  registers,
  duerp,
  versions,
  words,
  import: importing,
};
