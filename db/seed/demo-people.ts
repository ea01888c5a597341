/** The demo company's cast; the accounts issue gives them their sign-ins. */
export const DEMO_PEOPLE = [
  { email: 'admin@prevenance.example', part: 'staff, administrator' },
  { email: 'claire.moreau@atelier-lumiere.example', part: 'HR of the demo company' },
  { email: 'karim.benali@atelier-lumiere.example', part: 'works council (CSE)' },
  { email: 'lea.fontaine@atelier-lumiere.example', part: 'employee' },
] as const;
