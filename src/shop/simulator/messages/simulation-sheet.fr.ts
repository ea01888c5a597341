/** Read by the server only, when a simulation is printed. */
export const fr = {
  title: 'Fiche budget',
  foot: '{title} · {seller} · {day}',
  page: 'Page',
  intro:
    'Établie le {day} aux prix du catalogue de ce jour. Une estimation\u00a0: ni un devis, ni un conseil fiscal ou social.',
  plan: '{months, plural, =0 {Sans engagement} other {Engagement de # mois}}',
  chosen: '{name} (votre choix)',
  choices: {
    title: 'Vos choix',
    headcount: 'Salariés',
    buyer: 'Qui offre',
    employer: 'L’employeur',
    cse: 'Le CSE',
    vat: 'TVA récupérée',
    yes: 'Oui',
    no: 'Non',
    plan: 'Box du mois',
    none: 'Aucune',
    perYear: '{count, plural, other {# par salarié et par an}}',
    licence: 'Licence de l’application',
    gifts: 'Autres cadeaux de l’année, par salarié, TTC',
  },
  costs: {
    title: 'Le budget d’une année',
    what: 'Poste',
    net: 'HT',
    vat: 'TVA',
    gross: 'TTC',
    boxes: 'Box',
    licence: 'Licence',
    year: 'Total de l’année',
    month: 'Par mois, en moyenne',
    employee: 'Par salarié et par an',
  },
  recovered: {
    'not-liable': 'Vous ne récupérez pas la TVA\u00a0: votre budget est le prix TTC.',
    accountant:
      'TVA des box, {vat}\u00a0: probablement récupérable, les cadeaux d’une même personne restant sous {limit} TTC dans l’année. À confirmer avec votre comptable.',
    'above-limit':
      'TVA des box\u00a0: elle ne se récupère pas, les cadeaux d’une même personne passant {limit} TTC dans l’année. À confirmer avec votre comptable.',
    licence: 'TVA de la licence\u00a0: {vat} récupérables.',
  },
  plans: {
    title: 'Comparer les engagements',
    plan: 'Formule',
    unit: 'Par salarié et par mois, HT',
    year: 'Sur douze mois, HT',
    taken: '{months, plural, one {Arrêt après un mois, HT} other {Arrêt après # mois, HT}}',
    after: 'Ensuite, par salarié et par mois, HT',
    note: 'Un engagement s’arrête quand vous le souhaitez, sans frais. Les box prises ensuite sont au prix sans engagement\u202f; les mois passés ne sont jamais recalculés.',
  },
  limit: {
    title: 'La limite de l’URSSAF, mois après mois',
    intro:
      'Tous les cadeaux d’un salarié s’additionnent sur l’année civile, TVA comprise. Limite {year}\u00a0: {limit} par salarié ({share, number, ::percent .##} du plafond mensuel de la sécurité sociale, {source}).',
    under:
      'Chaque salarié recevrait {total}\u00a0: il reste {left} sous la limite. La tolérance s’applique sous conditions.',
    over: 'Chaque salarié recevrait {total}, soit {over} de plus que la limite, passée en {month}. Au-delà, chaque cadeau doit se rattacher à un événement de la liste de l’URSSAF, concerner la personne et respecter sa propre limite\u202f; à défaut, sa valeur entière entre dans l’assiette des cotisations.',
    month: 'Mois',
    given: 'Box reçues',
    total: 'Cumul de l’année',
  },
  caution:
    'Les prix, les taux et les limites sont ceux connus ce jour. Les cadeaux que nous ignorons ne sont pas dans le compte.',
  again: 'Reprendre cette simulation',
};
