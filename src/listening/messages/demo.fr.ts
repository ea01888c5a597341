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
      'D’un côté, votre réponse, pour vous seul·e. De l’autre, le chiffre d’un groupe, lundi à six heures.',
    low: 'Quand rien ne va, on a le droit de ne pas rester seul·e avec cela\u00a0: dans l’application, le 3114, le 15 et le médecin du travail sont à un geste de chaque question, et personne n’en est averti.',
    own: 'Ce que vous voyez, vous seul·e',
    ownBefore: 'Un mois de réponses, comme si vous étiez là depuis l’automne.',
    ownWith: 'Votre réponse d’aujourd’hui vient d’y entrer.',
    group: 'Ce que liront les RH et le CSE',
    groupText: 'Lundi à six heures, pour l’Accueil, votre équipe.',
    missing:
      'L’Accueil compte {least} inscrits\u00a0: son chiffre paraît, que vous répondiez ou non. Sans réponse de vous cette semaine, votre dernier nombre reste. Répondez, et regardez de combien il bouge.',
    reach:
      'Tout en bas, on aurait lu {low}\u202f; tout en haut, {high}. Une semaine ne déplace votre nombre que de deux points, et votre terme secret s’y ajoute\u00a0: de ce chiffre, personne ne peut être sûr de ce que vous avez dit.',
  },
  dashboard: {
    label: 'Démonstration des résultats',
    views: {
      legend: 'Qui regarde',
      hr: 'Ce que lisent RH et CSE',
      colleague: 'Ce que voit un collègue',
    },
    people: {
      legend: 'À l’{team}, cette semaine',
      'as-usual': 'Tous répondent',
      silent: 'Une personne se tait',
      gone: 'Elle part, une liste commence',
    },
    'as-usual':
      'L’Accueil compte tout juste {least} inscrits. Faites taire quelqu’un, ou faites-le partir.',
    silent:
      'Rien n’a bougé\u00a0: son dernier nombre reste. Qu’on réponde ou non ne se voit dans aucun chiffre.',
    gone: 'À {less} inscrits, l’Accueil se tait. La Livraison aussi, qui en a pourtant assez\u00a0: sans cela, le total moins les autres équipes aurait donné l’Accueil. Cela se lit dans la liste, pas dans les réponses.',
    colleague:
      'Ses propres réponses, jour après jour, et ses tendances sur sept et trente jours glissants. Rien de celles des autres.',
    everybody:
      'Si l’entreprise en décide ainsi, chacun lit aussi les chiffres des RH et du CSE\u00a0: les mêmes chiffres, à la même minute.',
  },
  attack: {
    label: 'Démonstration d’attaque',
    tries: 'Par où commencez-vous\u202f?',
    released: 'Tout ce que le produit vous a montré',
    group: 'Groupe',
    week: 'Semaine',
    weeks: { before: 'Avec Camille', away: 'Sans elle', gone: 'Nouvelle liste' },
    percent: '{percent}\u202f%',
    filter: {
      title: 'Filtrer jusqu’à elle',
      text: 'Choisir son équipe et la bonne semaine.',
      mean: 'Un chiffre de groupe\u00a0: {points} sur 15, à {margin} près',
      why: 'Il porte sur tous les inscrits du groupe, avec un terme secret pour chacun, arrondi au demi-point. Il ne changera plus jamais.',
      none: 'Il n’y a pas d’autre filtre\u00a0: ni âge, ni contrat, ni ancienneté, ni jour.',
    },
    subtract: {
      title: 'Soustraire',
      text: 'Prendre le total et enlever les équipes publiées\u00a0: il reste la sienne.',
      left: '{count, plural, =0 {Il ne reste personne} other {Il reste # inscrits ensemble}}',
      why: 'Une seule équipe a moins de {least} inscrits, mais le produit en a caché une seconde, qui en avait assez. Sans cela, l’équipe de Camille serait restée seule.',
      nobody:
        'Toutes les équipes ont assez d’inscrits\u00a0: le total ne dit rien de plus que leurs chiffres.',
    },
    compare: {
      title: 'Comparer deux semaines',
      text: 'Elle a répondu, puis elle est partie en congé. La différence, ce serait elle.',
      sum: 'Avec elle\u00a0: {before}. Sans elle\u00a0: {away}.',
      same: 'Aucune différence',
      other: 'Une différence, mais pas la sienne',
      why: 'Son dernier nombre est resté compté\u00a0: son absence ne déplace rien. Ce qui bouge vient des autres, et du terme secret de la semaine.',
    },
    guess: {
      title: 'Deviner',
      text: 'Tout savoir des autres, et parier sur elle\u00a0: très bas, ou très haut\u202f?',
      found: 'C’est la part de paris gagnés, à l’Accueil, en sachant tout ce que disent les autres',
      why: 'À pile ou face, ce serait 50\u202f%. En déplaçant des gens pendant deux ans, nos attaques montent à {worst}\u202f%\u202f; quoi que l’on fasse, à {limit}\u202f% au plus. Nous ne promettons pas zéro\u00a0: nous bornons l’avantage, et nous publions la mesure.',
    },
  },
};
