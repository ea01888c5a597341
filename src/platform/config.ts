import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readLimits } from './limits.ts';
import { isForPublic, refusedSettings } from './refused-settings.ts';
import { isClear, isOnThisMachine } from './secure-ways.ts';
import { SAFE_PASSWORD_LENGTH, type Settings, schema, settingsIn } from './settings-table.ts';
import type { TimestampSettings } from './timestamps/timestamp-authority.ts';
import { readCertificates } from './timestamps/verify-timestamp.ts';

/** Everything that may differ between two installations, read once at the start. */
export type Config = ReturnType<typeof readConfig>;

/** Settings that may change while the product runs, in `.env` or in the file that `…_FILE` names. */
export type LiveSetting =
  | 'DATABASE_URL'
  | 'VAULT_DATABASE_URL'
  | 'AUTHENTICATOR_PASSWORD'
  | 'VAULT_KEEPER_PASSWORD';

/** The environment as it is, or what tells it anew each time it is asked. */
export type Environment = NodeJS.ProcessEnv | (() => NodeJS.ProcessEnv);

/**
 * Reads the environment; `.env.example` explains each name.
 * @throws Error naming every setting that is wrong, one a line.
 */
export function readConfig(environment: Environment) {
  const { config, refused } = readSettled(environment);
  if (refused.length > 0)
    throw new Error(`Wrong configuration:\n${refused.map((words) => `✖ ${words}`).join('\n')}`);
  return config;
}

/**
 * The same, with what a real installation may not be started with beside it.
 * @throws Error where a setting is not what it may be
 */
export function readSettled(environment: Environment) {
  const given = () => settingsIn(typeof environment === 'function' ? environment() : environment);
  const settings = given();
  const read = schema.safeParse(settings);
  if (!read.success) throw new Error(`Wrong configuration:\n${z.prettifyError(read.error)}`);
  const { data } = read;
  const refused = refusedSettings(data, Object.keys(settings));
  return { config: configOf(data, given), refused };
}

function configOf(data: Settings, given: () => NodeJS.ProcessEnv) {
  const isForgotten = data.NODE_ENV === undefined && isForPublic(data.PUBLIC_URL);
  const isProduction = data.NODE_ENV === 'production' || isForgotten;
  const stripe = stripeSettings(data);
  const dataDir = resolve(data.DATA_DIR);
  return {
    isProduction,
    /** Production that others than who works on this machine reach. */
    isPublic: isProduction && data.PUBLIC_URL !== undefined && !isOnThisMachine(data.PUBLIC_URL),
    port: data.PORT,
    publicUrl: data.PUBLIC_URL,
    databaseUrl: data.DATABASE_URL,
    vaultDatabaseUrl: data.VAULT_DATABASE_URL,
    /** What such a setting says now. @throws Error when its file cannot be read */
    current: (name: LiveSetting) => given()[name],
    vaultKey: data.VAULT_KEY,
    dataDir,
    smtpUrl: data.SMTP_URL,
    mailDir: data.MAIL_DIR ? resolve(data.MAIL_DIR) : resolve(dataDir, 'mail'),
    mailFrom: data.MAIL_FROM,
    adminEmail: data.ADMIN_EMAIL,
    /** The page that shows every mail is a development tool: it closes with real delivery. */
    hasMailPage: !isProduction && !data.SMTP_URL,
    hasDemoSeed: data.DEMO_SEED && !isProduction,
    /** In production only when asked for by name: nobody may pay with play money by accident. */
    hasSandboxPayments: data.SANDBOX_PAYMENTS ?? !(isProduction || stripe),
    /** Else its page answers whoever works on this machine, and nobody of the network. */
    isSandboxForAll: data.SANDBOX_PAYMENTS === true,
    stripe,
    /** What is ordered without being paid: see `shop/rules/order-limits.ts`. */
    hasOrderLimits: data.ORDER_LIMITS,
    trustedProxies: data.TRUSTED_PROXIES,
    metricsToken: data.METRICS_TOKEN,
    auth: authOf(data),
    limits: limitsOf(data.LIMITS),
    /** The schemas that the table protocol shows; the first one unless a client names another. */
    restSchemas: data.REST_SCHEMAS,
    /** Whether callers may ask for plans of queries, which tell of rows that they may not see. */
    hasRestPlans: data.REST_PLANS,
    /** Whether callers may ask which tables and functions there are for them. */
    hasRestDescription: data.REST_DESCRIPTION,
    /** Whether one person or network may ask only so much of this process. */
    hasFairUse: data.FAIR_USE,
    poolSize: data.POOL_SIZE,
    /** Topics that anybody may join and speak on; private ones are what policies say. */
    hasPublicTopics: data.REALTIME_PUBLIC_TOPICS,
    /** The one origin near us that webhooks of a test installation reach. */
    webhookTestOrigin: data.WEBHOOK_TEST_ORIGIN,
    ...directoriesOf(data),
    /** Who stamps versions of the risk document; undefined: nobody is asked. */
    timestamps: timestampSettings(data),
    s3Url: data.S3_URL,
    backupDir: resolve(data.BACKUP_DIR ?? join(dataDir, 'backups')),
    /** Public keys of those who may read backups. */
    backupRecipients: data.BACKUP_RECIPIENTS,
    logLevel: data.LOG_LEVEL,
    now: data.NOW,
  };
}

