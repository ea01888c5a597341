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
  greeting: 'Bonjour,',
  titles: {
    message: 'Un message au sujet de votre candidature',
    approved: 'Votre candidature est acceptée',
    declined: 'Votre candidature',
    'document-refused': 'Une de vos pièces n’a pas été retenue',
    suspended: 'Votre partenariat est suspendu',
    reinstated: 'Votre partenariat reprend',
    reminder: 'Une de vos pièces arrive à échéance',
    link: 'Votre nouveau lien de partenaire',
  },
  open: 'Ouvrir mon dossier',
  linkHolds:
    'Ce lien est personnel et fonctionne jusqu’au {day}. Il permet de nous répondre et de déposer vos pièces, sans compte ni mot de passe.',
  ending:
    'Votre pièce «\u00a0{proves}\u00a0» vaut jusqu’au {day}. Pour que vos produits restent présentés avec leur preuve d’origine, déposez la nouvelle avant cette date\u00a0: le lien ci-dessous y mène.',
  renewed: 'Voici le nouveau lien que vous avez demandé. Le précédent ne s’ouvre plus.',
  answer: {
    title: 'Réponse d’un partenaire\u00a0: {company}',
    quote: '{name} vous écrit',
    evidence:
      'Une pièce vient d’être déposée\u00a0: «\u00a0{proves}\u00a0». Elle attend d’être examinée.',
    open: 'Ouvrir le dossier',
  },
};
