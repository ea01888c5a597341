import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readLimits } from './limits.ts';
import { VAULT_KEY_FILE } from './secret-file.ts';
import type { TimestampSettings } from './timestamps/timestamp-authority.ts';
import { readCertificates } from './timestamps/verify-timestamp.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const SAFE_PASSWORD_LENGTH = 8;

type Settings = z.output<typeof schema>;

/**
 * What a real installation may not be started with: what outside suites may ask of a test installation, and
 * what would be missed only when it is too late.
 */
const REFUSED_IN_PRODUCTION: readonly (readonly [
  words: string,
  isRefused: (settings: Settings) => boolean,
])[] = [
  [
    'PUBLIC_URL is missing: the https address where people reach the site',
    (settings) => !settings.PUBLIC_URL,
  ],
  [
    'PUBLIC_URL must begin with https://: sign-in links would travel in clear',
    ({ PUBLIC_URL }) => PUBLIC_URL !== undefined && isClear(PUBLIC_URL),
  ],
  ['SMTP_URL is missing: no mail would leave', (settings) => !settings.SMTP_URL],
  [
    'ADMIN_EMAIL is missing: nobody could become the first administrator',
    (settings) => !settings.ADMIN_EMAIL,
  ],
  [
    `VAULT_KEY is missing, and there is no ${VAULT_KEY_FILE} in DATA_DIR: make one with \
"openssl rand -hex 32", and keep a copy of it apart from copies of the databases`,
    ({ VAULT_KEY, DATA_DIR }) => !VAULT_KEY && !existsSync(join(resolve(DATA_DIR), VAULT_KEY_FILE)),
  ],
  ['AUTH_AUTOCONFIRM=on', (settings) => settings.AUTH_AUTOCONFIRM],
  ['AUTH_ANONYMOUS=on', (settings) => settings.AUTH_ANONYMOUS],
  ['AUTH_RATE_LIMITS=off', (settings) => !settings.AUTH_RATE_LIMITS],
  ['ORDER_LIMITS=off', (settings) => !settings.ORDER_LIMITS],
  ['FAIR_USE=off', (settings) => !settings.FAIR_USE],
  ['REST_PLANS=on', (settings) => settings.REST_PLANS],
  [
    `AUTH_MIN_PASSWORD_LENGTH below ${SAFE_PASSWORD_LENGTH}`,
    (settings) => settings.AUTH_MIN_PASSWORD_LENGTH < SAFE_PASSWORD_LENGTH,
  ],
];

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  VAULT_DATABASE_URL: z.string().startsWith('postgres').optional(),
  AUTHENTICATOR_PASSWORD: z.string().min(24).optional(),
  VAULT_KEEPER_PASSWORD: z.string().min(24).optional(),
  VAULT_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, '64 hexadecimal digits')
    .optional(),
  DATA_DIR: z.string().min(1).default('data'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_DIR: z.string().min(1).optional(),
  MAIL_FROM: z.email().default('bonjour@prevenance.example'),
  ADMIN_EMAIL: z.email().optional(),
  DEMO_SEED: onOff.default(true),
  SANDBOX_PAYMENTS: onOff.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'begins with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(16).optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  METRICS_TOKEN: z.string().min(16).optional(),
  AUTH_SIGNUP: onOff.default(true),
  AUTH_AUTOCONFIRM: onOff.default(false),
  AUTH_ANONYMOUS: onOff.default(false),
  AUTH_MIN_PASSWORD_LENGTH: z.coerce.number().int().min(6).max(72).default(10),
  AUTH_REFRESH_REUSE_SECONDS: z.coerce.number().int().min(0).max(60).default(10),
  AUTH_JWT_SECRET: z.string().min(32).optional(),
  AUTH_SIGNING_KEYS: z.string().min(1).optional(),
  AUTH_REDIRECTS: z.string().default('').transform(listOf).pipe(z.array(z.url())),
  AUTH_RATE_LIMITS: onOff.default(true),
  ORDER_LIMITS: onOff.default(true),
  LIMITS: z.string().default(''),
  REST_SCHEMAS: z
    .string()
    .default('public')
    .transform(listOf)
    .pipe(z.array(z.string().regex(/^[a-z_][a-z0-9_]*$/)).min(1)),
  REST_PLANS: onOff.default(false),
  REST_DESCRIPTION: onOff.default(false),
  FAIR_USE: onOff.default(true),
  POOL_SIZE: z.coerce.number().int().min(4).max(100).default(10),
  REALTIME_PUBLIC_TOPICS: onOff.default(false),
  COMPANY_REGISTRY_URL: z.url({ protocol: /^https?$/ }).optional(),
  TIMESTAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  TIMESTAMP_CREDENTIALS: z.string().includes(':').optional(),
  TIMESTAMP_CA: z.string().optional(),
  S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_RECIPIENTS: z.string().default('').transform(listOf),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  NOW: z.iso.datetime({ offset: true }).optional(),
});

