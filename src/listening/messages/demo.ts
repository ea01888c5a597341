import type { Texts } from '#basics/messages.ts';
import { texts as questions } from './questions.ts';

/** The product at work on public pages, with the answers of a company that does not exist. */
export const texts = {
  badge: { fr: 'Démonstration', en: 'Demonstration' },
  nothingKept: {
    fr: 'Des réponses inventées, les vraies règles du produit. Rien n’est enregistré ni envoyé.',
    en: 'Invented answers, the product’s real rules. Nothing is stored or sent.',
  },
  noScript: {
    fr: 'Votre navigateur n’exécute pas de scripts\u00a0: la démonstration se lit, mais elle ne réagit pas.',
    en: 'Your browser does not run scripts: the demonstration can be read, but it does not react.',
  },
  places: {
    whole: { fr: 'Toute l’entreprise', en: 'The whole company' },
    workshop: { fr: 'Atelier', en: 'Workshop' },
    studio: { fr: 'Bureau d’études', en: 'Design office' },
    delivery: { fr: 'Livraison', en: 'Delivery' },
    reception: { fr: 'Accueil', en: 'Front desk' },
  },
  checkIn: {
    label: { fr: 'Démonstration d’une réponse', en: 'A check-in, demonstrated' },
    question: questions.relations[1],
    saidTitle: {
      fr: 'C’est dit. Voici ce qu’il en reste.',
      en: 'Said. Here is what remains of it.',
    },
    saidText: {
      fr: 'D’un côté, votre réponse, pour vous seul·e. De l’autre, le chiffre d’un groupe, lundi à six heures.',
      en: 'On one side your answer, for you alone. On the other the figure of a group, on Monday at six.',
    },
    low: {
      fr: 'Quand rien ne va, on a le droit de ne pas rester seul·e avec cela\u00a0: dans l’application, le 3114, le 15 et le médecin du travail sont à un geste de chaque question, et personne n’en est averti.',
      en: 'When nothing goes well, nobody has to stay alone with it: in the app, the French helpline 3114, the emergency number and the occupational doctor are one tap away from every question, and nobody is told.',
    },
    own: { fr: 'Ce que vous voyez, vous seul·e', en: 'What you see, and you alone' },
    ownBefore: {
      fr: 'Un mois de réponses, comme si vous étiez là depuis l’automne.',
      en: 'A month of answers, as if you had been here since autumn.',
    },
    ownWith: {
      fr: 'Votre réponse d’aujourd’hui vient d’y entrer.',
      en: 'Today’s answer has just joined them.',
    },
    group: { fr: 'Ce que liront les RH et le CSE', en: 'What HR and the works council will read' },
    groupText: {
      fr: 'Lundi à six heures, pour l’Accueil, votre équipe.',
      en: 'On Monday at six, for the Front desk, your team.',
    },
    missing: {
      fr: 'L’Accueil compte {least} inscrits\u00a0: son chiffre paraît, que vous répondiez ou non. Sans réponse de vous cette semaine, votre dernier nombre reste. Répondez, et regardez de combien il bouge.',
      en: 'The Front desk has {least} people listed: its figure appears whether you answer or not. Without an answer of yours this week, your last number stays. Answer, and see how far it moves.',
    },
    reach: {
      fr: 'Tout en bas, on aurait lu {low}\u202f; tout en haut, {high}. Une semaine ne déplace votre nombre que de deux points, et votre terme secret s’y ajoute\u00a0: de ce chiffre, personne ne peut être sûr de ce que vous avez dit.',
      en: 'Lowest throughout, it would read {low}; highest, {high}. One week moves your number by two points only, and your secret term is added to it: from this figure nobody can be sure of what you said.',
    },
  },
  dashboard: {
    label: { fr: 'Démonstration des résultats', en: 'Results, demonstrated' },
    views: {
      legend: { fr: 'Qui regarde', en: 'Who is looking' },
      hr: { fr: 'Ce que lisent RH et CSE', en: 'What HR and the works council read' },
      signal: { fr: 'Le signal qui suit', en: 'The signal that follows' },
      colleague: { fr: 'Ce que voit un collègue', en: 'What a colleague sees' },
    },
    people: {
      legend: { fr: 'À l’{team}, cette semaine', en: '{team}, this week' },
      'as-usual': { fr: 'Tous répondent', en: 'Everybody answers' },
      silent: { fr: 'Une personne se tait', en: 'One person keeps silent' },
      gone: { fr: 'Elle part, une liste commence', en: 'They leave, a list begins' },
    },
    'as-usual': {
      fr: 'L’Accueil compte tout juste {least} inscrits. Faites taire quelqu’un, ou faites-le partir.',
      en: 'The Front desk has just {least} people listed. Let one fall silent, or leave.',
    },
    silent: {
      fr: 'Rien n’a bougé\u00a0: son dernier nombre reste. Qu’on réponde ou non ne se voit dans aucun chiffre.',
      en: 'Nothing has moved: their last number stays. Whether one answers shows in no figure.',
    },
    gone: {
      fr: 'À {less} inscrits, l’Accueil se tait. La Livraison aussi, qui en a pourtant assez\u00a0: sans cela, le total moins les autres équipes aurait donné l’Accueil. Cela se lit dans la liste, pas dans les réponses.',
      en: 'With {less} people listed the Front desk falls silent. So does Delivery, which has enough of them: otherwise the total minus the other teams would have given the Front desk away. The list decides it, not the answers.',
    },
    colleague: {
      fr: 'Ses propres réponses, jour après jour, et ses tendances sur sept et trente jours glissants. Rien de celles des autres.',
      en: 'Their own answers, day by day, and their trends over the last seven and thirty days. Nothing of anybody else’s.',
    },
    everybody: {
      fr: 'Si l’entreprise en décide ainsi, chacun lit aussi les chiffres des RH et du CSE\u00a0: les mêmes chiffres, à la même minute.',
      en: 'If the company so decides, everybody also reads the figures of HR and the works council: the same figures, at the same minute.',
    },
  },
  attack: {
    label: { fr: 'Démonstration d’attaque', en: 'An attack, demonstrated' },
    tries: { fr: 'Par où commencez-vous\u202f?', en: 'Where do you begin?' },
    released: {
      fr: 'Tout ce que le produit vous a montré',
      en: 'All that the product has shown you',
    },
    group: { fr: 'Groupe', en: 'Group' },
    week: { fr: 'Semaine', en: 'Week' },
    weeks: {
      before: { fr: 'Avec Camille', en: 'With Camille' },
      away: { fr: 'Sans elle', en: 'Without her' },
      gone: { fr: 'Nouvelle liste', en: 'A new list' },
    },
    percent: { fr: '{percent}\u202f%', en: '{percent}%' },
    filter: {
      title: { fr: 'Filtrer jusqu’à elle', en: 'Filter down to her' },
      text: {
        fr: 'Choisir son équipe et la bonne semaine.',
        en: 'Choose her team and the right week.',
      },
      mean: {
        fr: 'Un chiffre de groupe\u00a0: {points} sur 15, à {margin} près',
        en: 'A figure of a group: {points} out of 15, give or take {margin}',
      },
      why: {
        fr: 'Il porte sur tous les inscrits du groupe, avec un terme secret pour chacun, arrondi au demi-point. Il ne changera plus jamais.',
        en: 'It is about everybody listed in the group, with a secret term for each of them, rounded to half a point. It will never change again.',
      },
      none: {
        fr: 'Il n’y a pas d’autre filtre\u00a0: ni âge, ni contrat, ni ancienneté, ni jour.',
        en: 'There is no other filter: no age, no contract, no seniority, no day.',
      },
    },
    subtract: {
      title: { fr: 'Soustraire', en: 'Subtract' },
      text: {
        fr: 'Prendre le total et enlever les équipes publiées\u00a0: il reste la sienne.',
        en: 'Take the total, remove the teams that are published: hers is left.',
      },
      left: {
        fr: '{count, plural, =0 {Il ne reste personne} other {Il reste # inscrits ensemble}}',
        en: '{count, plural, =0 {Nobody is left} other {# listed people are left, together}}',
      },
      why: {
        fr: 'Une seule équipe a moins de {least} inscrits, mais le produit en a caché une seconde, qui en avait assez. Sans cela, l’équipe de Camille serait restée seule.',
        en: 'Only one team has fewer than {least} people listed, but the product has hidden a second one, which had enough. Otherwise Camille’s team would have been left alone.',
      },
      nobody: {
        fr: 'Toutes les équipes ont assez d’inscrits\u00a0: le total ne dit rien de plus que leurs chiffres.',
        en: 'All teams have enough people listed: the total says no more than their figures do.',
      },
    },
    compare: {
      title: { fr: 'Comparer deux semaines', en: 'Compare two weeks' },
      text: {
        fr: 'Elle a répondu, puis elle est partie en congé. La différence, ce serait elle.',
        en: 'She answered, then went on leave. The difference would be her.',
      },
      sum: {
        fr: 'Avec elle\u00a0: {before}. Sans elle\u00a0: {away}.',
        en: 'With her: {before}. Without her: {away}.',
      },
      same: { fr: 'Aucune différence', en: 'No difference' },
      other: { fr: 'Une différence, mais pas la sienne', en: 'A difference, but not hers' },
      why: {
        fr: 'Son dernier nombre est resté compté\u00a0: son absence ne déplace rien. Ce qui bouge vient des autres, et du terme secret de la semaine.',
        en: 'Her last number still counts: her absence moves nothing. What moves comes from the others, and from the secret term of the week.',
      },
    },
    guess: {
      title: { fr: 'Deviner', en: 'Guess' },
      text: {
        fr: 'Tout savoir des autres, et parier sur elle\u00a0: très bas, ou très haut\u202f?',
        en: 'Know everything of the others, and bet on her: very low, or very high?',
      },
      found: {
        fr: 'C’est la part de paris gagnés, à l’Accueil, en sachant tout ce que disent les autres',
        en: 'The share of bets won, at the Front desk, knowing everything the others say',
      },
      why: {
        fr: 'À pile ou face, ce serait 50\u202f%. En déplaçant des gens pendant deux ans, nos attaques montent à {worst}\u202f%\u202f; quoi que l’on fasse, à {limit}\u202f% au plus. Nous ne promettons pas zéro\u00a0: nous bornons l’avantage, et nous publions la mesure.',
        en: 'Heads or tails would be 50%. By moving people for two years our attacks get up to {worst}%; whatever one does, {limit}% at most. We do not promise zero: we bound the advantage, and publish the measure.',
      },
    },
  },
} satisfies Texts;
