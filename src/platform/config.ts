import { resolve } from 'node:path';
import { z } from 'zod';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

const schema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATA_DIR: z.string().min(1).default('data'),
  SMTP_URL: z.string().startsWith('smtp').optional(),
  MAIL_DIR: z.string().min(1).optional(),
  MAIL_FROM: z.email().default('bonjour@prevenance.example'),
  ADMIN_EMAIL: z.email().optional(),
  DEMO_SEED: onOff.default(true),
  SANDBOX_PAYMENTS: onOff.optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  METRICS_TOKEN: z.string().min(16).optional(),
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
  const dataDir = resolve(data.DATA_DIR);
  return {
    isProduction,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL,
    databaseUrl: data.DATABASE_URL,
    dataDir,
    smtpUrl: data.SMTP_URL,
    mailDir: data.MAIL_DIR ? resolve(data.MAIL_DIR) : resolve(dataDir, 'mail'),
    mailFrom: data.MAIL_FROM,
    adminEmail: data.ADMIN_EMAIL,
    /** The page that shows every mail is a development tool: it closes with real delivery. */
    hasMailPage: !isProduction && !data.SMTP_URL,
    hasDemoSeed: data.DEMO_SEED && !isProduction,
    /** In production only when asked for by name: nobody may pay with play money by accident. */
    hasSandboxPayments: data.SANDBOX_PAYMENTS ?? !isProduction,
    trustedProxies: data.TRUSTED_PROXIES,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
    now: data.NOW,
  };
}
