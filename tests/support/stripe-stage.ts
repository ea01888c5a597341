import { afterAll, beforeAll } from 'vitest';
import { type Stage, setStage } from './stage.ts';
import { type StripeDouble, startStripeDouble } from './stripe-double/stripe-double.ts';

export type StripeStage = Stage & {
  readonly double: StripeDouble;
  /** Whether Stripe’s word arrives, in the story that is told. */
  isTelling: boolean;
};

const KEYS = { secretKey: 'sk_test_of_journeys', webhookSecret: 'whsec_of_journeys' };

/** The same stage, where cards and debits are taken by the stand-in for Stripe. */
export function setStripeStage(): StripeStage {
  const stripe = {
    ...KEYS,
    webhookUrl: () => `${stage.server.url}/webhooks/payments/stripe`,
    isTelling: true,
  };
  let double: StripeDouble;
  // Before the shop, which is told where Stripe is; after it has stopped, this one does.
  beforeAll(async () => {
    double = await startStripeDouble(stripe);
  });
  afterAll(() => double.stop());
  const stage = setStage(() => ({
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_API_BASE: double.url,
  }));
  return {
    get server() {
      return stage.server;
    },
    get browser() {
      return stage.browser;
    },
    get double() {
      return double;
    },
    get isTelling() {
      return stripe.isTelling;
    },
    set isTelling(isTelling) {
      stripe.isTelling = isTelling;
    },
  };
}
