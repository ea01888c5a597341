/** Around what a room tells somebody by mail. */
export const fr = {
  link: 'Y donner suite',
  preferences: 'Régler ou arrêter ces messages',
  signature: 'L’équipe {product}',
};
