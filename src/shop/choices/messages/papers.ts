import type { Texts } from '#basics/messages.ts';

/** Papers that go with chosen boxes: those with names say nothing of contents, and the other way round. */
export const texts = {
  page: { fr: 'Page', en: 'Page' },
  foot: { fr: '{product} · {title}', en: '{product} · {title}' },
  parcel: { fr: 'Colis {number}', en: 'Parcel {number}' },
  noSite: { fr: 'À l’adresse de livraison', en: 'At the delivery address' },
  list: {
    title: { fr: 'À remettre\u00a0: {title}', en: 'To hand out: {title}' },
    intro: {
      fr: '{count, plural, one {Un colis est à remettre, fermé.} other {# colis sont à remettre, fermés.}} Le numéro du colis dit à qui il revient, pas ce qu’il contient\u00a0: chacun a choisi pour soi. Un colis peut n’être qu’une carte.',
      en: '{count, plural, one {One parcel is to be handed out, closed.} other {# parcels are to be handed out, closed.}} The number of a parcel tells whose it is, not what is in it: everybody chose for themselves. A parcel may be just a card.',
    },
    number: { fr: 'Colis', en: 'Parcel' },
    name: { fr: 'Pour', en: 'For' },
    given: { fr: 'Remis', en: 'Handed out' },
    home: {
      fr: '{count, plural, one {Livrée à domicile} other {Livrées à domicile}}',
      en: '{count, plural, one {Delivered to a home} other {Delivered to homes}}',
    },
  },
  labels: {
    title: { fr: 'Étiquettes\u00a0: {title}', en: 'Labels: {title}' },
  },
  packing: {
    title: { fr: 'À préparer\u00a0: {title}', en: 'To pack: {title}' },
    intro: {
      fr: 'Chaque colis porte son numéro, et rien de ce qu’il contient. Cette liste reste à l’atelier\u00a0: elle ne part pas avec les colis.',
      en: 'Each parcel bears its number, and nothing of what it holds. This list stays in the workshop: it does not travel with the parcels.',
    },
    box: { fr: '{name}', en: '{name}' },
    donation: {
      fr: '{name}, pour l’association {association}',
      en: '{name}, for the charity {association}',
    },
    unassigned: {
      fr: '{name}, sans destinataire\u00a0: à l’adresse de livraison',
      en: '{name}, for nobody in particular: to the delivery address',
    },
    homes: { fr: 'À domicile', en: 'To homes' },
    number: { fr: 'Colis', en: 'Parcel' },
    content: { fr: 'Contenu', en: 'Contents' },
    card: {
      fr: 'Carte de remerciement\u00a0: la box est offerte à l’association',
      en: 'Thank-you card: the box is given to the charity',
    },
    swap: { fr: '{to} à la place de {from}', en: '{to} in place of {from}' },
  },
  csv: {
    number: { fr: 'Colis', en: 'Parcel' },
    place: { fr: 'Lieu', en: 'Place' },
    content: { fr: 'Contenu', en: 'Contents' },
    swaps: { fr: 'Échanges', en: 'Swaps' },
    name: { fr: 'Nom', en: 'Name' },
    line1: { fr: 'Adresse', en: 'Address' },
    line2: { fr: 'Complément', en: 'Address, continued' },
    postcode: { fr: 'Code postal', en: 'Postcode' },
    city: { fr: 'Ville', en: 'Town' },
    country: { fr: 'Pays', en: 'Country' },
  },
} satisfies Texts;
