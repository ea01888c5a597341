import type { Texts } from '#basics/messages.ts';

/** The mail that asks somebody to join the staff. */
export const texts = {
  title: {
    fr: '{product}\u00a0: vous êtes invité·e dans l’équipe',
    en: '{product}: you are invited to the team',
  },
  text: {
    fr: 'Un administrateur de {product} vous invite à rejoindre l’équipe, avec le rôle «\u00a0{role}\u00a0».',
    en: 'An administrator of {product} invites you to join the team as: {role}.',
  },
  secondStep: {
    fr: 'Gardez votre téléphone à portée de main\u00a0: la connexion se fait en deux étapes, la seconde avec une application qui donne un code.',
    en: 'Keep your phone at hand: signing in takes two steps, the second with an app that gives a code.',
  },
  link: { fr: 'Rejoindre l’équipe', en: 'Join the team' },
  life: {
    fr: 'Ce lien ne sert qu’une fois, avec cette adresse, jusqu’au {until}.',
    en: 'This link works once, with this address, until {until}.',
  },
  notYou: {
    fr: 'Si vous n’attendiez pas cette invitation, ignorez ce message\u00a0: rien ne se passera.',
    en: 'If you did not expect this invitation, ignore this message: nothing will happen.',
  },
} satisfies Texts;
