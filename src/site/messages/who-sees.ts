import type { Texts } from '#basics/messages.ts';

/** One table, shown wherever somebody asks. */
export const texts = {
  caption: {
    fr: 'Ce que voit chacun, et ce que personne ne lui montre',
    en: 'What each of us sees, and what nobody is shown',
  },
  columns: {
    who: { fr: 'Qui', en: 'Who' },
    sees: { fr: 'Voit', en: 'Sees' },
    never: { fr: 'Ne voit jamais', en: 'Never sees' },
  },
  rows: {
    employee: {
      who: { fr: 'Chaque salarié', en: 'Each employee' },
      sees: {
        fr: 'Ses propres réponses et ses tendances, jour après jour',
        en: 'Their own answers and trends, day by day',
      },
      never: { fr: 'Celles d’un collègue', en: 'Those of a colleague' },
    },
    hr: {
      who: { fr: 'Les ressources humaines', en: 'Human resources' },
      sees: {
        fr: 'Les indicateurs publiés chaque lundi, pour des groupes d’au moins dix personnes inscrites',
        en: 'The indicators published each Monday, for groups of at least ten listed people',
      },
      never: {
        fr: 'Une réponse, un nom, la liste de ceux qui ont répondu',
        en: 'An answer, a name, the list of who answered',
      },
    },
    cse: {
      who: { fr: 'Le CSE', en: 'The works council (CSE)' },
      sees: {
        fr: 'Exactement les mêmes indicateurs, à la même minute',
        en: 'Exactly the same indicators, at the same minute',
      },
      never: {
        fr: 'Une réponse, un nom, la liste de ceux qui ont répondu',
        en: 'An answer, a name, the list of who answered',
      },
    },
    lead: {
      who: { fr: 'Les responsables d’équipe', en: 'Team leads' },
      sees: {
        fr: 'La même chose que tout salarié : leurs propres réponses',
        en: 'What any employee sees: their own answers',
      },
      never: { fr: 'Celles de leur équipe', en: 'Those of their team' },
    },
    us: {
      who: { fr: 'Nous', en: 'Our own staff' },
      sees: {
        fr: 'Vos commandes, et ce que vous nous écrivez',
        en: 'Your orders, and what you write to us',
      },
      never: {
        fr: 'Les réponses : elles sont dans une base à part, à laquelle notre outil de gestion n’est pas relié',
        en: 'Answers: they live in a separate database that our back office is not connected to',
      },
    },
  },
} satisfies Texts;
