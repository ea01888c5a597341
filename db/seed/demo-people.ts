/** The demo's cast, by company: a link by mail signs each of them in. */
export const DEMO_PEOPLE = [
  {
    email: 'admin@prevenance.example',
    part: 'administrator, as is whoever signs in first',
    company: undefined,
    roles: [],
    isEmployee: false,
  },
  {
    email: 'claire.moreau@atelier-lumiere.example',
    part: 'owner and HR of the demo company',
    company: 'Atelier Lumière',
    roles: ['owner', 'hr'],
    isEmployee: true,
  },
  {
    email: 'helene.faure@atelier-lumiere.example',
    part: 'prevention lead',
    company: 'Atelier Lumière',
    roles: ['prevention'],
    isEmployee: true,
  },
  {
    email: 'karim.benali@atelier-lumiere.example',
    part: 'works council (CSE)',
    company: 'Atelier Lumière',
    roles: ['cse'],
    isEmployee: true,
  },
  {
    email: 'lea.fontaine@atelier-lumiere.example',
    part: 'employee',
    company: 'Atelier Lumière',
    roles: [],
    isEmployee: true,
  },
  {
    email: 'jeanne.lenoir@menuiserie-lenoir.example',
    part: 'owner of a company of six, too small for figures',
    company: 'Menuiserie Lenoir',
    roles: ['owner'],
    isEmployee: true,
  },
] as const;
