import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './simulation-sheet.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Budget sheet',
  foot: '{title} · {seller} · {day}',
  page: 'Page',
  intro:
    'Made on {day} at that day’s catalogue prices. An estimate: neither a quote nor advice on tax or social contributions.',
  plan: '{months, plural, =0 {No commitment} other {#-month commitment}}',
  chosen: '{name} (your choice)',
  choices: {
    title: 'Your choices',
    headcount: 'Employees',
    buyer: 'Who gives',
    employer: 'The employer',
    cse: 'The works council (CSE)',
    vat: 'Recovers VAT',
    yes: 'Yes',
    no: 'No',
    plan: 'Monthly box',
    none: 'None',
    perYear: '{count, plural, other {# per employee and year}}',
    licence: 'Licence of the app',
    gifts: 'Other gifts this year, per employee, incl. VAT',
  },
  costs: {
    title: 'The budget of a year',
    what: 'Item',
    net: 'Excl. VAT',
    vat: 'VAT',
    gross: 'Incl. VAT',
    boxes: 'Boxes',
    licence: 'Licence',
    year: 'Total for the year',
    month: 'Per month, on average',
    employee: 'Per employee and year',
  },
  recovered: {
    'not-liable': 'You do not recover VAT: your budget is the price including it.',
    accountant:
      'VAT on the boxes, {vat}: probably recoverable, as one person’s gifts stay below {limit} incl. VAT in the year. To be confirmed by your accountant.',
    'above-limit':
      'VAT on the boxes: not recoverable, as one person’s gifts pass {limit} incl. VAT in the year. To be confirmed by your accountant.',
    licence: 'VAT on the licence: {vat} recoverable.',
  },
  plans: {
    title: 'Comparing the commitments',
    plan: 'Plan',
    unit: 'Per employee and month, excl. VAT',
    year: 'Over twelve months, excl. VAT',
    taken:
      '{months, plural, one {Stopped after one month, excl. VAT} other {Stopped after # months, excl. VAT}}',
    after: 'From then on, per employee and month, excl. VAT',
    note: 'You may leave a commitment whenever you wish, at no charge. Boxes taken after that cost the price without commitment; past months are never recalculated.',
  },
  limit: {
    title: 'The URSSAF limit, month by month',
    intro:
      'All gifts to one employee add up over the calendar year, VAT included. Limit for {year}: {limit} per employee ({share, number, ::percent .##} of the monthly social security ceiling, {source}).',
    under:
      'Each employee would receive {total}: {left} remain below the limit. The tolerance applies under conditions.',
    over: 'Each employee would receive {total}, which is {over} above the limit, crossed in {month}. Beyond it, each gift must be tied to an event on URSSAF’s list, concern that person and keep to a limit of its own; failing that, its whole value is subject to contributions.',
    month: 'Month',
    given: 'Boxes received',
    total: 'Total this year',
  },
  caution:
    'Prices, rates and limits are those known that day. Gifts that we do not know of are not counted.',
  again: 'Take this simulation up again',
};
