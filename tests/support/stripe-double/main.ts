import { startStripeDouble } from './stripe-double.ts';

// `npm run stripe:double`: Stripe's part, on this machine, for `npm run dev`.

const PORT = Number(process.env.STRIPE_DOUBLE_PORT ?? 12_111);
const shop = process.env.PUBLIC_URL ?? 'http://localhost:3000';
const secretKey = 'sk_test_double';
const webhookSecret = 'whsec_double_of_this_machine';

const double = await startStripeDouble({
  secretKey,
  webhookSecret,
  port: PORT,
  isTelling: true,
  webhookUrl: () => `${shop}/webhooks/payments/stripe`,
});

process.stdout.write(`The stand-in for Stripe answers at ${double.url}. Start the shop with it:

  STRIPE_SECRET_KEY=${secretKey} STRIPE_WEBHOOK_SECRET=${webhookSecret} STRIPE_API_BASE=${double.url} npm run dev

`);
