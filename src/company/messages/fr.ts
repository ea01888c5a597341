import { fr as codeEntries } from './code-entries.fr.ts';
import { fr as employees } from './employees.fr.ts';
import { fr as importing } from './import.fr.ts';
import { fr as journal } from './journal.fr.ts';
import { fr as notifications } from './notifications.fr.ts';
import { fr as space } from './space.fr.ts';
import { fr as staff } from './staff.fr.ts';

export const company = {
  codeEntries,
  employees,
  import: importing,
  journal,
  notifications,
  space,
  staff,
};
