import type { Texts } from '#basics/messages.ts';

/** Mails about listening. */
export const texts = {
  checkIn: {
    title: { fr: 'Comment va le travail\u202f?', en: 'How is work going?' },
    text: {
      fr: 'Trois questions, vingt secondes\u00a0: vous répondez sur la page, vous passez ce que vous voulez, et rien ne part tant que vous n’avez pas enregistré.',
      en: 'Three questions, twenty seconds: you answer on the page, you skip what you like, and nothing leaves before you save it.',
    },
    link: { fr: 'Répondre', en: 'Answer' },
    whoSees: {
      fr: 'Vous seul·e voyez vos réponses. {company} ne voit que des chiffres de groupe, la semaine une fois close, et jamais qui a répondu.',
      en: 'You alone see your answers. {company} only sees figures of groups, once the week is closed, and never who answered.',
    },
    personal: {
      fr: 'Ce lien est personnel et vaut jusqu’à dimanche soir\u00a0: ne le transférez pas. Ce message part à tous, que l’on ait déjà répondu ou non.',
      en: 'This link is personal and holds until Sunday night: do not forward it. This message goes to everybody, whether they have answered or not.',
    },
  },
  results: {
    title: { fr: 'Les résultats de la semaine', en: 'The results of the week' },
    text: {
      fr: '{company} partage avec tous les salariés les résultats anonymes de la semaine qui vient de se clore.',
      en: '{company} shares the anonymous results of the week that has just closed with all employees.',
    },
    link: { fr: 'Voir les résultats', en: 'See the results' },
  },
  preferences: { fr: 'Régler ou arrêter ces messages', en: 'Change or stop these messages' },
  signature: { fr: 'L’équipe {product}', en: 'The {product} team' },
} satisfies Texts;
