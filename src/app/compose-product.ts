import type { Hono } from 'hono';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { createContentVersion } from '#platform/database/content-version.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/worker.ts';
import type { Log } from '#platform/log.ts';
import { createMailDoor } from '#platform/mail/mail-door.ts';
import { mailJobs } from '#platform/mail/mail-jobs.ts';
import { createMailbox } from '#platform/mail/mailbox.ts';
import { createSandboxProvider, NOTIFY_TASK } from '#platform/payments/sandbox-provider.ts';
import { forgetCounts } from '#platform/rate-limit.ts';
import { forgetApplicationsAndLogos } from '#shop/server/forget-applications-and-logos.ts';
import { shopFunctions } from '#shop/server/functions.ts';
import { createShopWindow } from '#shop/server/list-products.ts';
import { orderMails } from '#shop/server/order-mails.ts';
import { partnerMails } from '#shop/server/partner-mails.ts';
import { paymentJobs } from '#shop/server/payment-jobs.ts';
import { receivePayment } from '#shop/server/receive-payment.ts';
import type { ShopDeps } from '#shop/server/shop-deps.ts';
import { LEGAL_ENTITY } from '#site/rules/legal-entity.ts';
import { contactMails } from '#site/server/contact-mails.ts';
import { forgetContactRequests } from '#site/server/forget-contact-requests.ts';
import { siteFunctions } from '#site/server/functions.ts';
import { createHealthState } from './health.ts';
import { createApp } from './http.ts';
import type { Pages } from './page-sources.ts';

export type ProductParts = {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly clock: Clock;
  /** The address people use. */
  readonly publicUrl: string;
  /** The address this very process answers at. */
  readonly localUrl: string;
  readonly pages: Pages;
  readonly isSchemaCurrent: () => Promise<boolean>;
};

/** Puts the rooms together over one database: the application, and what its jobs do. */
export function composeProduct(parts: ProductParts): { app: Hono; jobs: Jobs } {
  const { config, log, database, clock, publicUrl, pages } = parts;
  const sandbox = config.hasSandboxPayments
    ? createSandboxProvider({
        database,
        publicUrl: () => publicUrl,
        notifyUrl: () => `${parts.localUrl}/webhooks/payments/sandbox`,
      })
    : undefined;
  const contentVersion = createContentVersion(database);
  const shop: ShopDeps = {
    database,
    shopWindow: createShopWindow(),
    contentVersion,
    clock,
    log,
    cardDoor: sandbox,
    publicUrl: () => publicUrl,
    bankAccount: LEGAL_ENTITY.bankAccount,
    staffEmail: config.adminEmail ?? LEGAL_ENTITY.email,
    supportEmail: LEGAL_ENTITY.email,
  };
  const site = { database, clock, staffEmail: shop.staffEmail, supportEmail: shop.supportEmail };
  const mailDoor = createMailDoor({
    from: config.mailFrom,
    smtpUrl: config.smtpUrl,
    mailDir: config.mailDir,
    clock,
  });

  const app = createApp({
    functions: [...shopFunctions(shop), ...siteFunctions(site)],
    health: createHealthState({
      metricsToken: config.metricsToken,
      trustedProxies: config.trustedProxies,
      isReady: async () => (await database.ready()) && (await parts.isSchemaCurrent()),
    }),
    trustedProxies: config.trustedProxies,
    log,
    clock,
    build: pages.build,
    keepsPages: pages.assets !== undefined,
    publicUrl,
    contentVersion,
    receivePayment: (provider, request) => receivePayment(shop, provider, request),
    ...(pages.assets && { assets: pages.assets }),
    ...(config.hasMailPage && { mailbox: createMailbox(config.mailDir) }),
    ...(sandbox && { sandbox }),
  });
  const composers = { ...orderMails(shop), ...partnerMails(shop), ...contactMails(site) };
  const tasks = {
    ...mailJobs(mailDoor, composers),
    ...paymentJobs(shop),
    ...(sandbox && { [NOTIFY_TASK]: (payload: unknown) => sandbox.notify(payload) }),
    'forget-counts': () => forgetCounts({ database, clock }),
    'forget-contact-requests': () => forgetContactRequests(site),
    'forget-applications-and-logos': () => forgetApplicationsAndLogos(shop),
  };
  const timetable = {
    'forget-counts': '5 * * * *',
    'forget-contact-requests': '30 2 * * *',
    'forget-applications-and-logos': '40 2 * * *',
  };
  return { app, jobs: { tasks, timetable } };
}
