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
    text: 'Une moyenne par équipe, une fois la semaine terminée, et seulement si {k} personnes au moins y ont répondu. Ils voient la même chose, à la même minute. Jamais une réponse, jamais un nom, jamais qui a répondu ou non.',
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
      'Vous êtes moins de {k}\u00a0: rien n’est publié pour votre groupe. Vos réponses ne comptent que dans un ensemble plus grand.',
  },
  example: {
    title: 'Un exemple',
    text: 'Vous répondez «\u202fTrès mal\u202f», et vos neuf collègues «\u202fPlutôt bien\u202f». Lundi, on lit peut-être 9,5 sur 15 pour votre équipe, peut-être 11\u00a0: un décalage secret est ajouté à chaque moyenne, et personne ne peut en déduire avec sûreté ce que vous avez dit.',
  },
  always:
    'Un changement d’équipe, un départ, une réponse tardive ne changent jamais un résultat déjà publié.',
  method: 'La méthode complète',
};
