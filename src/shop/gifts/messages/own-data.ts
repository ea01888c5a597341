import type { Texts } from '#basics/messages.ts';
import { texts as events } from './events.ts';

/** Les cadeaux de quelqu’un, tels que les montre le document de ses données. */
export const texts = {
  title: { fr: 'Vos cadeaux', en: 'Your gifts' },
  groups: {
    received: { fr: 'Ce qui est inscrit à votre nom', en: 'What is entered under your name' },
    declared: { fr: 'Ce que vous avez déclaré pour d’autres', en: 'What you declared for others' },
    sheets: {
      fr: 'Les justificatifs que vous avez imprimés',
      en: 'Justification sheets that you printed',
    },
  },
  fields: {
    legal_name: { fr: 'Entreprise', en: 'Company' },
    given_on: { fr: 'Remis le', en: 'Given on' },
    what: { fr: 'Cadeau', en: 'Gift' },
    event: { fr: 'Événement', en: 'Event' },
    value_cents: { fr: 'Valeur TTC', en: 'Value incl. VAT' },
    retracted_at: { fr: 'Retiré le', en: 'Taken back on' },
    retraction: { fr: 'Raison du retrait', en: 'Why it was taken back' },
    acted_at: { fr: 'Déclaré le', en: 'Declared on' },
    source: { fr: 'Origine', en: 'Origin' },
    note: { fr: 'Note', en: 'Note' },
    people: { fr: 'Personnes', en: 'People' },
    year: { fr: 'Année', en: 'Year' },
    number: { fr: 'Version', en: 'Version' },
    printed_at: { fr: 'Imprimé le', en: 'Printed on' },
  },
  values: {
    order: { fr: 'commande', en: 'order' },
    declared: { fr: 'déclaration', en: 'declaration' },
    imported: { fr: 'liste importée', en: 'imported list' },
    'order-ended': { fr: 'commande annulée ou remboursée', en: 'order cancelled or refunded' },
    ...Object.fromEntries(Object.entries(events).map(([event, { name }]) => [event, name])),
  },
} satisfies Texts;
