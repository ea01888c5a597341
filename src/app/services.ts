import type { BackendServices } from '#backend/backend.ts';
import { createContentVersion } from '#platform/database/content-version.ts';
import { createPostOutside } from '#platform/outbound/post-outside.ts';
import { createSandboxProvider } from '#platform/payments/sandbox-provider.ts';
import { createStripeProvider, stripePayOrigin } from '#platform/payments/stripe-provider.ts';
import { createPdfPrinter } from '#platform/pdf/pdf-printer.ts';
import { createCompanyRegistry } from '#platform/registry/company-registry.ts';
import { createSettingsReader } from '#platform/settings/settings-reader.ts';
import { createTimestampAuthority } from '#platform/timestamps/timestamp-authority.ts';
import { createVies } from '#platform/vies/vat-number-registry.ts';
import { openServices } from './compose-backend.ts';
import type { ServerParts } from './open-application.ts';

/** The outside world as rooms know it: each takes of it what its deps name. */
export type Services = Awaited<ReturnType<typeof openWorld>>;

/** Opens what rooms share; `closing` closes it again, the last one first. */
export async function openWorld(parts: ServerParts, closing: AsyncDisposableStack) {
  const { config, database, clock, log, publicUrl } = parts;
  const contentVersion = createContentVersion(database);
  const settings = createSettingsReader(database, contentVersion);
  // Known from the start: pages are shown even while the database is away.
  await settings.read();
  const supportEmail = async () => (await settings.read()).organisation.email;
  const pdf = closing.adopt(createPdfPrinter({ hasFairUse: config.hasFairUse }), (printer) =>
    printer.close(),
  );
  const backend: BackendServices = closing.adopt(await openServices(parts), (opened) =>
    opened.close(),
  );
  const sandbox = config.hasSandboxPayments
    ? createSandboxProvider({ database, log, publicUrl: () => publicUrl })
    : undefined;
  const stripe = config.stripe && createStripeProvider({ database, ...config.stripe });
  return {
    backend,
    database,
    clock,
    log,
    limits: config.limits,
    contentVersion,
    settings,
    pdf,
    /** The site's address: pay pages return to it, mails link to it. */
    publicUrl: () => publicUrl,
    /** Where answers to our mails go. */
    supportEmail,
    /** Where staff are told of what needs a hand. */
    staffEmail: async () => config.adminEmail ?? (await supportEmail()),
    sandbox,
    cardPayments: stripe ?? sandbox,
    hasStripe: stripe !== undefined,
    payOrigins: config.stripe ? [stripePayOrigin(config.stripe)] : [],
    hasOrderLimits: config.hasOrderLimits,
    registry: config.companyRegistryUrl
      ? createCompanyRegistry(config.companyRegistryUrl)
      : undefined,
    postOutside: createPostOutside({ testOrigin: config.webhookTestOrigin }),
    webhookTestOrigin: config.webhookTestOrigin,
    vatNumbers: config.viesUrl ? createVies(config.viesUrl) : undefined,
    timestamps: config.timestamps && createTimestampAuthority(config.timestamps, { clock }),
    derive: backend.derive,
    issueSignIn: backend.issueSignIn,
    receiveFile: backend.ownFiles.receive,
    readFile: backend.ownFiles.read,
    keepFile: backend.ownFiles.keep,
  };
}
