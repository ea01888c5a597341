import type { Texts } from '#basics/messages.ts';

/** Buying the licence of a space. */
export const texts = {
  title: { fr: 'Licence de l’application', en: 'Licence of the app' },
  intro: {
    fr: 'Espace {company}. Rien n’est débité avant que vous ne l’ayez confirmé.',
    en: 'Space of {company}. Nothing is charged before you have confirmed it.',
  },
  loading: { fr: 'Calcul du prix…', en: 'Working out the price…' },
  away: {
    fr: 'Le prix n’a pas pu être calculé. Rien n’est perdu.',
    en: 'The price could not be worked out. Nothing is lost.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
  forbidden: {
    title: {
      fr: 'Cet achat n’est pas ouvert à votre compte',
      en: 'Your account cannot make this purchase',
    },
    text: {
      fr: 'La licence d’un espace est achetée par un responsable ou les RH de l’entreprise.',
      en: 'The licence of a space is bought by an owner or by HR of the company.',
    },
    action: { fr: 'Revenir à l’espace', en: 'Back to the space' },
  },
  waiting: {
    title: {
      fr: 'La commande {number} attend son règlement',
      en: 'Order {number} is waiting to be paid',
    },
    text: {
      fr: 'La licence change dès qu’elle est réglée. Une seconde commande s’y ajouterait.',
      en: 'The licence changes as soon as it is paid. A second order would be added to it.',
    },
    action: { fr: 'Voir la commande {number}', en: 'See order {number}' },
  },
  now: {
    title: { fr: 'Aujourd’hui', en: 'Today' },
    trial: {
      running: {
        fr: 'L’essai court jusqu’au {day} inclus.',
        en: 'The trial runs until {day}, included.',
      },
      ending: {
        fr: 'L’essai court jusqu’au {day} inclus.',
        en: 'The trial runs until {day}, included.',
      },
      over: { fr: 'L’essai a pris fin le {day}.', en: 'The trial ended on {day}.' },
    },
    paid: {
      running: {
        fr: 'La licence compte {seats, plural, one {une place} other {# places}}, jusqu’au {day} inclus.',
        en: 'The licence has {seats, plural, one {one place} other {# places}}, until {day}, included.',
      },
      ending: {
        fr: 'La licence compte {seats, plural, one {une place} other {# places}}, jusqu’au {day} inclus.',
        en: 'The licence has {seats, plural, one {one place} other {# places}}, until {day}, included.',
      },
      over: { fr: 'La licence a pris fin le {day}.', en: 'The licence ended on {day}.' },
    },
    people: {
      fr: 'L’espace compte {count, plural, =0 {aucune personne présente} one {une personne présente} other {# personnes présentes}}.',
      en: 'The space counts {count, plural, =0 {nobody present} one {one person present} other {# people present}}.',
    },
  },
  kind: {
    legend: { fr: 'Ce que vous achetez', en: 'What you are buying' },
    year: {
      label: { fr: 'Une année', en: 'A year' },
      hint: {
        fr: 'Douze mois, à la suite de la licence en cours',
        en: 'Twelve months, following the current licence',
      },
    },
    seats: {
      label: { fr: 'Des places en plus', en: 'More places' },
      hint: {
        fr: 'Jusqu’à la fin de la licence en cours',
        en: 'Until the end of the current licence',
      },
    },
  },
  seats: {
    year: { fr: 'Nombre de personnes', en: 'Number of people' },
    yearHint: {
      fr: 'Chaque personne est au prix de sa tranche.',
      en: 'Each person is at the price of their band.',
    },
    seats: { fr: 'Places à ajouter', en: 'Places to add' },
    seatsHint: {
      fr: 'Elles sont comptées au prorata des jours restants. Pour en avoir moins, attendez le renouvellement.',
      en: 'They are charged for the days left. To have fewer, wait for the renewal.',
    },
    invalid: {
      fr: 'Indiquez un nombre entier, de 1 à 100\u202f000.',
      en: 'Give a whole number, from 1 to 100,000.',
    },
  },
  fewer: {
    fr: 'C’est moins que les {people, plural, one {une personne présente} other {# personnes présentes}}. Personne n’est refusé\u202f; nous en parlerons au renouvellement.',
    en: 'That is fewer than the {people, plural, one {one person present} other {# people present}}. Nobody is turned away; we will talk about it at the renewal.',
  },
  kept: {
    fr: 'Les {seats, plural, one {une place actuelle reste ouverte} other {# places actuelles restent ouvertes}} jusqu’au début de la nouvelle année.',
    en: 'The {seats, plural, one {one current place stays} other {# current places stay}} open until the new year begins.',
  },
  summary: {
    title: { fr: 'Votre licence', en: 'Your licence' },
    line: {
      year: {
        fr: '{seats, plural, one {Une personne} other {# personnes}}, 12 mois',
        en: '{seats, plural, one {One person} other {# people}}, 12 months',
      },
      seats: {
        fr: '{seats, plural, one {Une place de plus} other {# places de plus}}',
        en: '{seats, plural, one {One more place} other {# more places}}',
      },
    },
    term: { fr: 'Du {from} au {to} inclus', en: 'From {from} to {to}, both included' },
    unit: { fr: '{price} HT par personne', en: '{price} excl. VAT per person' },
    part: {
      fr: '{from, number} à {to, number}\u00a0: {price} HT par personne',
      en: '{from, number} to {to, number}: {price} excl. VAT per person',
    },
    after: {
      fr: 'Soit {seats, plural, one {une place} other {# places}} en tout',
      en: 'That makes {seats, plural, one {one place} other {# places}} in all',
    },
  },
} satisfies Texts;
