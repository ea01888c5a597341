import { fr as licence } from './licence.fr.ts';

export const licences = {
  licence,
};
