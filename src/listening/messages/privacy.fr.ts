/** Who sees what, said to whoever is asked. */
export const fr = {
  title: 'Qui voit quoi\u202f?',
  close: 'Fermer',
  you: {
    title: 'Vous',
    text: 'Tout ce que vous avez répondu, jour après jour. Vous pouvez le télécharger et l’effacer quand vous voulez.',
  },
  company: {
    title: 'Les RH et le CSE',
    text: 'Un chiffre par équipe, une fois la semaine terminée, si {least} personnes au moins y sont inscrites sur la liste du trimestre, qu’elles répondent ou non. Ils voient la même chose, à la même minute. Jamais une réponse, jamais un nom, jamais qui a répondu ou non.',
    everybody: 'Votre entreprise a choisi de montrer ces mêmes résultats à tous les salariés.',
  },
  nobody: {
    title: 'Personne d’autre',
    text: 'Vos réponses sont dans une base séparée, sous un pseudonyme dont la clé est ailleurs. Les écrans de votre entreprise et de notre équipe n’y ont aucun accès.',
  },
  group: {
    title: 'Votre groupe',
    text: '{name}\u00a0: {count, plural, one {une personne} other {# personnes}}.',
    changed: 'Sa composition a changé pour la dernière fois le {day}.',
    never: 'Sa composition n’a pas changé.',
    small:
      'Vous êtes moins de {least}\u00a0: rien n’est publié pour un si petit groupe. Vos réponses ne comptent que dans un ensemble plus grand.',
    waits:
      'Vous n’êtes pas encore sur la liste de votre groupe\u00a0: vous y compterez à partir du lundi {day}, si vous avez répondu deux semaines d’ici là. Vos propres tendances, elles, n’attendent pas.',
  },
  example: {
    title: 'Un exemple',
    text: 'Vous répondez «\u202fTrès mal\u202f», et vos neuf collègues «\u202fPlutôt bien\u202f». Votre nombre ne descend que de deux points par semaine, et ne sort jamais de 3 à 13. Un terme secret, le vôtre, pour toujours, s’y ajoute, avec ceux de vos collègues\u00a0: lundi, on lit peut-être 8 sur 15 pour votre équipe, peut-être 12, et personne ne peut en déduire avec sûreté ce que vous avez dit.',
  },
  polls: {
    title: 'Les questions posées à tous',
    text: 'Une fois par trimestre au plus, les RH ou le CSE peuvent poser une question à choix. Seules des parts, en dizaines, sont publiées, une fois, à partir de soixante inscrits. Une personne sur quatre, inconnue de tous et toujours la même, n’y est pas comptée. Votre réponse est effacée quand le résultat paraît.',
  },
  questionnaire: {
    title: 'Le questionnaire annuel',
    text: 'Une fois par an, dix-huit énoncés, facultatifs. Aucun énoncé n’est publié : seulement six dimensions, une fois, pour l’entreprise et les groupes d’au moins {least} inscrits, avec des termes secrets qui sont les vôtres pour toujours. Vos réponses sont gardées sous pseudonyme jusqu’au résultat, puis effacées.',
  },
  notPromised: {
    title: 'Ce que nous ne promettons pas',
    text: 'Quelqu’un qui saurait tout ce que répondent les autres pourrait remarquer que vous changez pour longtemps. Et ne montrez pas vos réponses à votre employeur\u00a0: une seule lui apprendrait quelque chose de votre terme secret, pour toujours.',
  },
  always:
    'Un changement d’équipe, un départ, une réponse tardive ne changent jamais un résultat déjà publié. Si vous partez, ou ne répondez plus, votre dernier nombre reste compté jusqu’à la fin de la liste\u00a0: votre absence ne se voit pas.',
  method: 'La méthode complète',
};
