import { PRODUCT_NAME } from '#basics/product-name.ts';

/** Read by the server only, when a mail is written. */
export const fr = {
  first: {
    title: 'Votre devis {number}',
    intro: 'Voici le devis préparé pour {company}.',
  },
  changed: {
    title: 'Votre devis {number}, mis à jour',
    intro:
      'Voici la nouvelle version du devis préparé pour {company}. Elle remplace la précédente.',
  },
  greeting: 'Bonjour {name},',
  net: 'Total HT',
  gross: 'Total TTC',
  until: 'Vous pouvez l’accepter en ligne jusqu’au {day} inclus, et l’enregistrer en PDF.',
  link: 'Lire et accepter le devis',
  signature: `Une question\u202f? Répondez simplement à ce message. L’équipe ${PRODUCT_NAME}`,
  accepted: {
    title: 'Devis {number} accepté\u00a0: {company}',
    text: '{company} a accepté le devis {number}, {amount} HT. La commande est enregistrée.',
  },
  declined: {
    title: 'Devis {number} décliné\u00a0: {company}',
    text: '{company} a décliné le devis {number}, {amount} HT.',
  },
  reason: 'Raison donnée',
  open: 'Ouvrir le devis',
};
