import type { Texts } from '#basics/messages.ts';

/** What somebody proposed as a partner, as the document with everything kept about them shows it. */
export const texts = {
  groups: {
    applications: { fr: 'Vos candidatures de partenaire', en: 'Your applications as a partner' },
    messages: { fr: 'Échanges sur votre candidature', en: 'Messages about your application' },
    documents: { fr: 'Pièces déposées', en: 'Documents you sent' },
  },
  fields: {
    company: { fr: 'Entreprise', en: 'Company' },
    siren: { fr: 'SIREN', en: 'SIREN' },
    town: { fr: 'Ville', en: 'Town' },
    products: { fr: 'Produits', en: 'Products' },
    evidence: { fr: 'Preuves', en: 'Evidence' },
    written_at: { fr: 'Écrit le', en: 'Written on' },
    author: { fr: 'Par', en: 'By' },
    body: { fr: 'Texte', en: 'Text' },
    added_at: { fr: 'Déposée le', en: 'Sent on' },
    proves: { fr: 'Prouve', en: 'Proves' },
    issued_on: { fr: 'Établie le', en: 'Issued on' },
    expires_on: { fr: 'Valable jusqu’au', en: 'Valid until' },
  },
  values: {
    staff: { fr: 'notre équipe', en: 'our team' },
    partner: { fr: 'vous', en: 'you' },
    received: { fr: 'reçue', en: 'received' },
    accepted: { fr: 'accepté(e)', en: 'accepted' },
    refused: { fr: 'refusé(e)', en: 'refused' },
  },
} satisfies Texts;
