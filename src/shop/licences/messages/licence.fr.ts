/** Buying the licence of a space. */
export const fr = {
  title: 'Licence de l’application',
  intro: 'Espace {company}. Rien n’est débité avant que vous ne l’ayez confirmé.',
  loading: 'Calcul du prix…',
  away: 'Le prix n’a pas pu être calculé. Rien n’est perdu.',
  retry: 'Réessayer',
  forbidden: {
    title: 'Cet achat n’est pas ouvert à votre compte',
    text: 'La licence d’un espace est achetée par un responsable ou les RH de l’entreprise.',
    action: 'Revenir à l’espace',
  },
  waiting: {
    title: 'La commande {number} attend son règlement',
    text: 'La licence change dès qu’elle est réglée. Une seconde commande s’y ajouterait.',
    action: 'Voir la commande {number}',
  },
  now: {
    title: 'Aujourd’hui',
    trial: {
      running: 'L’essai court jusqu’au {day} inclus.',
      ending: 'L’essai court jusqu’au {day} inclus.',
      over: 'L’essai a pris fin le {day}.',
    },
    paid: {
      running:
        'La licence compte {seats, plural, one {une place} other {# places}}, jusqu’au {day} inclus.',
      ending:
        'La licence compte {seats, plural, one {une place} other {# places}}, jusqu’au {day} inclus.',
      over: 'La licence a pris fin le {day}.',
    },
    people:
      'L’espace compte {count, plural, =0 {aucune personne présente} one {une personne présente} other {# personnes présentes}}.',
  },
  kind: {
    legend: 'Ce que vous achetez',
    year: { label: 'Une année', hint: 'Douze mois, à la suite de la licence en cours' },
    seats: { label: 'Des places en plus', hint: 'Jusqu’à la fin de la licence en cours' },
  },
  seats: {
    year: 'Nombre de personnes',
    yearHint: 'Le prix de la tranche vaut pour toutes.',
    seats: 'Places à ajouter',
    seatsHint:
      'Elles sont comptées au prorata des jours restants. Pour en avoir moins, attendez le renouvellement.',
    invalid: 'Indiquez un nombre entier, de 1 à 100\u202f000.',
  },
  fewer:
    'C’est moins que les {people, plural, one {une personne présente} other {# personnes présentes}}. Personne n’est refusé\u202f; nous en parlerons au renouvellement.',
  kept: 'Les {seats, plural, one {une place actuelle reste ouverte} other {# places actuelles restent ouvertes}} jusqu’au début de la nouvelle année.',
  summary: {
    title: 'Votre licence',
    line: {
      year: '{seats, plural, one {Une personne} other {# personnes}}, 12 mois',
      seats: '{seats, plural, one {Une place de plus} other {# places de plus}}',
    },
    term: 'Du {from} au {to} inclus',
    unit: '{price} HT par personne',
    after: 'Soit {seats, plural, one {une place} other {# places}} en tout',
  },
};
