import type { Texts } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';

/** Read by the server only, when a mail is written. */
export const texts = {
  first: {
    title: { fr: 'Votre devis {number}', en: 'Your quote {number}' },
    intro: {
      fr: 'Voici le devis préparé pour {company}.',
      en: 'Here is the quote we have prepared for {company}.',
    },
  },
  asked: {
    title: { fr: 'Votre devis {number}', en: 'Your quote {number}' },
    greeting: { fr: 'Bonjour,', en: 'Hello,' },
    intro: {
      fr: 'Voici le devis demandé sur notre site à l’instant.',
      en: 'Here is the quote that was asked for on our site just now.',
    },
    notYou: {
      fr: 'Vous n’avez rien demandé ? Ignorez ce message : sans réponse, le devis expire de lui-même.',
      en: 'You asked for nothing? Ignore this message: without an answer, the quote expires by itself.',
    },
  },
  changed: {
    title: { fr: 'Votre devis {number}, mis à jour', en: 'Your quote {number}, updated' },
    intro: {
      fr: 'Voici la nouvelle version du devis préparé pour {company}. Elle remplace la précédente.',
      en: 'Here is the new version of the quote prepared for {company}. It replaces the previous one.',
    },
  },
  greeting: { fr: 'Bonjour {name},', en: 'Hello {name},' },
  net: { fr: 'Total HT', en: 'Total excl. VAT' },
  gross: { fr: 'Total TTC', en: 'Total incl. VAT' },
  until: {
    fr: 'Vous pouvez l’accepter en ligne jusqu’au {day} inclus, et l’enregistrer en PDF.',
    en: 'You can accept it online until {day} inclusive, and save it as a PDF.',
  },
  link: { fr: 'Lire et accepter le devis', en: 'Read and accept the quote' },
  signature: {
    fr: `Une question\u202f? Répondez simplement à ce message. L’équipe ${PRODUCT_NAME}`,
    en: `A question? Simply reply to this message. The ${PRODUCT_NAME} team`,
  },
  accepted: {
    title: {
      fr: 'Devis {number} accepté\u00a0: {company}',
      en: 'Quote {number} accepted: {company}',
    },
    text: {
      fr: '{company} a accepté le devis {number}, {amount} HT. La commande est enregistrée.',
      en: '{company} has accepted quote {number}, {amount} excl. VAT. The order is placed.',
    },
  },
  declined: {
    title: {
      fr: 'Devis {number} décliné\u00a0: {company}',
      en: 'Quote {number} declined: {company}',
    },
    text: {
      fr: '{company} a décliné le devis {number}, {amount} HT.',
      en: '{company} has declined quote {number}, {amount} excl. VAT.',
    },
  },
  reason: { fr: 'Raison donnée', en: 'Reason given' },
  open: { fr: 'Ouvrir le devis', en: 'Open the quote' },
} satisfies Texts;
