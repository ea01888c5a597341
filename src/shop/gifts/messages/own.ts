import type { Texts } from '#basics/messages.ts';

/** Ce que quelqu’un a reçu dans l’année, dans son propre compte. */
export const texts = {
  title: { fr: 'Vos cadeaux de {year}', en: 'Your gifts of {year}' },
  intro: {
    fr: 'Ce que votre entreprise ou votre CSE a inscrit à votre nom. Ceux qui offrent le voient aussi\u202f; vos collègues, non.',
    en: 'What your company or your works council has entered under your name. Those who give see it too; your colleagues do not.',
  },
  total: {
    fr: '{total} TTC en tout, pour une limite de {limit} par personne et par an.',
    en: '{total} incl. VAT in all, for a limit of {limit} per person and year.',
  },
  meaning: {
    fr: 'Jusqu’à cette limite, l’URSSAF tolère, sous conditions, que les cadeaux d’une année ne soient pas soumis à cotisations. Au-delà, c’est à ceux qui offrent de le justifier ou de les déclarer\u202f; une partie peut alors figurer sur votre bulletin de paie. Si une ligne est fausse, dites-le-leur.',
    en: 'Up to this limit URSSAF tolerates, under conditions, that the gifts of a year are not subject to contributions. Above it, those who give have to justify or declare them; part of them may then be on your payslip. If a line is wrong, tell them.',
  },
  columns: {
    what: { fr: 'Cadeau', en: 'Gift' },
    day: { fr: 'Remis le', en: 'Given on' },
    event: { fr: 'Événement', en: 'Event' },
    value: { fr: 'Valeur TTC', en: 'Value incl. VAT' },
  },
  noEvent: { fr: 'sans événement', en: 'no event' },
  failed: {
    fr: 'Vos cadeaux de l’année n’ont pas pu être lus.',
    en: 'Your gifts of the year could not be read.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
} satisfies Texts;
