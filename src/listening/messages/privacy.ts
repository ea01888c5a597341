import type { Texts } from '#basics/messages.ts';

/** Who sees what, said to whoever is asked. */
export const texts = {
  title: { fr: 'Qui voit quoi\u202f?', en: 'Who sees what?' },
  close: { fr: 'Fermer', en: 'Close' },
  you: {
    title: { fr: 'Vous', en: 'You' },
    text: {
      fr: 'Tout ce que vous avez répondu, jour après jour. Vous pouvez le télécharger et l’effacer quand vous voulez.',
      en: 'Everything you have answered, day by day. You can download it and erase it whenever you like.',
    },
  },
  company: {
    title: { fr: 'Les RH et le CSE', en: 'HR and the works council' },
    text: {
      fr: 'Un chiffre par équipe, une fois la semaine terminée, si {least} personnes au moins y sont inscrites sur la liste du trimestre, qu’elles répondent ou non. Ils voient la même chose, à la même minute. Jamais une réponse, jamais un nom, jamais qui a répondu ou non.',
      en: 'A figure for each team, once the week is over, if at least {least} people in it are on the quarter’s list, whether they answer or not. They see the same, at the same minute. Never an answer, never a name, never who answered and who did not.',
    },
    everybody: {
      fr: 'Votre entreprise a choisi de montrer ces mêmes résultats à tous les salariés.',
      en: 'Your company has chosen to show these same results to every employee.',
    },
  },
  nobody: {
    title: { fr: 'Personne d’autre', en: 'Nobody else' },
    text: {
      fr: 'Vos réponses sont dans une base séparée, sous un pseudonyme dont la clé est ailleurs. Les écrans de votre entreprise et de notre équipe n’y ont aucun accès.',
      en: 'Your answers are in a separate database, under a pseudonym whose key is elsewhere. The screens of your company and of our team have no access to it.',
    },
  },
  group: {
    title: { fr: 'Votre groupe', en: 'Your group' },
    text: {
      fr: '{name}\u00a0: {count, plural, one {une personne} other {# personnes}}.',
      en: '{name}: {count, plural, one {one person} other {# people}}.',
    },
    changed: {
      fr: 'Sa composition a changé pour la dernière fois le {day}.',
      en: 'The people in it last changed on {day}.',
    },
    never: { fr: 'Sa composition n’a pas changé.', en: 'The people in it have not changed.' },
    small: {
      fr: 'Vous êtes moins de {least}\u00a0: rien n’est publié pour un si petit groupe. Vos réponses ne comptent que dans un ensemble plus grand.',
      en: 'You are fewer than {least}: nothing is published for a group so small. Your answers count within a larger one only.',
    },
    waits: {
      fr: 'Vous n’êtes pas encore sur la liste de votre groupe\u00a0: vous y compterez à partir du lundi {day}, si vous avez répondu deux semaines d’ici là. Vos propres tendances, elles, n’attendent pas.',
      en: 'You are not yet on the list of your group: you count there from Monday {day} on, if you have answered in two weeks by then. Your own trends do not wait.',
    },
  },
  example: {
    title: { fr: 'Un exemple', en: 'An example' },
    text: {
      fr: 'Vous répondez «\u202fTrès mal\u202f», et vos neuf collègues «\u202fPlutôt bien\u202f». Votre nombre ne descend que de deux points par semaine, et ne sort jamais de 3 à 13. Un terme secret, le vôtre, pour toujours, s’y ajoute, avec ceux de vos collègues\u00a0: lundi, on lit peut-être 8 sur 15 pour votre équipe, peut-être 12, et personne ne peut en déduire avec sûreté ce que vous avez dit.',
      en: 'You answer “Very badly” and your nine colleagues “Rather well”. Your number goes down by two points a week only, and never leaves 3 to 13. A secret term, yours for ever, is added to it, and your colleagues’ to theirs: on Monday the team may read 8 out of 15, or 12, and nobody can tell from it for sure what you said.',
    },
  },
  polls: {
    title: { fr: 'Les questions posées à tous', en: 'Questions put to everybody' },
    text: {
      fr: 'Une fois par trimestre au plus, les RH ou le CSE peuvent poser une question à choix. Seules des parts, en dizaines, sont publiées, une fois, à partir de soixante inscrits. Une personne sur quatre, inconnue de tous et toujours la même, n’y est pas comptée. Votre réponse est effacée quand le résultat paraît.',
      en: 'Once a quarter at most, HR or the works council can ask a question with fixed answers. Only shares are published, in tens, once, from sixty people listed on. One person in four, known to nobody and always the same, is not counted in them. Your answer is erased when the result is out.',
    },
  },
  questionnaire: {
    title: { fr: 'Le questionnaire annuel', en: 'The yearly questionnaire' },
    text: {
      fr: 'Une fois par an, dix-huit énoncés, facultatifs. Aucun énoncé n’est publié : seulement six dimensions, une fois, pour l’entreprise et les groupes d’au moins {least} inscrits, avec des termes secrets qui sont les vôtres pour toujours. Vos réponses sont gardées sous pseudonyme jusqu’au résultat, puis effacées.',
      en: 'Once a year, eighteen statements, optional. No statement is published: only six dimensions, once, for the company and groups of at least {least} listed people, with secret terms that are yours for ever. Your answers are kept under a pseudonym until the result, then erased.',
    },
  },
  notPromised: {
    title: { fr: 'Ce que nous ne promettons pas', en: 'What we do not promise' },
    text: {
      fr: 'Quelqu’un qui saurait tout ce que répondent les autres pourrait remarquer que vous changez pour longtemps. Et ne montrez pas vos réponses à votre employeur\u00a0: une seule lui apprendrait quelque chose de votre terme secret, pour toujours.',
      en: 'Somebody who knew everything the others answer might notice that you change for long. And do not show your answers to your employer: a single one would teach them something of your secret term, for ever.',
    },
  },
  always: {
    fr: 'Un changement d’équipe, un départ, une réponse tardive ne changent jamais un résultat déjà publié. Si vous partez, ou ne répondez plus, votre dernier nombre reste compté jusqu’à la fin de la liste\u00a0: votre absence ne se voit pas.',
    en: 'Somebody who moves, who leaves, or an answer that comes late never changes a result that was published. If you leave, or answer no more, your last number counts until the list ends: your absence shows nowhere.',
  },
  method: { fr: 'La méthode complète', en: 'The whole method' },
} satisfies Texts;
