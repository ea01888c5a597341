import { fr as requests } from './requests.fr.ts';

export const approvals = {
  requests,
};
