import { fr as alerts } from './alerts.fr.ts';
import { fr as demo } from './demo.fr.ts';
import { fr as duerp } from './duerp.fr.ts';
import { fr as importing } from './import.fr.ts';
import { fr as notifications } from './notifications.fr.ts';
import { fr as overview } from './overview.fr.ts';
import { fr as own } from './own.fr.ts';
import { fr as registers } from './registers.fr.ts';
import { fr as versions } from './versions.fr.ts';
import { fr as words } from './words.fr.ts';

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
