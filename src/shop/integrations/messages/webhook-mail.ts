import type { Texts } from '#basics/messages.ts';

/** Read by the server only, when a mail leaves. */
export const texts = {
  title: {
    fr: 'Votre webhook vers {host} est arrêté',
    en: 'Your webhook to {host} has been stopped',
  },
  intro: {
    fr: 'Depuis trois jours, {host} n’accepte plus rien de ce que nous lui envoyons\u00a0: nous avons cessé d’essayer.',
    en: 'For three days, {host} has accepted nothing of what we send: we have stopped trying.',
  },
  next: {
    fr: 'Une fois le problème réglé chez vous, reprenez le webhook depuis la facturation de votre espace. Ce qui n’est pas arrivé peut y être renvoyé.',
    en: 'Once the problem is solved on your side, resume the webhook from the billing page of your space. What did not arrive can be sent again from there.',
  },
  link: { fr: 'Voir le webhook', en: 'See the webhook' },
} satisfies Texts;
