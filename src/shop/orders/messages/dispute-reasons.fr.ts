/** Why a bank says that its customer contests a payment, by the provider’s word for it. */
export const fr = {
  bank_cannot_process: 'La banque n’a pas pu traiter l’opération',
  check_returned: 'Un chèque a été rejeté',
  credit_not_processed: 'L’acheteur attend un remboursement qui n’est pas arrivé',
  customer_initiated: 'L’acheteur a demandé à sa banque de revenir sur le prélèvement',
  debit_not_authorized: 'Le titulaire du compte dit ne pas avoir autorisé ce prélèvement',
  duplicate: 'L’acheteur dit avoir payé deux fois',
  fraudulent: 'Le titulaire de la carte dit ne pas avoir fait cet achat',
  general: 'La banque ne donne pas de motif précis',
  incorrect_account_details: 'Les coordonnées du compte sont fausses',
  insufficient_funds: 'Le compte n’était pas assez approvisionné',
  noncompliant: 'Le paiement ne suivrait pas les règles du réseau de cartes',
  product_not_received: 'L’acheteur dit n’avoir rien reçu',
  product_unacceptable:
    'L’acheteur dit que ce qu’il a reçu est abîmé ou n’est pas ce qu’il a commandé',
  subscription_canceled: 'L’acheteur dit avoir résilié son abonnement',
  unrecognized: 'Le titulaire de la carte ne reconnaît pas cet achat',
};
