import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { wayTo } from './database/database-way.ts';
import { VAULT_KEY_FILE } from './secret-file.ts';
import { isClear, isOnThisMachine, isPredictable } from './secure-ways.ts';
import { lookalikes, SAFE_PASSWORD_LENGTH, type Settings } from './settings-table.ts';

type Refusal = readonly [words: string, isRefused: (settings: Settings) => boolean];

/**
 * What a real installation may not be started with: what outside suites may ask of a test installation, and
 * what would be missed only when it is too late.
 */
const REFUSED_IN_PRODUCTION: readonly Refusal[] = [
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
  [
    'WEBHOOK_TEST_ORIGIN is set: webhooks would reach what is near. Leave it out',
    ({ WEBHOOK_TEST_ORIGIN }) => WEBHOOK_TEST_ORIGIN !== undefined,
  ],
  ['REST_PLANS=on', (settings) => settings.REST_PLANS],
  ['NOW is set: the clock would stand still. Leave it out', ({ NOW }) => NOW !== undefined],
  [
    `AUTH_MIN_PASSWORD_LENGTH below ${SAFE_PASSWORD_LENGTH}`,
    (settings) => settings.AUTH_MIN_PASSWORD_LENGTH < SAFE_PASSWORD_LENGTH,
  ],
];

const DATABASES = ['DATABASE_URL', 'VAULT_DATABASE_URL'] as const;
const SECRETS = [
  'AUTHENTICATOR_PASSWORD',
  'VAULT_KEEPER_PASSWORD',
  'METRICS_TOKEN',
  'AUTH_JWT_SECRET',
] as const;

/** The same where the public reaches it; whoever tries production on their own machine may. */
const REFUSED_FOR_PUBLIC: readonly Refusal[] = [
  [
    'SMTP_URL leads to another machine, perhaps in clear, with links that sign people in: write smtps://, or add \
?requireTLS=true',
    ({ SMTP_URL }) => SMTP_URL !== undefined && isClearMail(SMTP_URL),
  ],
  [
    'MAIL_FROM is missing, or of a domain that does not exist: set the address that mails come from',
    ({ MAIL_FROM }) => /[@.](example|invalid|test|localhost)$/i.test(MAIL_FROM),
  ],
  [
    'STRIPE_SECRET_KEY is a test key: nobody would really pay. Take the live one (sk_live_…), with its webhook’s secret',
    ({ STRIPE_SECRET_KEY = '' }) => /^[sr]k_test_/.test(STRIPE_SECRET_KEY),
  ],
  [
    'VAULT_KEY can be guessed: "npm run vault -- rotate" puts another in its place',
    ({ VAULT_KEY }) => VAULT_KEY !== undefined && isPredictable(VAULT_KEY),
  ],
  ...SECRETS.map(
    (name): Refusal => [
      `${name} can be guessed: make another with "openssl rand -hex 32"`,
      ({ [name]: secret }) => secret !== undefined && isPredictable(secret),
    ],
  ),
  ...DATABASES.flatMap((name): Refusal[] => [
    [
      `${name} leads to another machine, and nobody proves that it is the right one: add \
?sslmode=verify-full (and sslrootcert=FILE where its authority is not a public one)`,
      ({ [name]: url }) => url !== undefined && wayTo(url).isOpen,
    ],
    [
      `${name} has a password that can be guessed: give its user another`,
      ({ [name]: url }) => url !== undefined && wayTo(url).isGuessed,
    ],
  ]),
];

/** Why a real installation may not be started with these, in the operator's words; nothing where it may. */
export function refusedSettings(settings: Settings, names: readonly string[]): readonly string[] {
  const isForgotten = settings.NODE_ENV === undefined && isForPublic(settings.PUBLIC_URL);
  if (!(settings.NODE_ENV === 'production' || isForgotten)) return [];
  const { PUBLIC_URL } = settings;
  const isPublic = PUBLIC_URL !== undefined && !isOnThisMachine(PUBLIC_URL);
  const list = isPublic ? [...REFUSED_IN_PRODUCTION, ...REFUSED_FOR_PUBLIC] : REFUSED_IN_PRODUCTION;
  const refused = list.filter(([, isRefused]) => isRefused(settings)).map(([words]) => words);
  const misspelt = lookalikes(names).map(
    ({ name, meant }) =>
      `${name} is no setting of ours: ${meant} is meant? Rename it, or leave it out`,
  );
  const all = [...refused, ...misspelt].map(
    (words) => `${words} (refused when NODE_ENV=production)`,
  );
  return isForgotten && all.length > 0 ? [...all, FORGOTTEN] : all;
}

/** Of mails on their way to the next server. */
function isClearMail(text: string): boolean {
  const url = new URL(text);
  const isSecure = url.protocol === 'smtps:' || url.searchParams.get('requireTLS') === 'true';
  return !isSecure && !isOnThisMachine(text);
}

const FORGOTTEN =
  'PUBLIC_URL is where the public reaches the site, and NODE_ENV is not set: it is taken for production. \
To try it out with less, set NODE_ENV=development';

/** Whoever forgets NODE_ENV on such a site would serve play money and a page with everybody's mails. */
export function isForPublic(url = ''): boolean {
  return url.startsWith('https://') && !isOnThisMachine(url);
}
