import type { MirrorOf } from '#basics/messages.ts';
import { en as journal } from './journal.en.ts';
import type { fr } from './own-data.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Your company',
  groups: {
    roles: 'Your roles',
    places: 'Your place in the list of employees',
    invitations: 'Invitations to your address',
    codes: 'Where a code on paper let you in',
    acts: 'What you did in the space',
  },
  fields: {
    legal_name: 'Company',
    role: 'Role',
    granted_at: 'Given on',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail address',
    employee_number: 'Employee number',
    site: 'Site',
    team: 'Team',
    added_at: 'In the list since',
    left_on: 'Left on',
    sent_at: 'Sent on',
    expires_at: 'Valid until',
    accepted_at: 'Accepted on',
    revoked_at: 'Revoked on',
    entered_at: 'Code used on',
    ended_at: 'Place confirmed, given back or taken on',
    happened_at: 'Date',
    action: 'Event',
  },
  values: {
    owner: 'owner',
    hr: 'HR',
    prevention: 'prevention lead',
    cse: 'works council',
    ...journal.actions,
  },
};
