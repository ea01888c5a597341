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
  payment_intent_data: z.strictObject({
    metadata,
    description: z.string().optional(),
    setup_future_usage: z.literal('off_session').optional(),
  }),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  allowed_payment_method_types: z.record(z.string(), z.enum(['card', 'sepa_debit'])),
  adaptive_pricing: z.strictObject({ enabled: z.enum(['true', 'false']) }).optional(),
  success_url: z.string().startsWith('http'),
  cancel_url: z.string().startsWith('http'),
  expand,
});

/** A payment that is confirmed at once, while nobody is there. */
export const chargeParameters = z.strictObject({
  amount: integer,
  currency: z.string().length(3),
  customer: z.string().startsWith('cus_'),
  payment_method: z.string().startsWith('pm_'),
  allowed_payment_method_types: z.record(z.string(), z.enum(['card', 'sepa_debit'])),
  off_session: z.literal('true'),
  confirm: z.literal('true'),
  description: z.string().optional(),
  metadata,
});

export const refundParameters = z.strictObject({
  payment_intent: z.string(),
  amount: integer.optional(),
  metadata,
});
