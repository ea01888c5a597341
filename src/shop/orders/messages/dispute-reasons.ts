import type { Texts } from '#basics/messages.ts';

/** Why a bank says that its customer contests a payment, by the provider’s word for it. */
export const texts = {
  bank_cannot_process: {
    fr: 'La banque n’a pas pu traiter l’opération',
    en: 'The bank could not process the payment',
  },
  check_returned: { fr: 'Un chèque a été rejeté', en: 'A cheque was returned' },
  credit_not_processed: {
    fr: 'L’acheteur attend un remboursement qui n’est pas arrivé',
    en: 'The buyer awaits a refund that has not come',
  },
  customer_initiated: {
    fr: 'L’acheteur a demandé à sa banque de revenir sur le prélèvement',
    en: 'The buyer asked their bank to reverse the debit',
  },
  debit_not_authorized: {
    fr: 'Le titulaire du compte dit ne pas avoir autorisé ce prélèvement',
    en: 'The holder of the account says that they did not authorise this debit',
  },
  duplicate: {
    fr: 'L’acheteur dit avoir payé deux fois',
    en: 'The buyer says that they paid twice',
  },
  fraudulent: {
    fr: 'Le titulaire de la carte dit ne pas avoir fait cet achat',
    en: 'The holder of the card says that they did not make this purchase',
  },
  general: { fr: 'La banque ne donne pas de motif précis', en: 'The bank gives no precise reason' },
  incorrect_account_details: {
    fr: 'Les coordonnées du compte sont fausses',
    en: 'The details of the account are wrong',
  },
  insufficient_funds: {
    fr: 'Le compte n’était pas assez approvisionné',
    en: 'There was not enough money on the account',
  },
  noncompliant: {
    fr: 'Le paiement ne suivrait pas les règles du réseau de cartes',
    en: 'The payment is said not to follow the rules of the card network',
  },
  product_not_received: {
    fr: 'L’acheteur dit n’avoir rien reçu',
    en: 'The buyer says that nothing was received',
  },
  product_unacceptable: {
    fr: 'L’acheteur dit que ce qu’il a reçu est abîmé ou n’est pas ce qu’il a commandé',
    en: 'The buyer says that what came is damaged or is not what was ordered',
  },
  subscription_canceled: {
    fr: 'L’acheteur dit avoir résilié son abonnement',
    en: 'The buyer says that they had cancelled their subscription',
  },
  unrecognized: {
    fr: 'Le titulaire de la carte ne reconnaît pas cet achat',
    en: 'The holder of the card does not recognise this purchase',
  },
} satisfies Texts;
