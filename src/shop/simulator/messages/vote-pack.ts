import type { Texts } from '#basics/messages.ts';

/** Read by the server only, when a works council's vote is prepared. */
export const texts = {
  title: { fr: 'Dossier de vote du CSE', en: 'Works council vote pack' },
  foot: { fr: '{title} · {seller} · {day}', en: '{title} · {seller} · {day}' },
  page: { fr: 'Page', en: 'Page' },
  intro: {
    fr: 'Établi le {day} aux prix du catalogue de ce jour. Une base de discussion\u00a0: ni un devis, ni un conseil juridique, social ou fiscal.',
    en: 'Made on {day} at that day’s catalogue prices. A basis for discussion: neither a quote nor legal, social or tax advice.',
  },
  status: {
    fr: 'À joindre à l’ordre du jour de la réunion. Les pointillés sont à remplir par le comité, qui reste maître de chaque mot.',
    en: 'A translation, for reading: the French document is the one that is put to the vote. Dotted lines are for the works council (CSE) to fill in.',
  },
  plan: {
    fr: '{months, plural, =0 {Box du mois (sans engagement)} other {Box du mois (engagement de # mois)}}',
    en: '{months, plural, =0 {Monthly box (no commitment)} other {Monthly box (committed for # months)}}',
  },
  alone: { fr: 'Les box à l’unité seules', en: 'The boxes on demand alone' },
  chosen: { fr: '{name}, proposée', en: '{name}, proposed' },
  proposal: {
    title: { fr: 'Ce qui est proposé', en: 'What is proposed' },
    headcount: { fr: 'Salariés', en: 'Employees' },
    plan: { fr: 'Box du mois', en: 'Monthly box' },
    none: { fr: 'Aucune', en: 'None' },
    perYear: {
      fr: '{count, plural, other {# par salarié et par an}}',
      en: '{count, plural, other {# per employee and year}}',
    },
    gifts: {
      fr: 'Autres cadeaux de l’année, par salarié',
      en: 'Other gifts this year, per employee',
    },
    giftsValue: { fr: '{amount} TTC', en: '{amount} incl. VAT' },
    year: { fr: 'Budget d’une année', en: 'Budget of a year' },
    yearValue: {
      fr: '{gross} TTC, dont {vat} de TVA',
      en: '{gross} incl. VAT, of which {vat} VAT',
    },
    month: { fr: 'Par mois, en moyenne', en: 'Per month, on average' },
    employee: { fr: 'Par salarié et par an', en: 'Per employee and year' },
    gross: { fr: '{amount} TTC', en: '{amount} incl. VAT' },
    vat: {
      fr: 'Les montants sont TTC\u00a0: un CSE, en général, ne récupère pas la TVA.',
      en: 'Amounts include VAT: a works council does not, as a rule, recover it.',
    },
    licence: {
      fr: 'La simulation comprend aussi la licence de l’application. Elle n’est pas un cadeau et n’est pas comptée ici\u00a0: ce dossier ne porte que sur les box.',
      en: 'The simulation also has the licence of the app. It is no gift and is not counted here: this pack is about the boxes only.',
    },
  },
  options: {
    title: { fr: 'Les options comparées', en: 'The options compared' },
    option: { fr: 'Option', en: 'Option' },
    boxes: { fr: 'Box par salarié et par an', en: 'Boxes per employee and year' },
    month: { fr: 'Par mois, TTC', en: 'Per month, incl. VAT' },
    year: { fr: 'Par an, TTC', en: 'Per year, incl. VAT' },
    employee: { fr: 'Par salarié et par an, TTC', en: 'Per employee and year, incl. VAT' },
    limit: { fr: 'Limite URSSAF', en: 'URSSAF limit' },
    under: { fr: 'non atteinte\u202f; reste {left}', en: 'not reached; {left} left' },
    at: { fr: 'atteinte, non passée', en: 'reached, not crossed' },
    over: { fr: 'passée en {month}', en: 'crossed in {month}' },
    alreadyOver: {
      fr: 'déjà passée par les autres cadeaux',
      en: 'crossed by the other gifts already',
    },
    boxesGoAlong: {
      fr: 'Les box à l’unité choisies sont comptées dans chaque option.',
      en: 'The boxes on demand that were picked are counted in each option.',
    },
    leaving: {
      fr: 'Un engagement s’arrête quand vous le souhaitez, sans frais. Les box prises ensuite sont au prix sans engagement\u202f; les mois passés ne sont jamais recalculés.',
      en: 'You may leave a commitment whenever you wish, at no charge. Boxes taken after that cost the price without commitment; past months are never recalculated.',
    },
  },
  equality: {
    title: { fr: 'Égalité entre les bénéficiaires', en: 'Equality between those who receive' },
    seniority: {
      fr: 'Tous les salariés y ont droit dès leur arrivée, les stagiaires aussi\u00a0: aucune condition d’ancienneté ni de présence effective n’est admise (Code du travail, art.\u00a0L2312-78 et R2312-35\u202f; Cass. soc., 3 avril 2024, n°\u00a022-16.812, et 12 mars 2025, n°\u00a023-21.223). Le délai que l’URSSAF laissait aux comités pour s’y conformer a pris fin le 31 décembre 2025\u00a0: la règle vaut sans réserve depuis le 1er janvier 2026.',
      en: 'All employees are entitled from their first day, trainees too: no condition of seniority or of actual presence is allowed (French labour code, art.\u00a0L2312-78 and R2312-35; Cass. soc., 3 April 2024, no.\u00a022-16.812, and 12 March 2025, no.\u00a023-21.223). The time that URSSAF left works councils to comply ended on 31 December 2025: the rule has held without reserve since 1 January 2026.',
    },
    contract: {
      fr: 'Le type de contrat, le temps partiel, la catégorie professionnelle ou une absence ne changent pas le cadeau.',
      en: 'The kind of contract, part-time work, the professional category or an absence do not change the gift.',
    },
    criteria: {
      fr: 'Une modulation reste possible par des critères sociaux objectifs, les mêmes pour tous et écrits d’avance\u00a0: le quotient familial ou les enfants à charge, par exemple.',
      en: 'The gift may still vary by objective social criteria, the same for everybody and written beforehand: family income or dependent children, for example.',
    },
    same: {
      fr: 'Ce budget compte la même chose pour chacun\u00a0: {amount} TTC par salarié et par an, pour {headcount, plural, one {un salarié} other {# salariés}}. Ajoutez-y les stagiaires et les arrivées de l’année.',
      en: 'This budget counts the same for each: {amount} incl. VAT per employee and year, for {headcount, plural, one {one employee} other {# employees}}. Add trainees and those who join within the year.',
    },
  },
  limit: {
    title: { fr: 'La limite de l’URSSAF, calcul compris', en: 'The URSSAF limit, with the sums' },
    intro: {
      fr: 'Tous les cadeaux d’un salarié s’additionnent sur l’année civile, TVA comprise, qu’ils viennent du comité ou de l’employeur à sa place. C’est une tolérance, sous conditions, et non un droit.',
      en: 'All gifts to one employee add up over the calendar year, VAT included, from the works council or from the employer in its place. It is a tolerance, under conditions, and not a right.',
    },
    olderLimit: {
      fr: 'La limite de {asked} n’étant pas encore publiée, le calcul garde celle de {year}.',
      en: 'The limit for {asked} is not published yet: the sums keep that of {year}.',
    },
    what: { fr: 'Calcul, pour un salarié', en: 'Sums, for one employee' },
    amount: { fr: 'TTC', en: 'Incl. VAT' },
    limit: {
      fr: 'Limite {year}\u00a0: {share, number, ::percent .##} du plafond mensuel, {ceiling} ({source}), soit {exact}, à l’euro près',
      en: 'Limit for {year}: {share, number, ::percent .##} of the monthly ceiling, {ceiling} ({source}), which is {exact}, to the nearest euro',
    },
    gifts: { fr: 'Autres cadeaux de l’année', en: 'Other gifts this year' },
    plan: { fr: 'Box du mois\u00a0: 12 × {unit}', en: 'Monthly box: 12 × {unit}' },
    box: { fr: '{name}\u00a0: {count} × {unit}', en: '{name}: {count} × {unit}' },
    total: { fr: 'Total de l’année', en: 'Total of the year' },
    left: { fr: 'Reste sous la limite', en: 'Left below the limit' },
    over: { fr: 'Au-delà de la limite', en: 'Above the limit' },
    isUnder: {
      fr: 'Le total ne passe pas la limite\u00a0: ces cadeaux peuvent bénéficier de la tolérance, sous conditions.',
      en: 'The total does not cross the limit: these gifts may fall under the tolerance, under conditions.',
    },
    isOver: {
      fr: 'La limite serait passée en {month}. Au-delà, chaque cadeau doit se rattacher à un événement de la liste de l’URSSAF, concerner la personne qui le reçoit et respecter sa propre limite\u202f; à défaut, sa valeur entière entre dans l’assiette des cotisations.',
      en: 'The limit would be crossed in {month}. Beyond it, each gift must be tied to an event on URSSAF’s list, concern whoever receives it and keep to a limit of its own; failing that, its whole value is subject to contributions.',
    },
    isAlreadyOver: {
      fr: 'Les autres cadeaux passent déjà la limite, sans aucune box. Chaque cadeau doit alors se rattacher à un événement de la liste de l’URSSAF, concerner la personne qui le reçoit et respecter sa propre limite\u202f; à défaut, sa valeur entière entre dans l’assiette des cotisations.',
      en: 'The other gifts cross the limit already, without any box. Each gift must then be tied to an event on URSSAF’s list, concern whoever receives it and keep to a limit of its own; failing that, its whole value is subject to contributions.',
    },
  },
  calendar: {
    title: { fr: 'Calendrier', en: 'Calendar' },
    step: { fr: 'Étape', en: 'Step' },
    who: { fr: 'Qui', en: 'Who' },
    rule: { fr: 'Règle', en: 'Rule' },
    date: { fr: 'Date', en: 'Date' },
    agenda: { fr: 'Ordre du jour', en: 'Agenda' },
    agendaWho: { fr: 'Président et secrétaire, ensemble', en: 'Chair and secretary, together' },
    agendaRule: {
      fr: 'Communiqué trois jours au moins avant la réunion (Code du travail, art.\u00a0L2315-29 et L2315-30)',
      en: 'Sent at least three days before the meeting (French labour code, art.\u00a0L2315-29 and L2315-30)',
    },
    vote: { fr: 'Réunion et vote', en: 'Meeting and vote' },
    voteWho: { fr: 'Membres du comité', en: 'Members of the council' },
    voteRule: {
      fr: 'À la majorité des membres présents (art.\u00a0L2315-32)',
      en: 'By a majority of the members present (art.\u00a0L2315-32)',
    },
    minutes: { fr: 'Procès-verbal', en: 'Minutes' },
    minutesWho: { fr: 'Secrétaire', en: 'Secretary' },
    minutesRule: {
      fr: 'Dans le délai fixé par accord\u202f; à défaut, quinze jours après la réunion (art.\u00a0L2315-34 et R2315-25)',
      en: 'Within the time set by agreement; failing that, fifteen days after the meeting (art.\u00a0L2315-34 and R2315-25)',
    },
    order: { fr: 'Commande', en: 'Order' },
    orderWho: { fr: 'Membre mandaté', en: 'Member given the mandate' },
    orderRule: {
      fr: 'Après le vote, au prix du jour de la commande',
      en: 'After the vote, at the price of the day of the order',
    },
    delivery: { fr: 'Livraison', en: 'Delivery' },
    deliveryRule: {
      fr: 'La semaine souhaitée, {days} jours ouvrés au moins après la commande\u202f; commandé ce jour, à partir du {monday}',
      en: 'The week wished for, at least {days} working days after the order; ordered today, from {monday} on',
    },
  },
  resolution: {
    title: { fr: 'Projet de résolution', en: 'Draft resolution' },
    opening: {
      fr: 'Le comité social et économique de {blank}, réuni le {blank}, après en avoir délibéré, décide\u00a0:',
      en: 'The works council (comité social et économique) of {blank}, meeting on {blank}, having deliberated, decides:',
    },
    offer: {
      fr: 'D’offrir à chaque salarié et à chaque stagiaire, du {blank} au {blank}\u00a0: {offer}.',
      en: 'To give each employee and each trainee, from {blank} to {blank}: {offer}.',
    },
    budget: {
      fr: 'D’y consacrer au plus {gross} TTC de son budget des activités sociales et culturelles, soit {employee} TTC par bénéficiaire et par an, aux arrondis près, pour {headcount, number} bénéficiaires.',
      en: 'To spend on it at most {gross} incl. VAT of its budget for social and cultural activities, which is {employee} incl. VAT per person and year, give or take the rounding, for {headcount, number} people.',
    },
    equality: {
      fr: 'De n’y mettre aucune condition d’ancienneté ni de présence effective. Modulation par critères sociaux objectifs (aucune, ou lesquels)\u00a0: {blank}.',
      en: 'To set no condition of seniority or of actual presence. Variation by objective social criteria (none, or which): {blank}.',
    },
    under: {
      fr: 'De tenir le compte des cadeaux de l’année de chacun. Avec ceux déjà prévus, il serait de {total}, pour une limite de {limit}.',
      en: 'To keep count of each person’s gifts of the year. With those already planned it would be {total}, for a limit of {limit}.',
    },
    over: {
      fr: 'De prendre acte que les cadeaux de l’année seraient de {total} par salarié, pour une limite de {limit}\u202f; et, au-delà, de rattacher chaque cadeau à un événement de la liste de l’URSSAF ou d’en déclarer la valeur.',
      en: 'To take note that the gifts of the year would be {total} per employee, for a limit of {limit}; and beyond it to tie each gift to an event on URSSAF’s list, or to declare its value.',
    },
    mandate: {
      fr: 'De donner mandat à {blank} pour passer la commande, en suivre la livraison et en rendre compte au comité.',
      en: 'To give {blank} the mandate to place the order, follow its delivery and report to the council.',
    },
  },
  votes: {
    title: { fr: 'Vote', en: 'Vote' },
    subject: { fr: 'Soumis au vote', en: 'Put to the vote' },
    resolution: { fr: 'La résolution', en: 'The resolution' },
    for: { fr: 'Pour', en: 'For' },
    against: { fr: 'Contre', en: 'Against' },
    abstained: { fr: 'Abstentions', en: 'Abstentions' },
    adopted: { fr: 'Adoptée', en: 'Adopted' },
    present: { fr: 'Membres présents\u00a0: {blank}', en: 'Members present: {blank}' },
    majority: {
      fr: 'La majorité se compte sur les membres présents\u00a0: une abstention n’est pas une voix pour.',
      en: 'The majority is of the members present: an abstention is not a vote in favour.',
    },
    signatures: {
      fr: 'Signatures du secrétaire et du président',
      en: 'Signatures of the secretary and of the chair',
    },
  },
  caution: {
    fr: 'Les prix, les taux et les limites sont ceux connus ce jour. Les cadeaux que nous ignorons ne sont pas dans le compte.',
    en: 'Prices, rates and limits are those known that day. Gifts that we do not know of are not counted.',
  },
  again: { fr: 'Reprendre cette simulation', en: 'Take this simulation up again' },
} satisfies Texts;
