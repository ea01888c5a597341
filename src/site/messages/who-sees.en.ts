import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './who-sees.fr.ts';

export const en: MirrorOf<typeof fr> = {
  caption: 'What each of us sees, and what nobody is shown',
  columns: { who: 'Who', sees: 'Sees', never: 'Never sees' },
  rows: {
    employee: {
      who: 'Each employee',
      sees: 'Their own answers and trends, day by day',
      never: 'Those of a colleague',
    },
    hr: {
      who: 'Human resources',
      sees: 'The indicators published each Monday, for groups of at least ten listed people',
      never: 'An answer, a name, the list of who answered',
    },
    cse: {
      who: 'The works council (CSE)',
      sees: 'Exactly the same indicators, at the same minute',
      never: 'An answer, a name, the list of who answered',
    },
    lead: {
      who: 'Team leads',
      sees: 'What any employee sees: their own answers',
      never: 'Those of their team',
    },
    us: {
      who: 'Our own staff',
      sees: 'Your orders, and what you write to us',
      never: 'Answers: they live in a separate database that our back office is not connected to',
    },
  },
};
