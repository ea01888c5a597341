import { PRODUCT_NAME } from '#basics/product-name.ts';

/** Read by the server only, when a mail is written. */
export const fr = {
  offers: {
    saas: 'l’application d’écoute',
    boxes: 'nos box à la demande',
    subscription: 'la box du mois',
    international: 'une offre à l’international',
    partnership: 'un partenariat',
    other: 'autre chose',
  },
  received: {
    title: 'Nous avons bien reçu votre demande',
    greeting: 'Bonjour,',
    thanks: 'Merci de nous avoir écrit. Votre demande nous est bien parvenue.',
    thanksAbout:
      'Merci de nous avoir écrit. Votre demande concernant {offer} nous est bien parvenue.',
    next: 'Une personne de l’équipe la lit et vous répond, en général sous deux jours ouvrés. Pour ajouter un mot d’ici là, répondez simplement à ce message.',
    notYou:
      'Vous n’êtes pas à l’origine de cette demande ? Quelqu’un a sans doute saisi votre adresse par erreur : vous pouvez ignorer ce message.',
    signature: `L’équipe ${PRODUCT_NAME}`,
  },
  forStaff: {
    title: 'Demande de contact : {company}',
    intro: 'Une demande vient d’arriver par le formulaire du site.',
    name: 'Nom',
    company: 'Entreprise',
    email: 'E-mail',
    phone: 'Téléphone',
    employeeCount: 'Effectif',
    offerType: 'Au sujet de',
    language: 'Langue',
    languages: { fr: 'français', en: 'anglais' },
    notSaid: 'non précisé',
    message: 'Message',
    answer: 'Répondre à ce message écrit directement à la personne.',
  },
};
