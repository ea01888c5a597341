import { fr as questions } from './questions.fr.ts';

/** The product at work on public pages, with the answers of a company that does not exist. */
export const fr = {
  badge: 'Démonstration',
  nothingKept:
    'Des réponses inventées, les vraies règles du produit. Rien n’est enregistré ni envoyé.',
  noScript:
    'Votre navigateur n’exécute pas de scripts\u00a0: la démonstration se lit, mais elle ne réagit pas.',
  places: {
    whole: 'Toute l’entreprise',
    workshop: 'Atelier',
    studio: 'Bureau d’études',
    delivery: 'Livraison',
    reception: 'Accueil',
  },
  checkIn: {
    label: 'Démonstration d’une réponse',
    question: questions.relations[1],
    saidTitle: 'C’est dit. Voici ce qu’il en reste.',
    saidText:
      'D’un côté, votre réponse, pour vous seul·e. De l’autre, la moyenne d’un groupe, lundi à six heures.',
    low: 'Quand rien ne va, on a le droit de ne pas rester seul·e avec cela\u00a0: dans l’application, le 3114, le 15 et le médecin du travail sont à un geste de chaque question, et personne n’en est averti.',
    own: 'Ce que vous voyez, vous seul·e',
    ownBefore: 'Un mois de réponses, comme si vous étiez là depuis l’automne.',
    ownWith: 'Votre réponse d’aujourd’hui vient d’y entrer.',
    group: 'Ce que liront les RH et le CSE',
    groupText: 'Lundi à six heures, pour l’Accueil, votre équipe.',
    missing:
      'Vos {others} collègues ont répondu. Sous {k} réponses, rien ne paraît, et personne n’apprend combien il en manquait. Répondez\u00a0: la moyenne apparaîtra.',
    reach:
      'Avec vous, ils sont {k}. Si vous aviez répondu tout en bas, on aurait lu {low}\u202f; tout en haut, {high}. Un terme secret s’y ajoute\u00a0: de ce chiffre, personne ne remonte à vous.',
  },
  dashboard: {
    label: 'Démonstration des résultats',
    views: {
      legend: 'Qui regarde',
      hr: 'Ce que lisent RH et CSE',
      colleague: 'Ce que voit un collègue',
    },
    takeOut: 'Retirer une réponse à l’{team}',
    takeOutText: 'L’Accueil a tout juste {k} réponses. Retirez-en une, et regardez la liste.',
    hidden:
      'Avec {less} réponses, l’Accueil se tait. La Livraison aussi, qui en a pourtant assez\u00a0: sans cela, le total moins les autres équipes aurait donné l’Accueil.',
    colleague:
      'Ses propres réponses, jour après jour, et ses tendances sur sept et trente jours glissants. Rien de celles des autres.',
    everybody:
      'Si l’entreprise en décide ainsi, chacun lit aussi les moyennes des RH et du CSE\u00a0: les mêmes chiffres, à la même minute.',
  },
  attack: {
    label: 'Démonstration d’attaque',
    tries: 'Par où commencez-vous\u202f?',
    released: 'Tout ce que le produit vous a montré',
    group: 'Groupe',
    week: 'Semaine',
    weeks: { before: 'Avec Camille', away: 'Sans Camille' },
    percent: '{percent}\u202f%',
    filter: {
      title: 'Filtrer jusqu’à elle',
      text: 'Choisir son équipe et la bonne semaine.',
      mean: 'Une moyenne\u00a0: {points} sur 15',
      why: 'Elle porte sur tout le groupe, arrondie au demi-point et décalée d’un terme secret. Elle ne bougera plus jamais.',
      none: 'Il n’y a pas d’autre filtre\u00a0: ni âge, ni contrat, ni ancienneté, ni jour.',
    },
    subtract: {
      title: 'Soustraire',
      text: 'Prendre le total et enlever les équipes publiées\u00a0: il reste la sienne.',
      left: '{count, plural, =0 {Il ne reste personne} other {Il reste # personnes ensemble}}',
      why: 'Une seule équipe est sous les {k} réponses, mais le produit en a caché une seconde, qui en avait assez. Sans cela, il serait resté {less} personnes, dont Camille.',
      nobody:
        'Toutes les équipes étaient publiables cette semaine-là\u00a0: le total ne dit rien de plus que leurs moyennes.',
    },
    compare: {
      title: 'Comparer deux semaines',
      text: 'Elle a répondu, puis elle est partie en congé. La différence, ce serait elle.',
      sum: '{people} × {now} − {others} × {before} =\u202f?',
      why: 'Chaque semaine a son terme secret, chaque valeur est arrondie au demi-point, et les autres aussi ont changé d’avis. La différence se noie dedans.',
    },
    guess: {
      title: 'Deviner',
      text: 'Tout savoir des autres, et parier sur elle\u00a0: très bas, ou très haut\u202f?',
      found:
        'C’est la part de paris gagnés, dans un groupe de {people}, en sachant tout des autres',
      why: 'À pile ou face, ce serait 50\u202f%. Nous ne promettons pas zéro\u00a0: nous bornons l’avantage, nous le mesurons à chaque version, et nous publions la mesure.',
    },
  },
};
