import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './vote-pack.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Works council vote pack',
  foot: '{title} · {seller} · {day}',
  page: 'Page',
  intro:
    'Made on {day} at that day’s catalogue prices. A basis for discussion: neither a quote nor legal, social or tax advice.',
  status:
    'A translation, for reading: the French document is the one that is put to the vote. Dotted lines are for the works council (CSE) to fill in.',
  plan: '{months, plural, =0 {Monthly box (no commitment)} other {Monthly box (committed for # months)}}',
  alone: 'The boxes on demand alone',
  chosen: '{name}, proposed',
  proposal: {
    title: 'What is proposed',
    headcount: 'Employees',
    plan: 'Monthly box',
    none: 'None',
    perYear: '{count, plural, other {# per employee and year}}',
    gifts: 'Other gifts this year, per employee',
    giftsValue: '{amount} incl. VAT',
    year: 'Budget of a year',
    yearValue: '{gross} incl. VAT, of which {vat} VAT',
    month: 'Per month, on average',
    employee: 'Per employee and year',
    gross: '{amount} incl. VAT',
    vat: 'Amounts include VAT: a works council does not, as a rule, recover it.',
    licence:
      'The simulation also has the licence of the app. It is no gift and is not counted here: this pack is about the boxes only.',
  },
  options: {
    title: 'The options compared',
    option: 'Option',
    boxes: 'Boxes per employee and year',
    month: 'Per month, incl. VAT',
    year: 'Per year, incl. VAT',
    employee: 'Per employee and year, incl. VAT',
    limit: 'URSSAF limit',
    under: 'not reached; {left} left',
    at: 'reached, not crossed',
    over: 'crossed in {month}',
    alreadyOver: 'crossed by the other gifts already',
    boxesGoAlong: 'The boxes on demand that were picked are counted in each option.',
    leaving:
      'You may leave a commitment whenever you wish, at no charge. Boxes taken after that cost the price without commitment; past months are never recalculated.',
  },
  equality: {
    title: 'Equality between those who receive',
    seniority:
      'All employees are entitled from their first day, trainees too: no condition of seniority or of actual presence is allowed (French labour code, art.\u00a0L2312-78 and R2312-35; Cass. soc., 3 April 2024, no.\u00a022-16.812, and 12 March 2025, no.\u00a023-21.223). The time that URSSAF left works councils to comply ended on 31 December 2025: the rule has held without reserve since 1 January 2026.',
    contract:
      'The kind of contract, part-time work, the professional category or an absence do not change the gift.',
    criteria:
      'The gift may still vary by objective social criteria, the same for everybody and written beforehand: family income or dependent children, for example.',
    same: 'This budget counts the same for each: {amount} incl. VAT per employee and year, for {headcount, plural, one {one employee} other {# employees}}. Add trainees and those who join within the year.',
  },
  limit: {
    title: 'The URSSAF limit, with the sums',
    intro:
      'All gifts to one employee add up over the calendar year, VAT included, from the works council or from the employer in its place. It is a tolerance, under conditions, and not a right.',
    olderLimit: 'The limit for {asked} is not published yet: the sums keep that of {year}.',
    what: 'Sums, for one employee',
    amount: 'Incl. VAT',
    limit:
      'Limit for {year}: {share, number, ::percent .##} of the monthly ceiling, {ceiling} ({source}), which is {exact}, to the nearest euro',
    gifts: 'Other gifts this year',
    plan: 'Monthly box: 12 × {unit}',
    box: '{name}: {count} × {unit}',
    total: 'Total of the year',
    left: 'Left below the limit',
    over: 'Above the limit',
    isUnder:
      'The total does not cross the limit: these gifts may fall under the tolerance, under conditions.',
    isOver:
      'The limit would be crossed in {month}. Beyond it, each gift must be tied to an event on URSSAF’s list, concern whoever receives it and keep to a limit of its own; failing that, its whole value is subject to contributions.',
    isAlreadyOver:
      'The other gifts cross the limit already, without any box. Each gift must then be tied to an event on URSSAF’s list, concern whoever receives it and keep to a limit of its own; failing that, its whole value is subject to contributions.',
  },
  calendar: {
    title: 'Calendar',
    step: 'Step',
    who: 'Who',
    rule: 'Rule',
    date: 'Date',
    agenda: 'Agenda',
    agendaWho: 'Chair and secretary, together',
    agendaRule:
      'Sent at least three days before the meeting (French labour code, art.\u00a0L2315-29 and L2315-30)',
    vote: 'Meeting and vote',
    voteWho: 'Members of the council',
    voteRule: 'By a majority of the members present (art.\u00a0L2315-32)',
    minutes: 'Minutes',
    minutesWho: 'Secretary',
    minutesRule:
      'Within the time set by agreement; failing that, fifteen days after the meeting (art.\u00a0L2315-34 and R2315-25)',
    order: 'Order',
    orderWho: 'Member given the mandate',
    orderRule: 'After the vote, at the price of the day of the order',
    delivery: 'Delivery',
    deliveryRule:
      'The week wished for, at least {days} working days after the order; ordered today, from {monday} on',
  },
  resolution: {
    title: 'Draft resolution',
    opening:
      'The works council (comité social et économique) of {blank}, meeting on {blank}, having deliberated, decides:',
    offer: 'To give each employee and each trainee, from {blank} to {blank}: {offer}.',
    budget:
      'To spend on it at most {gross} incl. VAT of its budget for social and cultural activities, which is {employee} incl. VAT per person and year, give or take the rounding, for {headcount, number} people.',
    equality:
      'To set no condition of seniority or of actual presence. Variation by objective social criteria (none, or which): {blank}.',
    under:
      'To keep count of each person’s gifts of the year. With those already planned it would be {total}, for a limit of {limit}.',
    over: 'To take note that the gifts of the year would be {total} per employee, for a limit of {limit}; and beyond it to tie each gift to an event on URSSAF’s list, or to declare its value.',
    mandate:
      'To give {blank} the mandate to place the order, follow its delivery and report to the council.',
  },
  votes: {
    title: 'Vote',
    subject: 'Put to the vote',
    resolution: 'The resolution',
    for: 'For',
    against: 'Against',
    abstained: 'Abstentions',
    adopted: 'Adopted',
    present: 'Members present: {blank}',
    majority: 'The majority is of the members present: an abstention is not a vote in favour.',
    signatures: 'Signatures of the secretary and of the chair',
  },
  caution:
    'Prices, rates and limits are those known that day. Gifts that we do not know of are not counted.',
  again: 'Take this simulation up again',
};
