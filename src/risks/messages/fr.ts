import { fr as duerp } from './duerp.fr.ts';
import { fr as versions } from './versions.fr.ts';
import { fr as words } from './words.fr.ts';

export const risks = { duerp, versions, words };
