/** The demo's cast: a link by mail signs each of them in. */
export const DEMO_PEOPLE = [
  {
    email: 'admin@prevenance.example',
    part: 'administrator, as is whoever signs in first',
    roles: [],
    isEmployee: false,
  },
  {
    email: 'claire.moreau@atelier-lumiere.example',
    part: 'owner and HR of the demo company',
    roles: ['owner', 'hr'],
    isEmployee: true,
  },
  {
    email: 'karim.benali@atelier-lumiere.example',
    part: 'works council (CSE)',
    roles: ['cse'],
    isEmployee: true,
  },
  {
    email: 'lea.fontaine@atelier-lumiere.example',
    part: 'employee',
    roles: [],
    isEmployee: true,
  },
] as const;
