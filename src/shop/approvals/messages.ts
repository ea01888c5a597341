import { texts as requests } from './messages/requests.ts';

export const approvals = {
  requests,
};
