import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './settings.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Listening settings',
  loading: 'Reading the settings…',
  saved: 'Saved.',
  failed: 'This setting was not saved. Try again.',
  forbidden: 'You may not change this setting, or the licence of the space is over.',
  rules: {
    title: 'What is published',
    leastK: 'Number of listed people from which a group is published',
    leastKHint:
      'Never under ten. Holds from the next list on; what is published does not change. The works council reads every change in the journal.',
    option: '{least} people',
    tellsEverybody: 'Share the results with every employee, by e-mail and in the application',
    ownersOnly: 'Only an owner of the space changes these two.',
    save: 'Save',
  },
  reminders: {
    title: 'When to ask',
    text: 'One e-mail to everybody, in working time, whether they have answered or not. Never at night, on a weekend, a public holiday or a day when the site is closed. Everybody may opt out.',
    weekdays: { w1: 'Monday', w2: 'Tuesday', w3: 'Wednesday', w4: 'Thursday', w5: 'Friday' },
    days: 'Days',
    hour: 'Time',
    hourOption: '{hour}:00',
    none: 'No day chosen: no e-mail leaves.',
    closures: 'Closed days',
    noClosure: 'No closure.',
    closure: '{from} to {to}',
    remove: 'Remove the closure of {from} to {to}',
    firstDay: 'First day',
    lastDay: 'Last day',
    add: 'Add a closure',
  },
  problems: {
    'day-invalid': 'There is no such day.',
    'before-first': 'The last day comes before the first.',
    'too-long': 'A closure lasts a year at most.',
  },
};
