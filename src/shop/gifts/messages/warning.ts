import type { Texts } from '#basics/messages.ts';

/** Avant de commander\u00a0: ce que ces box changeraient à l’année des salariés. */
export const texts = {
  title: { fr: 'Limite URSSAF de {year}', en: 'URSSAF limit of {year}' },
  crossing: {
    fr: 'Si chacun reçoit une box de chaque ligne ({value} TTC), {count, plural, one {une personne de plus dépasserait} other {jusqu’à # personnes de plus dépasseraient}} {limit} cette année.',
    en: 'If each person receives one box of each line ({value} incl. VAT), {count, plural, one {one more person would be} other {up to # more people would be}} over {limit} this year.',
  },
  first: { fr: 'La première dès le mois {deMonth}.', en: 'The first of them as early as {month}.' },
  already: {
    fr: '{count, plural, one {Une personne a déjà dépassé} other {# personnes ont déjà dépassé}} {limit}.',
    en: '{count, plural, one {One person is already} other {# people are already}} over {limit}.',
  },
  meter: { fr: 'Voir le compteur des cadeaux', en: 'See the meter of gifts' },
  simulated: {
    ask: {
      fr: 'Compter aussi ce que votre espace a déjà offert',
      en: 'Count what your space has already given too',
    },
    title: {
      fr: '{company}, d’après le compteur de {year}',
      en: '{company}, by the meter of {year}',
    },
    crossing: {
      fr: 'Ces box en plus de ce que chacun a déjà reçu\u00a0: {count, plural, =0 {personne de plus ne dépasserait} one {une personne de plus dépasserait} other {# personnes de plus dépasseraient}} {limit} cette année, {people, plural, one {sur le seul salarié} other {sur les # salariés}} de votre liste.',
      en: 'These boxes on top of what each person has received: {count, plural, =0 {nobody else would be} one {one more person would be} other {# more people would be}} over {limit} this year, of {people, plural, one {the one employee} other {the # employees}} on your list.',
    },
    how: {
      fr: 'Compté personne par personne, sans moyenne ni le montant saisi plus haut\u00a0: les box à l’unité dès ce mois, celle du mois chaque mois jusqu’en décembre.',
      en: 'Counted person by person, without averages or the amount typed above: boxes on demand from this month, the monthly box each month until December.',
    },
    failed: {
      fr: 'Le compteur n’a pas répondu. Votre simulation reste là.',
      en: 'The meter did not answer. Your simulation is still here.',
    },
    retry: { fr: 'Réessayer', en: 'Try again' },
  },
} satisfies Texts;
