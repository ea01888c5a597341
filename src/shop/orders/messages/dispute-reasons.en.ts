/** Why a bank says that its customer contests a payment, by the provider’s word for it. */
export const en = {
  bank_cannot_process: 'The bank could not process the payment',
  check_returned: 'A cheque was returned',
  credit_not_processed: 'The buyer awaits a refund that has not come',
  customer_initiated: 'The buyer asked their bank to reverse the debit',
  debit_not_authorized: 'The holder of the account says that they did not authorise this debit',
  duplicate: 'The buyer says that they paid twice',
  fraudulent: 'The holder of the card says that they did not make this purchase',
  general: 'The bank gives no precise reason',
  incorrect_account_details: 'The details of the account are wrong',
  insufficient_funds: 'There was not enough money on the account',
  noncompliant: 'The payment is said not to follow the rules of the card network',
  product_not_received: 'The buyer says that nothing was received',
  product_unacceptable: 'The buyer says that what came is damaged or is not what was ordered',
  subscription_canceled: 'The buyer says that they had cancelled their subscription',
  unrecognized: 'The holder of the card does not recognise this purchase',
};
