import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './notifications.fr.ts';

export const en: MirrorOf<typeof fr> = {
  'role-granted': {
    title: 'You have a new role at {company}',
    text: '{role, select, owner {You are now an owner of the space: settings, roles, licence.} hr {You now keep the list of employees and see the anonymous indicators.} prevention {You now keep the risk document and receive alerts.} cse {You now see, for the works council, the same anonymous indicators as HR.} other {Your rights have changed.}}',
  },
  'role-taken': {
    title: 'A role of yours at {company} has ended',
    text: '{role, select, owner {You are no longer an owner of the space.} hr {You no longer have the HR role.} prevention {You are no longer the prevention lead.} cse {You no longer have the works council role.} other {Your rights have changed.}} If in doubt, ask an owner of the space.',
  },
  'colleague-joined': {
    title: 'Somebody has joined the space of {company}',
    text: '{role, select, owner {They agreed to be an owner.} hr {They took the HR role.} prevention {They agreed to be the prevention lead.} cse {They took the works council role.} other {They accepted your invitation.}} Everybody is listed in the settings.',
  },
  'colleague-left': {
    title: 'Somebody has left their role at {company}',
    text: '{role, select, owner {They are no longer an owner.} hr {They laid down the HR role.} prevention {They are no longer the prevention lead.} cse {They laid down the works council role.} other {They laid down their role.}} Everybody is listed in the settings.',
  },
  'licence-set': {
    title: 'The licence of {company} is up to date',
    text: 'It has {seats, plural, one {one seat} other {# seats}} and runs until {day}, that day included.',
  },
  'licence-ends': {
    title: 'The licence of {company} ends soon',
    text: 'It runs until {day}, that day included. Afterwards everything can still be read and nothing is deleted, but nobody writes any more. To go on, write to us.',
  },
  'licence-over': {
    title: 'The licence of {company} has ended',
    text: 'It ran until {day}. Everything can still be read and nothing is deleted. To take it up again, write to us.',
  },
  'invitation-undelivered': {
    title: '{count, plural, one {An invitation} other {# invitations}} could not be delivered',
    text: 'For the space of {company}, the mail server refused {count, plural, one {the address} other {these addresses}}. Check {count, plural, one {it} other {them}}, then send {count, plural, one {the invitation} other {the invitations}} again.',
  },
  'verification-verified': {
    title: '{company} is verified',
    text: 'You invite without a limit, and may ask to pay after delivery.',
  },
  'verification-refused': {
    title: '{company} could not be verified',
    text: 'Your space stays open. In the settings, tell us how to reach the company, or write to us.',
  },
  'verification-withdrawn': {
    title: '{company} is no longer verified',
    text: 'Your space stays open, without payment after delivery and with few invitations a day. Write to us to talk about it.',
  },
  'verification-lapsed': {
    title: '{company} is to be verified anew',
    text: 'Its name has changed. We are looking into it, there is nothing you have to do. Until then, payment after delivery waits.',
  },
  'siren-shared': {
    title: 'A space was opened with the SIREN of {company}',
    text: 'If it is a colleague, invite them to yours instead. If not, there is nothing to do: that space sees nothing of yours, has no credit in your name, and we are examining it.',
  },
  'place-taken': {
    title: 'Your place at {company} was taken',
    text: 'Another account took it, with an invitation or a new code on paper. Your answers stay yours alone: nobody else reads them. If this place is yours, ask the company who took it, or write to us.',
  },
  'company-journal-altered': {
    title: 'The journal of {company} is no longer as it was written',
    text: 'The nightly check found at least one line that was changed, added or taken out afterwards. The journal shows which. Our team has been told and will restore the original lines; until then, do not rely on those that are marked.',
  },
};
