import type { Texts } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';

/** Read by the server only, when a mail is written. */
export const texts = {
  offers: {
    saas: { fr: 'l’application d’écoute', en: 'the listening app' },
    boxes: { fr: 'nos box à la demande', en: 'boxes on demand' },
    subscription: { fr: 'la box du mois', en: 'the monthly box' },
    international: { fr: 'une offre à l’international', en: 'an offer outside France' },
    partnership: { fr: 'un partenariat', en: 'a partnership' },
    other: { fr: 'autre chose', en: 'something else' },
  },
  received: {
    title: { fr: 'Nous avons bien reçu votre demande', en: 'We have received your request' },
    greeting: { fr: 'Bonjour,', en: 'Hello,' },
    thanks: {
      fr: 'Merci de nous avoir écrit. Votre demande nous est bien parvenue.',
      en: 'Thank you for writing to us. Your request has reached us.',
    },
    thanksAbout: {
      fr: 'Merci de nous avoir écrit. Votre demande concernant {offer} nous est bien parvenue.',
      en: 'Thank you for writing to us. Your request about {offer} has reached us.',
    },
    next: {
      fr: 'Une personne de l’équipe la lit et vous répond, en général sous deux jours ouvrés. Pour ajouter un mot d’ici là, répondez simplement à ce message.',
      en: 'Someone from the team reads it and answers, usually within two working days. To add anything in the meantime, just reply to this message.',
    },
    notYou: {
      fr: 'Vous n’êtes pas à l’origine de cette demande ? Quelqu’un a sans doute saisi votre adresse par erreur : vous pouvez ignorer ce message.',
      en: 'Was this not you? Somebody probably typed your address by mistake: you can ignore this message.',
    },
    signature: { fr: `L’équipe ${PRODUCT_NAME}`, en: `The ${PRODUCT_NAME} team` },
  },
  forStaff: {
    title: { fr: 'Demande de contact : {company}', en: 'Contact request: {company}' },
    intro: {
      fr: 'Une demande vient d’arriver par le formulaire du site.',
      en: 'A request has just arrived through the form on the site.',
    },
    name: { fr: 'Nom', en: 'Name' },
    company: { fr: 'Entreprise', en: 'Company' },
    email: { fr: 'E-mail', en: 'E-mail' },
    phone: { fr: 'Téléphone', en: 'Phone' },
    employeeCount: { fr: 'Effectif', en: 'Staff' },
    offerType: { fr: 'Au sujet de', en: 'About' },
    language: { fr: 'Langue', en: 'Language' },
    languages: {
      fr: { fr: 'français', en: 'French' },
      en: { fr: 'anglais', en: 'English' },
    },
    notSaid: { fr: 'non précisé', en: 'not given' },
    message: { fr: 'Message', en: 'Message' },
    answer: {
      fr: 'Répondre à ce message écrit directement à la personne.',
      en: 'Replying to this message writes straight to them.',
    },
  },
} satisfies Texts;
