import { texts as campaigns } from './messages/campaigns.ts';
import { texts as choose } from './messages/choose.ts';
import { texts as problems } from './messages/problems.ts';
import { texts as recipients } from './messages/recipients.ts';
import { texts as staff } from './messages/staff.ts';

export const choices = { campaigns, choose, problems, recipients, staff };
