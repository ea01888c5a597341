export const fr = {
  title: 'Paiement interrompu',
  heading: 'Vous n’avez pas payé, et rien n’est perdu',
  intro:
    'Votre panier et vos coordonnées sont conservés. Les box vous sont réservées une demi-heure.',
  retry: 'Reprendre le paiement',
  boxes: 'Revoir les box',
  transfer: 'La carte ne passe pas ? À l’étape du paiement, choisissez le virement bancaire.',
  help: 'Une question avant de payer\u202f? <contact>Écrivez-nous</contact>\u00a0: le panier vous attend.',
};
