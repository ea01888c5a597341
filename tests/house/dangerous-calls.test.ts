import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** What a stranger looks for first: each is named here with the only files that may have it, and why. */
const CALLS: readonly (readonly [what: string, pattern: RegExp, allowed: readonly string[]])[] = [
  ['runs a text as code', /(?<![.\w])eval\(|new Function\(|node:vm'/, []],
  [
    'starts another program',
    /node:child_process'/,
    // PostgreSQL by fixed names and lists of arguments, without a shell; a Node process of our own that prints; and
    // one that builds the pages, by fixed arguments, before the first of them is served.
    [
      'src/app/build-pages.ts',
      'src/platform/database/run-as.ts',
      'src/platform/pdf/pdf-printer.ts',
    ],
  ],
  [
    'writes markup that was not made by React',
    /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write\(/,
    // Two texts of our own: the head script, and JSON whose brackets are escaped.
    ['src/app/root.tsx', 'src/ui/structured-data.tsx'],
  ],
  ['listens to messages of other windows', /addEventListener\('message'|onmessage\s*=/, []],
  [
    'makes a pattern of a text',
    /new RegExp\(/,
    // Of our own words, never of what was typed.
    [
      'src/basics/plain-name.ts',
      'src/risks/rules/original-rating.ts',
      'src/site/server/shipped-page-texts.ts',
    ],
  ],
  [
    'draws without a secure source',
    /Math\.random\(/,
    // How long to wait before trying again.
    ['src/platform/database/retry-conflicts.ts'],
  ],
  [
    'hashes by a way that is broken or too short',
    /createH(?:ash|mac)\((?!'sha(?:256|512)')/,
    // SHA-256, 384 or 512, by which an authority names its own certificate.
    ['src/platform/timestamps/verify-timestamp.ts'],
  ],
  [
    'encrypts',
    /createCipher|createDecipher|publicEncrypt|aes-/,
    // AES-256-GCM, and nothing else; but what a hash of passwords made elsewhere (Firebase's) is compared by, and
    // backups, in the format of age.
    [
      'src/backend/auth/foreign-passwords.ts',
      'src/listening/server/vault/gcm.ts',
      'src/platform/backup/age.ts',
      'src/platform/vault/vault-secret.ts',
    ],
  ],
  [
    'trusts whoever answers',
    /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|no-verify/,
    // It looks whether a setting does, and refuses it.
    ['src/platform/database/database-way.ts'],
  ],
  [
    'writes on a screen past the log',
    /\bconsole\.|process\.std(?:out|err)/,
    // The address at the start, what stops it, keys that were asked for, which roles have a new password,
    // whose vault it is, how chains were found, and what a command that ends has done.
    [
      'src/app/run-process.ts',
      'src/app/run-command.ts',
      'src/app/keys-main.ts',
      'src/app/passwords-main.ts',
      'src/app/verify-main.ts',
      'src/app/vault-main.ts',
    ],
  ],
];

const SOURCES = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

test.each(CALLS)('nothing %s but where it is known', (_what, pattern, allowed) => {
  const found = SOURCES.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(found.toSorted()).toEqual([...allowed].toSorted());
});

/** Of a module that reaches the outside: who may import it. */
const DOORS: readonly (readonly [what: string, pattern: RegExp, allowed: readonly string[]])[] = [
  ['Stripe', /from 'stripe'/, ['src/platform/payments/stripe-']],
  ['a store of files', /from '@aws-sdk\//, ['src/platform/files/s3-files.ts']],
  ['a mail server', /from 'nodemailer'/, ['src/platform/mail/mail-transport.ts']],
  // Backups copy whole databases, as their owner, by an operator's command alone.
  [
    'PostgreSQL',
    /new pg\.(?:Client|Pool)\(/,
    ['src/platform/database/', 'src/platform/vault/', 'src/platform/backup/'],
  ],
  [
    'an address over HTTP',
    /(?<![.\w])fetch\(/,
    // Our own server, in process or on loopback; the browser's pages, their own origin; the directory of
    // companies, VIES and the timestamp authority, where the operator configured one, at no address that anybody typed.
    [
      'src/platform/payments/',
      'src/platform/browser/auth-client.ts',
      'src/app/early-gestures.ts',
      'src/app/drill.ts',
      'src/platform/registry/company-registry.ts',
      'src/platform/vies/vat-number-registry.ts',
      'src/platform/timestamps/timestamp-authority.ts',
    ],
  ],
  [
    'an address by hand',
    /\b(?:request|get|connect)\b[^;]* from 'node:(?:https?|net|tls|dgram)'/,
    ['src/platform/outbound/post-outside.ts'],
  ],
];

test.each(DOORS)('only its door reaches %s', (_what, pattern, allowed) => {
  const strangers = SOURCES.filter(
    ({ path, text }) => pattern.test(text) && !allowed.some((start) => path.startsWith(start)),
  );
  expect(strangers.map(({ path }) => path)).toEqual([]);
  expect(allowed.filter((start) => !SOURCES.some(({ path }) => path.startsWith(start)))).toEqual(
    [],
  );
});
