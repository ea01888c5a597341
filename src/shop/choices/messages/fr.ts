import { fr as campaigns } from './campaigns.fr.ts';
import { fr as choose } from './choose.fr.ts';
import { fr as problems } from './problems.fr.ts';
import { fr as recipients } from './recipients.fr.ts';
import { fr as staff } from './staff.fr.ts';

export const choices = { campaigns, choose, problems, recipients, staff };
