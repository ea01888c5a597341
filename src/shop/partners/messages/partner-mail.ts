import type { Texts } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';

/** Read by the server only, when a mail is written. */
export const texts = {
  received: {
    title: {
      fr: 'Nous avons bien reçu votre candidature',
      en: 'We have received your application',
    },
    greeting: { fr: 'Bonjour,', en: 'Hello,' },
    thanks: {
      fr: 'Merci de nous avoir présenté votre maison. Votre candidature nous est bien parvenue.',
      en: 'Thank you for introducing your company. Your application has reached us.',
    },
    next: {
      fr: 'Une personne de l’équipe la lit et revient vers vous. Pour ajouter un mot d’ici là, répondez simplement à ce message.',
      en: 'Someone from the team reads it and comes back to you. To add anything in the meantime, just reply to this message.',
    },
    notYou: {
      fr: 'Vous n’êtes pas à l’origine de cette candidature ? Quelqu’un a sans doute saisi votre adresse par erreur : vous pouvez ignorer ce message.',
      en: 'Was this not you? Somebody probably typed your address by mistake: you can ignore this message.',
    },
    signature: { fr: `L’équipe ${PRODUCT_NAME}`, en: `The ${PRODUCT_NAME} team` },
  },
  forStaff: {
    title: { fr: 'Candidature d’artisan : {company}', en: 'Maker’s application: {company}' },
    intro: {
      fr: 'Une maison demande à rejoindre la boutique.',
      en: 'A company asks to join the boutique.',
    },
    name: { fr: 'Nom', en: 'Name' },
    company: { fr: 'Entreprise', en: 'Company' },
    siren: { fr: 'SIREN', en: 'SIREN' },
    email: { fr: 'E-mail', en: 'E-mail' },
    phone: { fr: 'Téléphone', en: 'Phone' },
    town: { fr: 'Ville de l’atelier', en: 'Town of the workshop' },
    language: { fr: 'Langue', en: 'Language' },
    languages: {
      fr: { fr: 'français', en: 'French' },
      en: { fr: 'anglais', en: 'English' },
    },
    evidence: { fr: 'Preuves de l’origine', en: 'Evidence of origin' },
    notSaid: { fr: 'non précisé', en: 'not said' },
    products: { fr: 'Ce qu’elle fabrique', en: 'What they make' },
    answer: {
      fr: 'Répondre à ce message écrit directement à la personne.',
      en: 'Replying to this message writes directly to the person.',
    },
  },
  greeting: { fr: 'Bonjour,', en: 'Hello,' },
  titles: {
    message: {
      fr: 'Un message au sujet de votre candidature',
      en: 'A message about your application',
    },
    approved: { fr: 'Votre candidature est acceptée', en: 'Your application is accepted' },
    declined: { fr: 'Votre candidature', en: 'Your application' },
    'document-refused': {
      fr: 'Une de vos pièces n’a pas été retenue',
      en: 'One of your documents was not accepted',
    },
    suspended: { fr: 'Votre partenariat est suspendu', en: 'Your partnership is suspended' },
    reinstated: { fr: 'Votre partenariat reprend', en: 'Your partnership resumes' },
    reminder: {
      fr: 'Une de vos pièces arrive à échéance',
      en: 'One of your documents is about to end',
    },
    link: { fr: 'Votre nouveau lien de partenaire', en: 'Your new partner link' },
  },
  open: { fr: 'Ouvrir mon dossier', en: 'Open my file' },
  linkHolds: {
    fr: 'Ce lien est personnel et fonctionne jusqu’au {day}. Il permet de nous répondre et de déposer vos pièces, sans compte ni mot de passe.',
    en: 'This link is yours alone and works until {day}. With it you answer us and send your documents, without an account or a password.',
  },
  ending: {
    fr: 'Votre pièce «\u00a0{proves}\u00a0» vaut jusqu’au {day}. Pour que vos produits restent présentés avec leur preuve d’origine, déposez la nouvelle avant cette date\u00a0: le lien ci-dessous y mène.',
    en: 'Your document “{proves}” holds until {day}. So that your products keep being shown with the proof of their origin, send the new one before that day: the link below takes you there.',
  },
  renewed: {
    fr: 'Voici le nouveau lien que vous avez demandé. Le précédent ne s’ouvre plus.',
    en: 'Here is the new link that you asked for. The previous one no longer opens.',
  },
  answer: {
    title: {
      fr: 'Réponse d’un partenaire\u00a0: {company}',
      en: 'A partner has answered: {company}',
    },
    quote: { fr: '{name} vous écrit', en: '{name} writes to you' },
    evidence: {
      fr: 'Une pièce vient d’être déposée\u00a0: «\u00a0{proves}\u00a0». Elle attend d’être examinée.',
      en: 'A document has just arrived: “{proves}”. It is waiting to be examined.',
    },
    open: { fr: 'Ouvrir le dossier', en: 'Open the file' },
  },
} satisfies Texts;