/** Everything that may differ between two installations, read once at the start. */
export type Config = ReturnType<typeof readConfig>;

/** Settings that may change while the product runs, in `.env` or in the file that `…_FILE` names. */
export type LiveSetting =
  | 'DATABASE_URL'
  | 'VAULT_DATABASE_URL'
  | 'AUTHENTICATOR_PASSWORD'
  | 'VAULT_KEEPER_PASSWORD';

/**
 * Reads the environment; `.env.example` explains each name.
 * @param environment as it is, or what tells it anew each time it is asked
 * @throws Error naming every setting that is wrong, one a line.
 */
export function readConfig(environment: NodeJS.ProcessEnv | (() => NodeJS.ProcessEnv)) {
  const given = () => settingsIn(typeof environment === 'function' ? environment() : environment);
  const read = schema.safeParse(given());
  if (!read.success) throw new Error(`Wrong configuration:\n${z.prettifyError(read.error)}`);
  const { data } = read;
  const isForgotten = data.NODE_ENV === undefined && isForPublic(data.PUBLIC_URL);
  const isProduction = data.NODE_ENV === 'production' || isForgotten;
  const refused = REFUSED_IN_PRODUCTION.filter(([, isRefused]) => isProduction && isRefused(data));
  if (refused.length > 0) {
    const lines = refused.map(([words]) => `✖ ${words} (refused when NODE_ENV=production)`);
    if (isForgotten) lines.push(FORGOTTEN);
    throw new Error(`Wrong configuration:\n${lines.join('\n')}`);
  }
  const stripe = stripeSettings(data);
  const dataDir = resolve(data.DATA_DIR);
  return {
    isProduction,
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
    auth: {
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
    },
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
    /** The public directory of companies; undefined: it is not asked. */
    companyRegistryUrl: registryUrl(data),
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

/** What is empty is left out. A secret may be in a file instead, where services lay secrets down. */
function settingsIn(environment: NodeJS.ProcessEnv): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) if (value) settings[name] = value;
  for (const [name, path] of Object.entries(settings)) {
    const base = name.replace(/_FILE$/, '');
    if (base !== name && Object.hasOwn(schema.shape, base)) settings[base] = contentOf(name, path);
  }
  return settings;
}

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (cause) {
    throw new Error(`Wrong configuration:\n✖ ${name} names a file that cannot be read: ${path}`, {
      cause,
    });
  }
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

const FORGOTTEN =
  'PUBLIC_URL is where the public reaches the site, and NODE_ENV is not set: it is taken for production. \
To try it out with less, set NODE_ENV=development';

/** Whoever forgets NODE_ENV on such a site would serve play money and a page with everybody's mails. */
function isForPublic(url = ''): boolean {
  return url.startsWith('https://') && !isOnThisMachine(url);
}

/** What others could read on its way. */
const isClear = (url: string) => !url.startsWith('https://') && !isOnThisMachine(url);

const isOnThisMachine = (url: string) =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

/** @throws Error when somebody between could answer in its place. */
function registryUrl({ COMPANY_REGISTRY_URL: url }: z.output<typeof schema>): string | undefined {
  refuseClear('COMPANY_REGISTRY_URL', url);
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
