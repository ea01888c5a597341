import type { Texts } from '#basics/messages.ts';

/** Chosen boxes, as staff pack them. */
export const texts = {
  title: { fr: 'Box choisies par chacun', en: 'Boxes that everybody chose' },
  open: {
    fr: '{title}\u00a0: choix ouvert jusqu’au {day} au soir. Le contenu des colis est connu ensuite.',
    en: '{title}: open until the end of {day}. What the parcels hold is known after that.',
  },
  closing: {
    fr: '{title}\u00a0: le choix est clos, les colis sont en train d’être fixés.',
    en: '{title}: closed, the parcels are being fixed.',
  },
  cancelled: {
    fr: '{title}\u00a0: suspendu avec la commande.',
    en: '{title}: suspended with the order.',
  },
  closed: {
    fr: '{title}\u00a0: clos le {day}. Chaque colis a un numéro\u202f; les noms restent chez le client, sauf pour la poste.',
    en: '{title}: closed on {day}. Each parcel has a number; names stay with the customer, but for the post.',
  },
  homes: {
    fr: '{count, plural, one {Un colis part} other {# colis partent}} à domicile.',
    en: '{count, plural, one {One parcel goes} other {# parcels go}} to a home.',
  },
  caption: { fr: 'À préparer', en: 'To pack' },
  what: { fr: 'Contenu', en: 'Contents' },
  count: { fr: 'Quantité', en: 'Quantity' },
  donation: { fr: '{name}, pour {association}', en: '{name}, for {association}' },
  unassigned: { fr: '{name}, sans destinataire', en: '{name}, for nobody in particular' },
  packing: { fr: 'Liste de colisage', en: 'Packing list' },
  packingFile: { fr: 'colisage-{number}.pdf', en: 'packing-{number}.pdf' },
  labels: { fr: 'Étiquettes des colis', en: 'Labels of parcels' },
  labelsFile: { fr: 'etiquettes-{number}.pdf', en: 'labels-{number}.pdf' },
  table: { fr: 'Tableau (CSV)', en: 'Table (CSV)' },
  tableFile: { fr: 'colis-{number}.csv', en: 'parcels-{number}.csv' },
  failed: { fr: 'Cela n’a pas pu être lu ou imprimé.', en: 'It could not be read or printed.' },
  retry: { fr: 'Réessayer', en: 'Try again' },
} satisfies Texts;
