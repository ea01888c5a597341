/** Read by the server only, when a works council's vote is prepared. */
export const fr = {
  title: 'Dossier de vote du CSE',
  foot: '{title} · {seller} · {day}',
  page: 'Page',
  intro:
    'Établi le {day} aux prix du catalogue de ce jour. Une base de discussion\u00a0: ni un devis, ni un conseil juridique, social ou fiscal.',
  status:
    'À joindre à l’ordre du jour de la réunion. Les pointillés sont à remplir par le comité, qui reste maître de chaque mot.',
  plan: '{months, plural, =0 {Box du mois (sans engagement)} other {Box du mois (engagement de # mois)}}',
  alone: 'Les box à l’unité seules',
  chosen: '{name}, proposée',
  proposal: {
    title: 'Ce qui est proposé',
    headcount: 'Salariés',
    plan: 'Box du mois',
    none: 'Aucune',
    perYear: '{count, plural, other {# par salarié et par an}}',
    gifts: 'Autres cadeaux de l’année, par salarié',
    giftsValue: '{amount} TTC',
    year: 'Budget d’une année',
    yearValue: '{gross} TTC, dont {vat} de TVA',
    month: 'Par mois, en moyenne',
    employee: 'Par salarié et par an',
    gross: '{amount} TTC',
    vat: 'Les montants sont TTC\u00a0: un CSE, en général, ne récupère pas la TVA.',
    licence:
      'La simulation comprend aussi la licence de l’application. Elle n’est pas un cadeau et n’est pas comptée ici\u00a0: ce dossier ne porte que sur les box.',
  },
  options: {
    title: 'Les options comparées',
    option: 'Option',
    boxes: 'Box par salarié et par an',
    month: 'Par mois, TTC',
    year: 'Par an, TTC',
    employee: 'Par salarié et par an, TTC',
    limit: 'Limite URSSAF',
    under: 'non atteinte\u202f; reste {left}',
    at: 'atteinte, non passée',
    over: 'passée en {month}',
    alreadyOver: 'déjà passée par les autres cadeaux',
    boxesGoAlong: 'Les box à l’unité choisies sont comptées dans chaque option.',
    leaving:
      'Un engagement s’arrête quand vous le souhaitez, sans frais. Les box prises ensuite sont au prix sans engagement\u202f; les mois passés ne sont jamais recalculés.',
  },
  equality: {
    title: 'Égalité entre les bénéficiaires',
    seniority:
      'Tous les salariés y ont droit dès leur arrivée, les stagiaires aussi\u00a0: aucune condition d’ancienneté ni de présence effective n’est admise (Code du travail, art.\u00a0L2312-78 et R2312-35\u202f; Cass. soc., 3 avril 2024, n°\u00a022-16.812, et 12 mars 2025, n°\u00a023-21.223). Le délai que l’URSSAF laissait aux comités pour s’y conformer a pris fin le 31 décembre 2025\u00a0: la règle vaut sans réserve depuis le 1er janvier 2026.',
    contract:
      'Le type de contrat, le temps partiel, la catégorie professionnelle ou une absence ne changent pas le cadeau.',
    criteria:
      'Une modulation reste possible par des critères sociaux objectifs, les mêmes pour tous et écrits d’avance\u00a0: le quotient familial ou les enfants à charge, par exemple.',
    same: 'Ce budget compte la même chose pour chacun\u00a0: {amount} TTC par salarié et par an, pour {headcount, plural, one {un salarié} other {# salariés}}. Ajoutez-y les stagiaires et les arrivées de l’année.',
  },
  limit: {
    title: 'La limite de l’URSSAF, calcul compris',
    intro:
      'Tous les cadeaux d’un salarié s’additionnent sur l’année civile, TVA comprise, qu’ils viennent du comité ou de l’employeur à sa place. C’est une tolérance, sous conditions, et non un droit.',
    olderLimit: 'La limite de {asked} n’étant pas encore publiée, le calcul garde celle de {year}.',
    what: 'Calcul, pour un salarié',
    amount: 'TTC',
    limit:
      'Limite {year}\u00a0: {share, number, ::percent .##} du plafond mensuel, {ceiling} ({source}), soit {exact}, à l’euro près',
    gifts: 'Autres cadeaux de l’année',
    plan: 'Box du mois\u00a0: 12 × {unit}',
    box: '{name}\u00a0: {count} × {unit}',
    total: 'Total de l’année',
    left: 'Reste sous la limite',
    over: 'Au-delà de la limite',
    isUnder:
      'Le total ne passe pas la limite\u00a0: ces cadeaux peuvent bénéficier de la tolérance, sous conditions.',
    isOver:
      'La limite serait passée en {month}. Au-delà, chaque cadeau doit se rattacher à un événement de la liste de l’URSSAF, concerner la personne qui le reçoit et respecter sa propre limite\u202f; à défaut, sa valeur entière entre dans l’assiette des cotisations.',
    isAlreadyOver:
      'Les autres cadeaux passent déjà la limite, sans aucune box. Chaque cadeau doit alors se rattacher à un événement de la liste de l’URSSAF, concerner la personne qui le reçoit et respecter sa propre limite\u202f; à défaut, sa valeur entière entre dans l’assiette des cotisations.',
  },
  calendar: {
    title: 'Calendrier',
    step: 'Étape',
    who: 'Qui',
    rule: 'Règle',
    date: 'Date',
    agenda: 'Ordre du jour',
    agendaWho: 'Président et secrétaire, ensemble',
    agendaRule:
      'Communiqué trois jours au moins avant la réunion (Code du travail, art.\u00a0L2315-29 et L2315-30)',
    vote: 'Réunion et vote',
    voteWho: 'Membres du comité',
    voteRule: 'À la majorité des membres présents (art.\u00a0L2315-32)',
    minutes: 'Procès-verbal',
    minutesWho: 'Secrétaire',
    minutesRule:
      'Dans le délai fixé par accord\u202f; à défaut, quinze jours après la réunion (art.\u00a0L2315-34 et R2315-25)',
    order: 'Commande',
    orderWho: 'Membre mandaté',
    orderRule: 'Après le vote, au prix du jour de la commande',
    delivery: 'Livraison',
    deliveryRule:
      'La semaine souhaitée, {days} jours ouvrés au moins après la commande\u202f; commandé ce jour, à partir du {monday}',
  },
  resolution: {
    title: 'Projet de résolution',
    opening:
      'Le comité social et économique de {blank}, réuni le {blank}, après en avoir délibéré, décide\u00a0:',
    offer: 'D’offrir à chaque salarié et à chaque stagiaire, du {blank} au {blank}\u00a0: {offer}.',
    budget:
      'D’y consacrer au plus {gross} TTC de son budget des activités sociales et culturelles, soit {employee} TTC par bénéficiaire et par an, aux arrondis près, pour {headcount, number} bénéficiaires.',
    equality:
      'De n’y mettre aucune condition d’ancienneté ni de présence effective. Modulation par critères sociaux objectifs (aucune, ou lesquels)\u00a0: {blank}.',
    under:
      'De tenir le compte des cadeaux de l’année de chacun. Avec ceux déjà prévus, il serait de {total}, pour une limite de {limit}.',
    over: 'De prendre acte que les cadeaux de l’année seraient de {total} par salarié, pour une limite de {limit}\u202f; et, au-delà, de rattacher chaque cadeau à un événement de la liste de l’URSSAF ou d’en déclarer la valeur.',
    mandate:
      'De donner mandat à {blank} pour passer la commande, en suivre la livraison et en rendre compte au comité.',
  },
  votes: {
    title: 'Vote',
    subject: 'Soumis au vote',
    resolution: 'La résolution',
    for: 'Pour',
    against: 'Contre',
    abstained: 'Abstentions',
    adopted: 'Adoptée',
    present: 'Membres présents\u00a0: {blank}',
    majority:
      'La majorité se compte sur les membres présents\u00a0: une abstention n’est pas une voix pour.',
    signatures: 'Signatures du secrétaire et du président',
  },
  caution:
    'Les prix, les taux et les limites sont ceux connus ce jour. Les cadeaux que nous ignorons ne sont pas dans le compte.',
  again: 'Reprendre cette simulation',
};
