/** The sheet that travels with what comes back. */
export const fr = {
  page: 'Page',
  foot: '{product} · échange {reference}',
  title: 'Bon de retour {reference}',
  order: 'Commande',
  from: 'De',
  content: 'Dans ce colis',
  quantity: 'Quantité',
  steps: 'Pour renvoyer ce colis',
  pack: 'Emballez les produits avec soin et glissez cette page à l’intérieur.',
  stick: 'Pliez-la sur le trait, ou découpez-en le bas et collez-le sur le colis.',
  prepaid:
    'Collez l’étiquette du transporteur que nous vous avons envoyée, et déposez le colis chez lui.',
  collected: 'Gardez le colis prêt\u00a0: le transporteur passe le chercher, à nos frais.',
  thenSay: 'Dites-nous qu’il est parti depuis la page de votre commande.',
  fold: 'Plier ou couper ici',
  to: 'Destinataire',
  bars: 'Code-barres de {reference}',
};
