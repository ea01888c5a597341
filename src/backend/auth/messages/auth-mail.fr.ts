/** Mails and texts about an account, in French. */
export const fr = {
  magiclink: {
    title: 'Votre lien de connexion',
    why: 'Vous avez demandé à vous connecter à {product}.',
    link: 'Me connecter',
    code: 'Ou saisissez ce code sur la page où vous avez fait la demande :',
  },
  signup: {
    title: 'Confirmez votre adresse',
    why: 'Un compte {product} vient d’être demandé avec cette adresse.',
    link: 'Confirmer mon adresse',
    code: 'Ou saisissez ce code sur la page d’inscription :',
  },
  recovery: {
    title: 'Choisissez un nouveau mot de passe',
    why: 'Vous avez demandé à changer le mot de passe de votre compte {product}.',
    link: 'Choisir un nouveau mot de passe',
    code: 'Ou saisissez ce code sur la page où vous avez fait la demande :',
  },
  invite: {
    title: 'Votre invitation à rejoindre {product}',
    why: 'Une personne de votre entreprise vous a ouvert un compte {product}.',
    link: 'Ouvrir mon compte',
    code: 'Ou saisissez ce code sur la page de connexion :',
  },
  email_change_current: {
    title: 'Confirmez votre changement d’adresse',
    why: 'Votre compte {product} va changer d’adresse e-mail. Il nous faut votre accord ici, et celui de la nouvelle adresse.',
    link: 'Donner mon accord',
    code: 'Ou saisissez ce code sur la page de votre compte :',
  },
  email_change_new: {
    title: 'Confirmez votre nouvelle adresse',
    why: 'Un compte {product} souhaite utiliser désormais cette adresse. L’accord de l’ancienne adresse est demandé aussi.',
    link: 'Confirmer cette adresse',
    code: 'Ou saisissez ce code sur la page de votre compte :',
  },
  reauthentication: {
    title: 'Votre code de vérification',
    why: 'Avant de changer ce qui protège votre compte {product}, nous vérifions que c’est bien vous.',
    code: 'Saisissez ce code sur la page de votre compte :',
  },
  life: 'Ce lien et ce code sont valables {minutes} minutes et ne servent qu’une fois.',
  codeLife: 'Ce code est valable {minutes} minutes et ne sert qu’une fois.',
  notYou:
    'Vous n’êtes pas à l’origine de cette demande ? Ne cliquez pas et ne transmettez ce code à personne : sans vous, rien ne se passera.',
  signature: 'L’équipe {product}',
  text: '{product} : votre code est {code}. Il est valable {minutes} minutes ; ne le transmettez à personne.',
  repeated: {
    title: 'Vous avez déjà un compte',
    why: 'Quelqu’un vient de demander un compte {product} avec votre adresse. Vous en avez déjà un.',
    what: 'Si c’était vous, connectez-vous simplement ; un lien par e-mail suffit, même sans mot de passe. Sinon, vous n’avez rien à faire : votre compte n’a pas changé.',
    link: 'Me connecter',
  },
  passwordChanged: {
    title: 'Votre mot de passe a changé',
    why: 'Le mot de passe de votre compte {product} vient d’être changé. Vos autres appareils ont été déconnectés.',
    what: 'Si ce n’était pas vous, reprenez la main tout de suite en choisissant un nouveau mot de passe.',
    link: 'Choisir un nouveau mot de passe',
  },
};
