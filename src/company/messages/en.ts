import { en as codeEntries } from './code-entries.en.ts';
import { en as employees } from './employees.en.ts';
import { en as importing } from './import.en.ts';
import { en as journal } from './journal.en.ts';
import { en as notifications } from './notifications.en.ts';
import { en as space } from './space.en.ts';
import { en as staff } from './staff.en.ts';

export const company = {
  codeEntries,
  employees,
  import: importing,
  journal,
  notifications,
  space,
  staff,
};
