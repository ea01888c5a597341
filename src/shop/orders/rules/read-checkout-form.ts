/** The rule: the checkout form is what its fields say, by name; what is not chosen takes its usual value. */
import type { TypedFields } from '#basics/form-result.ts';
import { CHECKOUT_METHODS, type CheckoutForm } from './checkout-form.ts';

/** The checkout form as the rules and the server know it, from the fields as they were typed. */
export function readCheckoutForm(fields: TypedFields): CheckoutForm {
  const text = (name: string) => fields[name] ?? '';
  const address = (path: string) => ({
    line1: text(`${path}.line1`),
    line2: text(`${path}.line2`),
    postcode: text(`${path}.postcode`),
    city: text(`${path}.city`),
    country: text(`${path}.country`) || 'FR',
  });
  return {
    company: {
      legalName: text('company.legalName'),
      ...identifiers(text('company.siret')),
      vatNumber: text('company.vatNumber'),
      kind: text('company.kind') === 'cse' ? 'cse' : 'employer',
      vatLiable: text('company.vatLiable') !== 'no',
      contactName: text('company.contactName'),
      email: text('company.email'),
      phone: text('company.phone'),
    },
    billingAddress: address('billingAddress'),
    ...(fields.deliversElsewhere && { deliveryAddress: address('deliveryAddress') }),
    purchaseOrderNumber: text('purchaseOrderNumber'),
    wishedWeek: text('wishedWeek'),
    message: text('message'),
    paymentMethod: CHECKOUT_METHODS.find((method) => method === text('paymentMethod')) ?? 'card',
    acceptsTerms: fields.acceptsTerms !== undefined,
  };
}

/** One field takes either number: nine digits are a SIREN, anything else is judged as a SIRET. */
function identifiers(typed: string) {
  const isSiren = typed.replace(/[\s.]/g, '').length <= 9 && typed.trim() !== '';
  return isSiren ? { siren: typed } : { siret: typed };
}
