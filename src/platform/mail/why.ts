import type { Language } from '#basics/language.ts';

/** Why somebody is written to, told at the foot of each mail. */
export type Why = keyof typeof fr;

const fr = {
  account:
    'Vous recevez ce message parce que votre adresse a été saisie pour ouvrir un compte, s’y connecter ou le modifier.',
  invited: 'Vous recevez ce message parce que votre adresse a été saisie pour vous inviter.',
  member: 'Vous recevez ce message parce que vous avez un rôle dans l’espace de votre entreprise.',
  employee:
    'Vous recevez ce message parce que vous participez à la mesure de la QVCT de votre entreprise, et que ces rappels sont actifs dans votre compte.',
  notified: 'Vous recevez ce message parce que ces mails sont actifs dans votre compte.',
  overview:
    'Vous recevez ce message parce que votre rôle dans l’espace de cette entreprise vous donne sa vue d’ensemble, et que ce mail est actif dans votre compte.',
  gift: 'Vous recevez ce message parce qu’une box vous est offerte au travail\u00a0: votre adresse nous a été donnée pour cela.',
  order: 'Vous recevez ce message parce que votre adresse est celle d’une commande.',
  subscription: 'Vous recevez ce message parce que votre adresse est celle d’un abonnement.',
  quote: 'Vous recevez ce message parce qu’un devis vous a été adressé.',
  request:
    'Vous recevez ce message parce que votre adresse est celle d’une demande que nous avons reçue.',
  partner:
    'Vous recevez ce message parce que votre adresse est celle d’une candidature de partenaire.',
  duerp:
    'Vous recevez ce message parce que cette entreprise a donné votre adresse pour vous transmettre son document unique.',
  staff: 'Vous recevez ce message parce que cette adresse est celle de l’équipe.',
  text: 'Ce SMS n’est pas parti\u00a0: aucun opérateur n’est configuré.',
};

const en: Record<Why, string> = {
  account:
    'You receive this message because your address was typed to open an account, sign in to it or change it.',
  invited: 'You receive this message because your address was typed to invite you.',
  member: 'You receive this message because you have a role in your company’s space.',
  employee:
    'You receive this message because you take part in your company’s measure of the quality of work, and these reminders are on in your account.',
  notified: 'You receive this message because such mails are on in your account.',
  overview:
    'You receive this message because your role in this company’s space gives you its overview, and this e-mail is on in your account.',
  gift: 'You receive this message because a box is offered to you at work: your address was given to us for it.',
  order: 'You receive this message because your address is that of an order.',
  subscription: 'You receive this message because your address is that of a subscription.',
  quote: 'You receive this message because a quote was addressed to you.',
  request: 'You receive this message because your address is that of a request we received.',
  partner: 'You receive this message because your address is that of a partner’s application.',
  duerp:
    'You receive this message because this company gave your address to send you its risk document.',
  staff: 'You receive this message because this address is the team’s.',
  text: 'This text message was not sent: no operator is set up.',
};

export const WHY: Readonly<Record<Language, Readonly<Record<Why, string>>>> = { fr, en };
