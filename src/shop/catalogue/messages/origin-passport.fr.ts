export const fr = {
  title: 'Passeport d’origine',
  intro:
    'Pour chaque produit\u00a0: qui le fait, où, quelle pièce le prouve et jusqu’à quand. Une pièce qui manque ou qui a expiré est dite telle, et le produit n’est alors pas compté comme français.',
  share: 'd’origine française prouvée dans cette sélection',
  shareValue: '{percent}\u00a0%',
  shareNote: '{proven, number} sur {total, plural, one {un produit} other {# produits}}',
  catalogue: 'dans tout le catalogue',
  catalogueNote: 'calcul du {day}',
  caption: 'L’origine de chaque produit',
  item: 'Produit',
  maker: 'Fabricant',
  makerPlace: '{name}, {town} ({department})',
  place: 'Lieu de fabrication',
  evidence: 'Pièce qui le prouve',
  noEvidence: 'Aucune pièce reçue',
  state: 'Au {day}',
  states: {
    proven: '{day, select, none {Prouvée} other {Prouvée, jusqu’au {day}}}',
    expired: 'Pièce expirée le {day}',
    missing: 'Pièce manquante',
    elsewhere: 'Fabriqué hors de France',
  },
  sheet: 'Garder ce passeport (PDF)',
  file: 'passeport-origine-{slug}',
  failed: 'Le passeport n’a pas pu être fait',
  failedText: 'Réessayez dans un instant. Tout ce qu’il contient est sur cette page.',
  paper: {
    title: 'Passeport d’origine\u00a0: {name}',
    foot: '{title} · {seller} · {day}',
    page: 'Page',
    day: 'Établi le {day}, d’après le catalogue de ce jour.',
    shares:
      'D’origine française prouvée\u00a0: {proven, number} sur {total, plural, one {un produit} other {# produits}} de cette sélection, soit {percent}\u00a0%. Dans tout le catalogue\u00a0: {catalogue}\u00a0%.',
    verified: 'Partenaire, pièce d’origine vérifiée le {day}',
    state: 'État de la preuve',
    method: 'Comment ce compte est fait',
    methodText:
      'Un produit compte comme français tant qu’une pièce valable prouve son lieu de fabrication. Le pourcentage est arrondi à l’entier inférieur. Assembler ou emballer une box en France ne rend pas son contenu français\u00a0: chaque produit est jugé pour lui-même.',
    documents:
      'Les pièces elles-mêmes restent à leurs fabricants et à nous\u202f; une question sur l’une d’elles trouve réponse à {email}.',
    again: 'Ce passeport, à jour',
  },
};
