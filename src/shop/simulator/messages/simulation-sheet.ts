import type { Texts } from '#basics/messages.ts';

/** Read by the server only, when a simulation is printed. */
export const texts = {
  title: { fr: 'Fiche budget', en: 'Budget sheet' },
  foot: { fr: '{title} · {seller} · {day}', en: '{title} · {seller} · {day}' },
  page: { fr: 'Page', en: 'Page' },
  intro: {
    fr: 'Établie le {day} aux prix du catalogue de ce jour. Une estimation\u00a0: ni un devis, ni un conseil fiscal ou social.',
    en: 'Made on {day} at that day’s catalogue prices. An estimate: neither a quote nor advice on tax or social contributions.',
  },
  plan: {
    fr: '{months, plural, =0 {Sans engagement} other {Engagement de # mois}}',
    en: '{months, plural, =0 {No commitment} other {#-month commitment}}',
  },
  chosen: { fr: '{name} (votre choix)', en: '{name} (your choice)' },
  choices: {
    title: { fr: 'Vos choix', en: 'Your choices' },
    headcount: { fr: 'Salariés', en: 'Employees' },
    buyer: { fr: 'Qui offre', en: 'Who gives' },
    employer: { fr: 'L’employeur', en: 'The employer' },
    cse: { fr: 'Le CSE', en: 'The works council (CSE)' },
    vat: { fr: 'TVA récupérée', en: 'Recovers VAT' },
    yes: { fr: 'Oui', en: 'Yes' },
    no: { fr: 'Non', en: 'No' },
    plan: { fr: 'Box du mois', en: 'Monthly box' },
    none: { fr: 'Aucune', en: 'None' },
    perYear: {
      fr: '{count, plural, other {# par salarié et par an}}',
      en: '{count, plural, other {# per employee and year}}',
    },
    licence: { fr: 'Licence de l’application', en: 'Licence of the app' },
    gifts: {
      fr: 'Autres cadeaux de l’année, par salarié, TTC',
      en: 'Other gifts this year, per employee, incl. VAT',
    },
  },
  costs: {
    title: { fr: 'Le budget d’une année', en: 'The budget of a year' },
    what: { fr: 'Poste', en: 'Item' },
    net: { fr: 'HT', en: 'Excl. VAT' },
    vat: { fr: 'TVA', en: 'VAT' },
    gross: { fr: 'TTC', en: 'Incl. VAT' },
    boxes: { fr: 'Box', en: 'Boxes' },
    licence: { fr: 'Licence', en: 'Licence' },
    year: { fr: 'Total de l’année', en: 'Total for the year' },
    month: { fr: 'Par mois, en moyenne', en: 'Per month, on average' },
    employee: { fr: 'Par salarié et par an', en: 'Per employee and year' },
  },
  recovered: {
    'not-liable': {
      fr: 'Vous ne récupérez pas la TVA\u00a0: votre budget est le prix TTC.',
      en: 'You do not recover VAT: your budget is the price including it.',
    },
    accountant: {
      fr: 'TVA des box, {vat}\u00a0: probablement récupérable, les cadeaux d’une même personne restant sous {limit} TTC dans l’année. À confirmer avec votre comptable.',
      en: 'VAT on the boxes, {vat}: probably recoverable, as one person’s gifts stay below {limit} incl. VAT in the year. To be confirmed by your accountant.',
    },
    'above-limit': {
      fr: 'TVA des box\u00a0: elle ne se récupère pas, les cadeaux d’une même personne passant {limit} TTC dans l’année. À confirmer avec votre comptable.',
      en: 'VAT on the boxes: not recoverable, as one person’s gifts pass {limit} incl. VAT in the year. To be confirmed by your accountant.',
    },
    licence: {
      fr: 'TVA de la licence\u00a0: {vat} récupérables.',
      en: 'VAT on the licence: {vat} recoverable.',
    },
  },
  plans: {
    title: { fr: 'Comparer les engagements', en: 'Comparing the commitments' },
    plan: { fr: 'Formule', en: 'Plan' },
    unit: { fr: 'Par salarié et par mois, HT', en: 'Per employee and month, excl. VAT' },
    year: { fr: 'Sur douze mois, HT', en: 'Over twelve months, excl. VAT' },
    taken: {
      fr: '{months, plural, one {Arrêt après un mois, HT} other {Arrêt après # mois, HT}}',
      en: '{months, plural, one {Stopped after one month, excl. VAT} other {Stopped after # months, excl. VAT}}',
    },
    after: {
      fr: 'Ensuite, par salarié et par mois, HT',
      en: 'From then on, per employee and month, excl. VAT',
    },
    note: {
      fr: 'Un engagement s’arrête quand vous le souhaitez, sans frais. Les box prises ensuite sont au prix sans engagement\u202f; les mois passés ne sont jamais recalculés.',
      en: 'You may leave a commitment whenever you wish, at no charge. Boxes taken after that cost the price without commitment; past months are never recalculated.',
    },
  },
  limit: {
    title: { fr: 'La limite de l’URSSAF, mois après mois', en: 'The URSSAF limit, month by month' },
    intro: {
      fr: 'Tous les cadeaux d’un salarié s’additionnent sur l’année civile, TVA comprise. Limite {year}\u00a0: {limit} par salarié ({share, number, ::percent .##} du plafond mensuel de la sécurité sociale, {source}).',
      en: 'All gifts to one employee add up over the calendar year, VAT included. Limit for {year}: {limit} per employee ({share, number, ::percent .##} of the monthly social security ceiling, {source}).',
    },
    under: {
      fr: 'Chaque salarié recevrait {total}\u00a0: il reste {left} sous la limite. La tolérance s’applique sous conditions.',
      en: 'Each employee would receive {total}: {left} remain below the limit. The tolerance applies under conditions.',
    },
    over: {
      fr: 'Chaque salarié recevrait {total}, soit {over} de plus que la limite, passée en {month}. Au-delà, chaque cadeau doit se rattacher à un événement de la liste de l’URSSAF, concerner la personne et respecter sa propre limite\u202f; à défaut, sa valeur entière entre dans l’assiette des cotisations.',
      en: 'Each employee would receive {total}, which is {over} above the limit, crossed in {month}. Beyond it, each gift must be tied to an event on URSSAF’s list, concern that person and keep to a limit of its own; failing that, its whole value is subject to contributions.',
    },
    month: { fr: 'Mois', en: 'Month' },
    given: { fr: 'Box reçues', en: 'Boxes received' },
    total: { fr: 'Cumul de l’année', en: 'Total this year' },
  },
  caution: {
    fr: 'Les prix, les taux et les limites sont ceux connus ce jour. Les cadeaux que nous ignorons ne sont pas dans le compte.',
    en: 'Prices, rates and limits are those known that day. Gifts that we do not know of are not counted.',
  },
  again: { fr: 'Reprendre cette simulation', en: 'Take this simulation up again' },
} satisfies Texts;
