import { en as duerp } from './duerp.en.ts';
import { en as versions } from './versions.en.ts';
import { en as words } from './words.en.ts';

export const risks = { duerp, versions, words };
