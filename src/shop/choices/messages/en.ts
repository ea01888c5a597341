import { en as campaigns } from './campaigns.en.ts';
import { en as choose } from './choose.en.ts';
import { en as problems } from './problems.en.ts';
import { en as recipients } from './recipients.en.ts';
import { en as staff } from './staff.en.ts';

export const choices = { campaigns, choose, problems, recipients, staff };
