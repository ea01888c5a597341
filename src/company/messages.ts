import { texts as codeEntries } from './messages/code-entries.ts';
import { texts as employees } from './messages/employees.ts';
import { texts as importing } from './messages/import.ts';
import { texts as journal } from './messages/journal.ts';
import { texts as notifications } from './messages/notifications.ts';
import { texts as space } from './messages/space.ts';
import { texts as staff } from './messages/staff.ts';

export const company = {
  codeEntries,
  employees,
  import: importing,
  journal,
  notifications,
  space,
  staff,
};
