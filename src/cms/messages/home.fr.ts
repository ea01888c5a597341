/** Where staff begin. */
export const fr = {
  title: 'L’espace de l’équipe',
  intro: 'Ce que montre la boutique, et qui le tient à jour.',
  views: { label: 'Vues', start: 'Accueil', journal: 'Journal' },
  places: {
    products: 'Composer les produits, les regarder avant de les publier, suivre le stock.',
    images: 'Ajouter, décrire et recadrer les images de la boutique.',
    media: 'Retrouver chaque fichier, son poids et ses emplois.',
    companies: 'Les entreprises inscrites et leurs licences.',
  },
};
