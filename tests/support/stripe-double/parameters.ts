import { z } from 'zod';

/** What the shop may say; Stripe refuses any other name. */
const integer = z.string().regex(/^\d+$/).transform(Number);
const metadata = z.record(z.string(), z.string()).default({});
const expand = z.record(z.string(), z.string()).optional();

export const sessionParameters = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.record(
    z.string(),
    z.strictObject({
      quantity: integer,
      price_data: z.strictObject({
        currency: z.string().length(3),
        unit_amount: integer,
        product_data: z.strictObject({ name: z.string().min(1) }),
      }),
    }),
  ),
  client_reference_id: z.string().max(200),
  customer_email: z.email().optional(),
  locale: z.enum(['auto', 'fr', 'en', 'en-GB']),
  metadata,
  payment_intent_data: z.strictObject({ metadata, description: z.string().optional() }),
  allowed_payment_method_types: z.record(z.string(), z.enum(['card', 'sepa_debit'])),
  adaptive_pricing: z.strictObject({ enabled: z.enum(['true', 'false']) }).optional(),
  success_url: z.string().startsWith('http'),
  cancel_url: z.string().startsWith('http'),
  expand,
});

export const refundParameters = z.strictObject({
  payment_intent: z.string(),
  amount: integer.optional(),
  metadata,
});