function authOf(data: Settings) {
  return {
    hasSignUp: data.AUTH_SIGNUP,
    hasAutoconfirm: data.AUTH_AUTOCONFIRM,
    hasAnonymous: data.AUTH_ANONYMOUS,
    minPasswordLength: data.AUTH_MIN_PASSWORD_LENGTH,
    /** Outside suites sign up with the first word that comes to mind; people may not. */
    refusesCommonPasswords:
      !data.AUTH_AUTOCONFIRM && data.AUTH_MIN_PASSWORD_LENGTH >= SAFE_PASSWORD_LENGTH,
    refreshReuseSeconds: data.AUTH_REFRESH_REUSE_SECONDS,
    jwtSecret: data.AUTH_JWT_SECRET,
    signingKeysFile: data.AUTH_SIGNING_KEYS,
    /** Beside the product's own origin, where links in mails may lead. */
    redirects: data.AUTH_REDIRECTS,
    hasRateLimits: data.AUTH_RATE_LIMITS,
  };
}

/** @throws Error naming each part that is no limit of the product */
function limitsOf(text: string) {
  try {
    return readLimits(text);
  } catch (error) {
    throw new Error(`Wrong configuration:\n${(error as Error).message}`);
  }
}

/** @throws Error when only one of the two secrets is there, or a secret would leave in clear. */
function stripeSettings(data: Settings) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = data;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) {
    throw new Error(
      'Wrong configuration:\n✖ STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together',
    );
  }
  const base = data.STRIPE_API_BASE;
  refuseClear('STRIPE_API_BASE', base);
  return { secretKey, webhookSecret, apiBase: base };
}

function directoriesOf(data: Settings) {
  return {
    /** The public directory of companies; undefined: it is not asked. */
    companyRegistryUrl: guardedUrl('COMPANY_REGISTRY_URL', data),
    /** VIES, of the Commission; undefined: no VAT number is confirmed, and everybody bears French VAT. */
    viesUrl: guardedUrl('VIES_URL', data),
  };
}

/** @throws Error when somebody between could answer in its place. */
function guardedUrl(name: 'COMPANY_REGISTRY_URL' | 'VIES_URL', data: Settings): string | undefined {
  const url = data[name];
  refuseClear(name, url);
  return url;
}

/** @throws Error when what it answers could not be verified, or credentials would leave in clear. */
function timestampSettings(data: Settings): TimestampSettings | undefined {
  const { TIMESTAMP_URL: url, TIMESTAMP_CREDENTIALS: credentials, TIMESTAMP_CA: trusted } = data;
  if (!url) return undefined;
  // Without credentials nothing of it is secret: a hash leaves, and what comes back is signed.
  if (credentials) refuseClear('TIMESTAMP_URL, with credentials,', url);
  try {
    readCertificates(trusted ?? '');
  } catch (cause) {
    const words = 'TIMESTAMP_CA_FILE must name a file of certificates in PEM, with TIMESTAMP_URL';
    throw new Error(`Wrong configuration:\n✖ ${words}`, { cause });
  }
  return { url, credentials, trusted: trusted ?? '' };
}

function refuseClear(name: string, url: string | undefined): void {
  if (url !== undefined && isClear(url))
    throw new Error(`Wrong configuration:\n✖ ${name} is https, but on this very machine`);
}
