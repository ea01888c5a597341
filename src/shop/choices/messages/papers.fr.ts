/** Papers that go with chosen boxes: those with names say nothing of contents, and the other way round. */
export const fr = {
  page: 'Page',
  foot: '{product} · {title}',
  parcel: 'Colis {number}',
  noSite: 'À l’adresse de livraison',
  list: {
    title: 'À remettre\u00a0: {title}',
    intro:
      '{count, plural, one {Un colis est à remettre, fermé.} other {# colis sont à remettre, fermés.}} Le numéro du colis dit à qui il revient, pas ce qu’il contient\u00a0: chacun a choisi pour soi. Un colis peut n’être qu’une carte.',
    number: 'Colis',
    name: 'Pour',
    given: 'Remis',
    home: '{count, plural, one {Livrée à domicile} other {Livrées à domicile}}',
  },
  labels: { title: 'Étiquettes\u00a0: {title}' },
  packing: {
    title: 'À préparer\u00a0: {title}',
    intro:
      'Chaque colis porte son numéro, et rien de ce qu’il contient. Cette liste reste à l’atelier\u00a0: elle ne part pas avec les colis.',
    box: '{name}',
    donation: '{name}, pour l’association {association}',
    unassigned: '{name}, sans destinataire\u00a0: à l’adresse de livraison',
    homes: 'À domicile',
    number: 'Colis',
    content: 'Contenu',
    card: 'Carte de remerciement\u00a0: la box est offerte à l’association',
    swap: '{to} à la place de {from}',
  },
  csv: {
    number: 'Colis',
    place: 'Lieu',
    content: 'Contenu',
    swaps: 'Échanges',
    name: 'Nom',
    line1: 'Adresse',
    line2: 'Complément',
    postcode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
  },
};
