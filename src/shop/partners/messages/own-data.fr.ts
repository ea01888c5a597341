/** What somebody proposed as a partner, as the document with everything kept about them shows it. */
export const fr = {
  groups: {
    applications: 'Vos candidatures de partenaire',
    messages: 'Échanges sur votre candidature',
    documents: 'Pièces déposées',
  },
  fields: {
    company: 'Entreprise',
    siren: 'SIREN',
    town: 'Ville',
    products: 'Produits',
    evidence: 'Preuves',
    written_at: 'Écrit le',
    author: 'Par',
    body: 'Texte',
    added_at: 'Déposée le',
    proves: 'Prouve',
    issued_on: 'Établie le',
    expires_on: 'Valable jusqu’au',
  },
  values: {
    staff: 'notre équipe',
    partner: 'vous',
    received: 'reçue',
    accepted: 'accepté(e)',
    refused: 'refusé(e)',
  },
};
