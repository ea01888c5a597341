import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './page.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Simulator',
  description:
    'Work out the budget for your boxes per month, year and employee, with and without VAT, and when the URSSAF limit would be crossed. No sign-up.',
  eyebrow: 'Simulator',
  heading: 'How much, for whom, and how far',
  intro:
    'Your choices on one side, the sums on the other: the budget with and without VAT, each person’s share, and the URSSAF limit on gifts. Nothing is recorded; the page’s address holds it all, just share it.',
  form: {
    title: 'Your choices',
    headcount: {
      label: 'Number of employees',
      hint: 'Those who will receive the boxes.',
      problem: 'Please write a whole number, from 1 to {max, number}.',
    },
    plan: {
      label: 'The monthly box',
      hint: 'One box per employee and month; each person composes their own.',
      months: '{months, plural, =0 {No commitment} other {#-month commitment}}',
      price: '{price} excl. VAT',
      none: 'No monthly box',
    },
    licence: {
      label: 'The listening app',
      hint: 'The licence, for the same people.',
      yes: 'With the licence',
      price: '{price} excl. VAT per employee and month',
      no: 'Without the licence',
    },
    boxes: {
      label: 'Single boxes',
      hint: 'Per employee, over a year.',
      box: '{name}, {price} excl. VAT',
      option: '{count, plural, =0 {none} other {# a year}}',
    },
    buyer: {
      label: 'Who gives?',
      employer: 'The employer',
      cse: 'The works council (CSE)',
    },
    vat: {
      label: 'Do you recover VAT?',
      hint: 'A works council usually does not.',
      yes: 'Yes',
      no: 'No',
    },
    gifts: {
      label: 'Other gifts this year, per employee',
      hint: 'In euros including VAT, given or planned: vouchers, hampers, gift cards.',
      problem: 'Please write an amount in euros, from 0 to {max}. Example: 49.90',
    },
    submit: 'Work it out',
  },
  result: {
    title: 'Your budget',
    nothing: 'Choose the monthly box, the licence or single boxes: the budget appears here.',
    perYear: 'excl. VAT per year, {gross} incl. VAT',
    rows: {
      month: 'Per month, on average',
      employee: 'Per employee and year',
      vat: 'VAT within the total',
      recovered: 'VAT you may recover',
      boxes: 'Boxes per employee and year',
    },
    net: '{price} excl. VAT',
    gross: '{price} incl. VAT',
    under: 'Below the URSSAF limit: {amount} left per employee',
    over: 'URSSAF limit crossed in {month}',
    fix: 'Please correct the field marked: the sums come back at once.',
    perhaps: 'Of which {vat} on the boxes, to be confirmed by your accountant.',
    cart: 'Put in my cart',
    cartNote:
      'The cart takes one box of each chosen theme per employee, for a first dispatch; the others are ordered when their time comes.',
    tooMany:
      'The cart stops at {max} pieces a line: for this many people, ask for a quote, which carries these choices.',
    quote: 'Ask for a quote',
    sheet: 'Budget sheet (PDF)',
    sheetFile: 'budget-sheet',
    pack: 'Works council vote pack (PDF)',
    packFile: 'works-council-vote-pack',
    councilVotes: 'Does the works council decide?',
    councilText:
      'The vote pack takes up these boxes, VAT included: options compared, equality, the URSSAF limit, a calendar, a draft resolution.',
    noSheet: 'The document could not be made',
    noSheetText: 'Please try again in a moment. Your choices stay in the page’s address.',
    share: 'Copy the address',
    shared: 'Address copied',
    sharedText: 'Whoever opens it sees the same figures.',
    notShared: 'It could not be copied',
    notSharedText: 'Please copy the address from your browser’s bar.',
    caution:
      'An estimate at today’s catalogue prices: neither a quote nor tax or social-law advice. Gifts we do not know of are not in the sums.',
  },
  request: {
    intro:
      'Hello, could you send me a quote for {headcount, plural, one {one employee} other {# employees}}? {buyer, select, cse {The works council} other {The employer}} is giving.',
    plan: '- {months, plural, =0 {Monthly box, no commitment} other {Monthly box, #-month commitment}}',
    box: '- {name}: {count} per employee and year',
    licence: '- Licence of the app for the same people',
    gifts: '- Other gifts this year: {amount} per employee',
    address: 'My simulation: {address}',
  },
  line: {
    eyebrow: 'URSSAF',
    title: 'The limit on gifts, month by month',
    intro:
      'All of one employee’s gifts are added up over the calendar year, VAT included. URSSAF, which collects French social contributions, sets the limit at {limit} per employee for {year}.',
    olderLimit: 'As the limit for {asked} is not published yet, the sums keep that of {year}.',
    under: {
      title: 'You stay below the limit',
      text: 'Each employee would receive gifts worth {total} in the year; {remaining} is left. Up to the limit, these gifts may come under the URSSAF tolerance, on conditions.',
    },
    over: {
      title: 'The limit is crossed in {month}',
      text: 'Each employee would receive gifts worth {total} in the year, {over} more than the limit.',
    },
    alreadyOver: {
      title: 'Your other gifts already cross the limit',
      text: 'Without any box they are worth {others} per employee; with the boxes, {total}, which is {over} more than the limit.',
    },
    consequence:
      'Beyond it, each gift must be tied to an event on URSSAF’s list (a birth, a marriage, Christmas, the start of the school year, retirement…), concern the person who receives it, and keep within its own limit of {share, number, ::percent .##} of the monthly ceiling. Otherwise its whole value is subject to social contributions.',
    employerLarge:
      'From {count} employees up, the tolerance applies to the works council’s gifts and not to the employer’s, unless there is an official record that no council could be elected. Your gifts would then have to be declared from the first euro.',
    employer:
      'The tolerance applies to the employer while the company has fewer than {count} employees, and beyond if there is an official record that no council could be elected.',
    cse: 'The tolerance applies to the works council’s gifts. Those the employer might give in its place are added to them.',
    chart: {
      title: 'Gifts per employee, adding up, VAT included',
      limit: 'Limit: {limit}',
      other: 'Other gifts count from January; single boxes are spread over the year.',
    },
    table: {
      show: 'Read these figures in a table',
      month: 'Month',
      given: 'Monthly and single boxes',
      total: 'Total so far',
      state: 'Against the limit',
      under: '{amount} left',
      over: '{amount} over',
    },
    source:
      'Limit for {year}: {share, number, ::percent .##} of the monthly social security ceiling ({ceiling}, {source}), to the nearest euro.',
  },
  plans: {
    eyebrow: 'Monthly box',
    title: 'Comparing commitments',
    caption: 'For {count, plural, one {one employee} other {# employees}}, excluding VAT',
    plan: 'Plan',
    unit: 'Per employee and month',
    month: 'Each month',
    year: 'Over twelve months',
    saved: 'Difference over the year',
    months: '{months, plural, =0 {No commitment} other {#-month commitment}}',
    chosen: 'your choice',
    less: '{price} less',
    reference: 'reference',
  },
  leaving: {
    title: 'And if you stop before the end?',
    intro: 'Move the slider: each plan says what it will have cost by then, excluding VAT.',
    months: 'Months taken before stopping',
    after: '{months, plural, one {After one month} other {After # months}}',
    caption:
      '{months, plural, one {Stopping after one month} other {Stopping after # months}}, {count, plural, one {one employee} other {# employees}}',
    plan: 'Plan',
    taken: 'Paid for those months',
    fee: 'Charge for leaving',
    unitAfter: 'From then on, per employee and month',
    goingOn: 'Whole year if you carry on',
    rule: 'You may leave a commitment whenever you wish, at no charge. Any boxes you take after that cost the price without commitment; past months are never recalculated.',
    show: 'Read the running total month by month',
    cumulated:
      '{months, plural, one {Running total excluding VAT when cancelled after one month and carried on} other {Running total excluding VAT when cancelled after # months and carried on}}',
    month: 'Month',
    short: '{months, plural, =0 {No commitment} other {# months}}',
  },
  vat: {
    eyebrow: 'VAT',
    title: 'And VAT?',
    licence: 'That of the licence, {vat} a year, is recovered as for any service.',
    'not-liable':
      'You do not recover VAT: your budget is the price with VAT, {gross} a year, of which {vat} is VAT.',
    accountant:
      'The VAT paid on the boxes would be {vat} a year. On a gift it can be recovered only if one person’s gifts stay within {limit} incl. VAT over the year (an amount set in {year}, revised every five years). You are below: it probably can be, which your accountant should confirm.',
    'above-limit':
      'The VAT paid on the boxes would be {vat} a year. On a gift it can be recovered only if one person’s gifts stay within {limit} incl. VAT over the year (an amount set in {year}, revised every five years). You are above: reckon with the price including VAT, {gross} a year, and ask your accountant.',
    rates:
      'The rate is not the same for every box: it stands, with its reason, on each one’s page.',
  },
  questions: {
    title: 'How far to trust these figures',
    exact: {
      question: 'Are these the prices we will pay?',
      answer:
        'They are those of the catalogue today, the same as in the cart. A price that changed meanwhile is shown to you before you pay; a quote does not move any more.',
    },
    others: {
      question: 'Why count our other gifts?',
      answer:
        'Because URSSAF adds them all up, wherever they come from: vouchers, Christmas parcels, boxes. To forget some would falsify the sum of the others.',
    },
    vote: {
      question: 'What do we put before the works council?',
      answer:
        'The vote pack, a PDF below the budget: the options compared with VAT, fairness between employees, the URSSAF limit and a draft resolution to adapt.',
    },
    space: {
      question: 'And once the boxes have been given?',
      answer:
        'The company’s space keeps the real account, by person and year, from <box>what you order</box> and what you add to it. <saas>The listening app</saas> remains a choice apart.',
    },
  },
  next: {
    title: 'A case that fits none of the boxes?',
    text: 'Several sites, part-timers, an event: describe it, and we will do the sum with you.',
    action: 'Describe our case',
  },
};
