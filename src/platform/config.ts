import { resolve } from 'node:path';
import { z } from 'zod';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const SAFE_PASSWORD_LENGTH = 8;

/** What outside suites may ask of a test installation, and nobody of a real one. */
const UNSAFE_IN_PRODUCTION: readonly (readonly [
  name: string,
  isUnsafe: (settings: z.output<typeof schema>) => boolean,
])[] = [
  ['AUTH_AUTOCONFIRM=on', (settings) => settings.AUTH_AUTOCONFIRM],
  ['AUTH_ANONYMOUS=on', (settings) => settings.AUTH_ANONYMOUS],
  ['AUTH_RATE_LIMITS=off', (settings) => !settings.AUTH_RATE_LIMITS],
  [
    `AUTH_MIN_PASSWORD_LENGTH below ${SAFE_PASSWORD_LENGTH}`,
    (settings) => settings.AUTH_MIN_PASSWORD_LENGTH < SAFE_PASSWORD_LENGTH,
  ],
];

const schema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  VAULT_DATABASE_URL: z.string().startsWith('postgres').optional(),
  VAULT_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, '64 hexadecimal digits')
    .optional(),
  DATA_DIR: z.string().min(1).default('data'),
  SMTP_URL: z.string().startsWith('smtp').optional(),
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
  REST_SCHEMAS: z
    .string()
    .default('public')
    .transform(listOf)
    .pipe(z.array(z.string().regex(/^[a-z_][a-z0-9_]*$/)).min(1)),
  REALTIME_PUBLIC_TOPICS: onOff.default(false),
  S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  NOW: z.iso.datetime({ offset: true }).optional(),
});

/** Everything that may differ between two installations, read once at the start. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment; `.env.example` explains each name.
 * @throws Error naming every setting that is wrong, one a line.
 */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const filled = Object.entries(environment).filter(([, value]) => value !== '');
  const read = schema.safeParse(Object.fromEntries(filled));
  if (!read.success) throw new Error(`Wrong configuration:\n${z.prettifyError(read.error)}`);
  const { data } = read;
  const isProduction = data.NODE_ENV === 'production';
  const unsafe = UNSAFE_IN_PRODUCTION.filter(([, isUnsafe]) => isProduction && isUnsafe(data));
  if (unsafe.length > 0) {
    const names = unsafe.map(([name]) => `✖ ${name} is refused when NODE_ENV=production`);
    throw new Error(`Wrong configuration:\n${names.join('\n')}`);
  }
  const stripe = stripeSettings(data);
  const dataDir = resolve(data.DATA_DIR);
  return {
    isProduction,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL,
    databaseUrl: data.DATABASE_URL,
    vaultDatabaseUrl: data.VAULT_DATABASE_URL,
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
    stripe,
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
    /** The schemas that the table protocol shows; the first one unless a client names another. */
    restSchemas: data.REST_SCHEMAS,
    /** Topics that anybody may join and speak on; private ones are what policies say. */
    hasPublicTopics: data.REALTIME_PUBLIC_TOPICS,
    s3Url: data.S3_URL,
    logLevel: data.LOG_LEVEL,
    now: data.NOW,
  };
}

/** @throws Error when only one of the two secrets is there, or a secret would leave in clear. */
function stripeSettings(data: z.output<typeof schema>) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = data;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) {
    throw new Error(
      'Wrong configuration:\n✖ STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together',
    );
  }
  const base = data.STRIPE_API_BASE;
  const isClear = base !== undefined && new URL(base).protocol === 'http:';
  if (isClear && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(base).hostname)) {
    throw new Error('Wrong configuration:\n✖ STRIPE_API_BASE is https, but on this very machine');
  }
  return { secretKey, webhookSecret, apiBase: base };
}
