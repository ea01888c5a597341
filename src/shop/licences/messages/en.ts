import { en as licence } from './licence.en.ts';

export const licences = {
  licence,
};
