import { z } from 'zod';
import { address, text } from '#shop/sales/shapes.ts';
import { CHECKOUT_METHODS, COMPANY_KINDS } from '../rules/checkout-form.ts';

/** What of an address tells the rates of VAT. */
export const vatPlace = z.object({ country: z.string().max(2), postcode: z.string().max(12) });

/** Bounds only: what is missing or wrong is said by the rules of `checkout-form.ts`. */
export const buyer = z.object({
  company: z.object({
    legalName: text,
    siret: text.optional(),
    siren: text.optional(),
    vatNumber: text.optional(),
    kind: z.enum(COMPANY_KINDS),
    vatLiable: z.boolean(),
    contactName: text,
    email: text,
    phone: text.optional(),
  }),
  billingAddress: address,
  deliveryAddress: address.optional(),
});

/** The same, with when and how it is paid. */
export const checkoutForm = buyer.extend({
  purchaseOrderNumber: text.optional(),
  wishedWeek: text.optional(),
  message: text.optional(),
  paymentMethod: z.enum(CHECKOUT_METHODS),
  acceptsTerms: z.boolean(),
});
