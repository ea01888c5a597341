import { PRODUCT_NAME } from '#basics/product-name.ts';

/** Read by the server only, when a mail is written. */
export const fr = {
  received: {
    title: 'Nous avons bien reçu votre candidature',
    greeting: 'Bonjour,',
    thanks: 'Merci de nous avoir présenté votre maison. Votre candidature nous est bien parvenue.',
    next: 'Une personne de l’équipe la lit et revient vers vous. Pour ajouter un mot d’ici là, répondez simplement à ce message.',
    notYou:
      'Vous n’êtes pas à l’origine de cette candidature ? Quelqu’un a sans doute saisi votre adresse par erreur : vous pouvez ignorer ce message.',
    signature: `L’équipe ${PRODUCT_NAME}`,
  },
  forStaff: {
    title: 'Candidature d’artisan : {company}',
    intro: 'Une maison demande à rejoindre la boutique.',
    name: 'Nom',
    company: 'Entreprise',
    siren: 'SIREN',
    email: 'E-mail',
    phone: 'Téléphone',
    town: 'Ville de l’atelier',
    language: 'Langue',
    languages: { fr: 'français', en: 'anglais' },
    evidence: 'Preuves de l’origine',
    notSaid: 'non précisé',
    products: 'Ce qu’elle fabrique',
    answer: 'Répondre à ce message écrit directement à la personne.',
  },
};
