import { fr as events } from './events.fr.ts';

/** Les cadeaux de quelqu’un, tels que les montre le document de ses données. */
export const fr = {
  title: 'Vos cadeaux',
  groups: {
    received: 'Ce qui est inscrit à votre nom',
    declared: 'Ce que vous avez déclaré pour d’autres',
    sheets: 'Les justificatifs que vous avez imprimés',
  },
  fields: {
    legal_name: 'Entreprise',
    given_on: 'Remis le',
    what: 'Cadeau',
    event: 'Événement',
    value_cents: 'Valeur TTC',
    retracted_at: 'Retiré le',
    retraction: 'Raison du retrait',
    acted_at: 'Déclaré le',
    source: 'Origine',
    note: 'Note',
    people: 'Personnes',
    year: 'Année',
    number: 'Version',
    printed_at: 'Imprimé le',
  },
  values: {
    order: 'commande',
    declared: 'déclaration',
    imported: 'liste importée',
    'order-ended': 'commande annulée ou remboursée',
    ...Object.fromEntries(Object.entries(events).map(([event, { name }]) => [event, name])),
  },
};
