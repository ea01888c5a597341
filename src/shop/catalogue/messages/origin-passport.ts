import type { Texts } from '#basics/messages.ts';

export const texts = {
  title: { fr: 'Passeport d’origine', en: 'Origin passport' },
  intro: {
    fr: 'Pour chaque produit\u00a0: qui le fait, où, quelle pièce le prouve et jusqu’à quand. Une pièce qui manque ou qui a expiré est dite telle, et le produit n’est alors pas compté comme français.',
    en: 'For each product: who makes it, where, what proves it and until when. Evidence that is missing or has expired is said to be so, and the product is then not counted as French.',
  },
  share: {
    fr: 'd’origine française prouvée dans cette sélection',
    en: 'of proven French origin in this selection',
  },
  shareValue: { fr: '{percent}\u00a0%', en: '{percent}%' },
  shareNote: {
    fr: '{proven, number} sur {total, plural, one {un produit} other {# produits}}',
    en: '{proven, number} of {total, plural, one {one product} other {# products}}',
  },
  catalogue: { fr: 'dans tout le catalogue', en: 'in the whole catalogue' },
  catalogueNote: { fr: 'calcul du {day}', en: 'computed on {day}' },
  caption: { fr: 'L’origine de chaque produit', en: 'The origin of each product' },
  item: { fr: 'Produit', en: 'Product' },
  maker: { fr: 'Fabricant', en: 'Maker' },
  makerPlace: { fr: '{name}, {town} ({department})', en: '{name}, {town} ({department})' },
  place: { fr: 'Lieu de fabrication', en: 'Place of manufacture' },
  evidence: { fr: 'Pièce qui le prouve', en: 'What proves it' },
  noEvidence: { fr: 'Aucune pièce reçue', en: 'No evidence received' },
  state: { fr: 'Au {day}', en: 'On {day}' },
  states: {
    proven: {
      fr: '{day, select, none {Prouvée} other {Prouvée, jusqu’au {day}}}',
      en: '{day, select, none {Proven} other {Proven, until {day}}}',
    },
    expired: { fr: 'Pièce expirée le {day}', en: 'Evidence expired on {day}' },
    missing: { fr: 'Pièce manquante', en: 'Evidence missing' },
    elsewhere: { fr: 'Fabriqué hors de France', en: 'Not made in France' },
  },
  sheet: { fr: 'Garder ce passeport (PDF)', en: 'Keep this passport (PDF)' },
  file: { fr: 'passeport-origine-{slug}', en: 'origin-passport-{slug}' },
  failed: { fr: 'Le passeport n’a pas pu être fait', en: 'The passport could not be made' },
  failedText: {
    fr: 'Réessayez dans un instant. Tout ce qu’il contient est sur cette page.',
    en: 'Please try again in a moment. All that it says is on this page.',
  },
  paper: {
    title: { fr: 'Passeport d’origine\u00a0: {name}', en: 'Origin passport: {name}' },
    foot: { fr: '{title} · {seller} · {day}', en: '{title} · {seller} · {day}' },
    page: { fr: 'Page', en: 'Page' },
    day: {
      fr: 'Établi le {day}, d’après le catalogue de ce jour.',
      en: 'Made on {day}, from that day’s catalogue.',
    },
    shares: {
      fr: 'D’origine française prouvée\u00a0: {proven, number} sur {total, plural, one {un produit} other {# produits}} de cette sélection, soit {percent}\u00a0%. Dans tout le catalogue\u00a0: {catalogue}\u00a0%.',
      en: 'Of proven French origin: {proven, number} of {total, plural, one {one product} other {# products}} in this selection, which is {percent}%. In the whole catalogue: {catalogue}%.',
    },
    verified: {
      fr: 'Partenaire, pièce d’origine vérifiée le {day}',
      en: 'Partner, evidence of origin checked on {day}',
    },
    state: { fr: 'État de la preuve', en: 'State of the evidence' },
    method: { fr: 'Comment ce compte est fait', en: 'How this is counted' },
    methodText: {
      fr: 'Un produit compte comme français tant qu’une pièce valable prouve son lieu de fabrication. Le pourcentage est arrondi à l’entier inférieur. Assembler ou emballer une box en France ne rend pas son contenu français\u00a0: chaque produit est jugé pour lui-même.',
      en: 'A product counts as French while valid evidence proves where it is made. The percentage is rounded down. Putting a box together or packing it in France does not make its contents French: each product is judged by itself.',
    },
    documents: {
      fr: 'Les pièces elles-mêmes restent à leurs fabricants et à nous\u202f; une question sur l’une d’elles trouve réponse à {email}.',
      en: 'The documents themselves stay with their makers and with us; a question about one of them is answered at {email}.',
    },
    again: { fr: 'Ce passeport, à jour', en: 'This passport, up to date' },
  },
} satisfies Texts;
