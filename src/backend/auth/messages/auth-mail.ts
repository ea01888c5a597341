import type { Texts } from '#basics/messages.ts';

/** Mails and texts about an account, in French. */
export const texts = {
  magiclink: {
    title: { fr: 'Votre lien de connexion', en: 'Your sign-in link' },
    why: {
      fr: 'Vous avez demandé à vous connecter à {product}.',
      en: 'You asked to sign in to {product}.',
    },
    link: { fr: 'Me connecter', en: 'Sign in' },
    code: {
      fr: 'Ou saisissez ce code sur la page où vous avez fait la demande :',
      en: 'Or type this code on the page where you asked:',
    },
  },
  signup: {
    title: { fr: 'Confirmez votre adresse', en: 'Confirm your address' },
    why: {
      fr: 'Un compte {product} vient d’être demandé avec cette adresse.',
      en: 'A {product} account was just requested with this address.',
    },
    link: { fr: 'Confirmer mon adresse', en: 'Confirm my address' },
    code: {
      fr: 'Ou saisissez ce code sur la page d’inscription :',
      en: 'Or type this code on the sign-up page:',
    },
  },
  recovery: {
    title: { fr: 'Choisissez un nouveau mot de passe', en: 'Choose a new password' },
    why: {
      fr: 'Vous avez demandé à changer le mot de passe de votre compte {product}.',
      en: 'You asked to change the password of your {product} account.',
    },
    link: { fr: 'Choisir un nouveau mot de passe', en: 'Choose a new password' },
    code: {
      fr: 'Ou saisissez ce code sur la page où vous avez fait la demande :',
      en: 'Or type this code on the page where you asked:',
    },
  },
  invite: {
    title: {
      fr: 'Votre invitation à rejoindre {product}',
      en: 'Your invitation to join {product}',
    },
    why: {
      fr: 'Une personne de votre entreprise vous a ouvert un compte {product}.',
      en: 'Somebody at your company opened a {product} account for you.',
    },
    link: { fr: 'Ouvrir mon compte', en: 'Open my account' },
    code: {
      fr: 'Ou saisissez ce code sur la page de connexion :',
      en: 'Or type this code on the sign-in page:',
    },
  },
  email_change_current: {
    title: { fr: 'Confirmez votre changement d’adresse', en: 'Confirm your change of address' },
    why: {
      fr: 'Votre compte {product} va changer d’adresse e-mail. Il nous faut votre accord ici, et celui de la nouvelle adresse.',
      en: 'Your {product} account is about to change its e-mail address. We need your agreement here, and that of the new address.',
    },
    link: { fr: 'Donner mon accord', en: 'I agree' },
    code: {
      fr: 'Ou saisissez ce code sur la page de votre compte :',
      en: 'Or type this code on your account page:',
    },
  },
  email_change_new: {
    title: { fr: 'Confirmez votre nouvelle adresse', en: 'Confirm your new address' },
    why: {
      fr: 'Un compte {product} souhaite utiliser désormais cette adresse. L’accord de l’ancienne adresse est demandé aussi.',
      en: 'A {product} account would like to use this address from now on. The old address is asked as well.',
    },
    link: { fr: 'Confirmer cette adresse', en: 'Confirm this address' },
    code: {
      fr: 'Ou saisissez ce code sur la page de votre compte :',
      en: 'Or type this code on your account page:',
    },
  },
  reauthentication: {
    title: { fr: 'Votre code de vérification', en: 'Your verification code' },
    why: {
      fr: 'Avant de changer ce qui protège votre compte {product}, nous vérifions que c’est bien vous.',
      en: 'Before what protects your {product} account changes, we check that it is really you.',
    },
    code: {
      fr: 'Saisissez ce code sur la page de votre compte :',
      en: 'Type this code on your account page:',
    },
  },
  life: {
    fr: 'Ce lien et ce code sont valables {minutes} minutes et ne servent qu’une fois.',
    en: 'This link and this code are valid for {minutes} minutes and work only once.',
  },
  codeLife: {
    fr: 'Ce code est valable {minutes} minutes et ne sert qu’une fois.',
    en: 'This code is valid for {minutes} minutes and works only once.',
  },
  notYou: {
    fr: 'Vous n’êtes pas à l’origine de cette demande ? Ne cliquez pas et ne transmettez ce code à personne : sans vous, rien ne se passera.',
    en: 'Was this not you? Do not click the link, and do not share this code with anybody: nothing happens without you.',
  },
  signature: { fr: 'L’équipe {product}', en: 'The {product} team' },
  text: {
    fr: '{product} : votre code est {code}. Il est valable {minutes} minutes ; ne le transmettez à personne.',
    en: '{product}: your code is {code}. It is valid for {minutes} minutes; do not share it.',
  },
  repeated: {
    title: { fr: 'Vous avez déjà un compte', en: 'You already have an account' },
    why: {
      fr: 'Quelqu’un vient de demander un compte {product} avec votre adresse. Vous en avez déjà un.',
      en: 'Somebody just asked for a {product} account with your address. You already have one.',
    },
    what: {
      fr: 'Si c’était vous, connectez-vous simplement ; un lien par e-mail suffit, même sans mot de passe. Sinon, vous n’avez rien à faire : votre compte n’a pas changé.',
      en: 'If it was you, simply sign in; a link by e-mail is enough, even without a password. If not, there is nothing to do: your account has not changed.',
    },
    link: { fr: 'Me connecter', en: 'Sign in' },
  },
  passwordChanged: {
    title: { fr: 'Votre mot de passe a changé', en: 'Your password has changed' },
    why: {
      fr: 'Le mot de passe de votre compte {product} vient d’être changé. Vos autres appareils ont été déconnectés.',
      en: 'The password of your {product} account was just changed. Your other devices were signed out.',
    },
    what: {
      fr: 'Si ce n’était pas vous, reprenez la main tout de suite en choisissant un nouveau mot de passe.',
      en: 'If it was not you, take your account back right away by choosing a new password.',
    },
    link: { fr: 'Choisir un nouveau mot de passe', en: 'Choose a new password' },
  },
} satisfies Texts;
