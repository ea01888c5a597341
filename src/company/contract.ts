/** What may be asked of a company's space, by subject. */
export * from './contract/codes.ts';
export * from './contract/companies-by-staff.ts';
export * from './contract/employees.ts';
export * from './contract/imports.ts';
export * from './contract/journal.ts';
export * from './contract/members.ts';
export * from './contract/places.ts';
export * from './contract/spaces.ts';
