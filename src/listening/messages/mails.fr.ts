/** Mails about listening. */
export const fr = {
  checkIn: {
    title: 'Comment va le travail\u202f?',
    text: 'Trois questions, vingt secondes\u00a0: vous répondez sur la page, vous passez ce que vous voulez, et rien ne part tant que vous n’avez pas enregistré.',
    link: 'Répondre',
    whoSees:
      'Vous seul·e voyez vos réponses. {company} ne voit que des chiffres de groupe, la semaine une fois close, et jamais qui a répondu.',
    personal:
      'Ce lien est personnel et vaut jusqu’à dimanche soir\u00a0: ne le transférez pas. Ce message part à tous, que l’on ait déjà répondu ou non.',
  },
  results: {
    title: 'Les résultats de la semaine',
    text: '{company} partage avec tous les salariés les résultats anonymes de la semaine qui vient de se clore.',
    link: 'Voir les résultats',
  },
  preferences: 'Régler ou arrêter ces messages',
  signature: 'L’équipe {product}',
};
