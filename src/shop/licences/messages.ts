import { texts as licence } from './messages/licence.ts';

export const licences = {
  licence,
};
