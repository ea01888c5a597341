import { en as requests } from './requests.en.ts';

export const approvals = {
  requests,
};
