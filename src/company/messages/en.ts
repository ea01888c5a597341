import { en as employees } from './employees.en.ts';
import { en as importing } from './import.en.ts';
import { en as space } from './space.en.ts';

export const company = { employees, import: importing, space };
