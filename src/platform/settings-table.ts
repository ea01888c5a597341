import { readFileSync } from 'node:fs';
import { z } from 'zod';

// Every setting there is: its name and what it may be. `.env.example` explains each.

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export const schema = z.object({
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
  WEBHOOK_TEST_ORIGIN: z.url({ protocol: /^http$/ }).optional(),
  VIES_URL: z.url({ protocol: /^https?$/ }).optional(),
  TIMESTAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  TIMESTAMP_CREDENTIALS: z.string().includes(':').optional(),
  TIMESTAMP_CA: z.string().optional(),
  S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_RECIPIENTS: z.string().default('').transform(listOf),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  NOW: z.iso.datetime({ offset: true }).optional(),
});

export type Settings = z.output<typeof schema>;

export const SAFE_PASSWORD_LENGTH = 8;

const NAMES = Object.keys(schema.shape);

/** What is empty is left out. A secret may be in a file instead, where services lay secrets down. */
export function settingsIn(environment: NodeJS.ProcessEnv): Record<string, string> {
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

/** Set by others for their own ends. */
const NOT_OURS = new Set(['MAILDIR']);
const MOST_DIFFERENT = 2;

/** Names that are no setting and look like one: what was typed there is not in force, and nobody is told. */
export function lookalikes(names: readonly string[]): readonly { name: string; meant: string }[] {
  const known = NAMES.flatMap((name) => [name, `${name}_FILE`]);
  const unknown = names.filter((name) => !known.includes(name) && !NOT_OURS.has(name));
  return unknown.flatMap((name) => {
    const meant = known.find((each) => differ(name, each) <= mostFor(each));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** Short names are a letter away from many words that are not ours. */
const mostFor = (name: string) => Math.min(MOST_DIFFERENT, Math.floor(name.length / 4));

/** How many letters are to be put in, left out or changed to make the one of the other. */
function differ(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = letter === other[to - 1];
      next.push(
        Math.min(
          (row[to - 1] ?? 0) + (isSame ? 0 : 1),
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
