import { randomBytes, randomUUID } from 'node:crypto';
import { AuthAdminApi } from '@supabase/auth-js';
import { networkNumber } from '../tests/support/post-function.ts';
import { type BackendProcess, startBackend } from './backend-process.ts';
import { median } from './measure.ts';
import { isTiny, sized } from './size.ts';

/** Questions that must not tell whether an address has an account. */
const ASKS: Readonly<Record<string, (email: string) => readonly [path: string, body: object]>> = {
  'password sign-in': (email) => [
    'token?grant_type=password',
    { email, password: 'pas le bon mot de passe' },
  ],
  'link by mail': (email) => ['otp', { email, create_user: false }],
  'forgotten password': (email) => ['recover', { email }],
  'guessed code': (email) => ['verify', { type: 'email', email, token: '000000' }],
};

const MOST_MS = 5;
const PASSWORD = 'le bon cheval tranquille';
const OFFICE = sized(500, 5);
const GUESSERS = sized(200, 40);
const GUESSES = sized(10_000, 80);
const AT_ONCE = 20;

const out = (text: string) => process.stdout.write(`${text}\n`);

const verdict = (isKept: boolean) => {
  if (!isKept) process.exitCode = 1;
  return isKept ? '' : ' BROKEN';
};

/**
 * What times tell of addresses, in pairs of a known and an unknown one; a morning of an office; and ten
 * thousand guesses at one account.
 */
export async function tortureAccounts(pairs: number): Promise<void> {
  await timesTell(pairs);
  const backend = await startBackend({ TRUSTED_PROXIES: '1' });
  try {
    await morningOfAnOffice(backend);
    await guessesAtOneAccount(backend);
  } finally {
    await backend.stop();
  }
}

async function timesTell(pairs: number): Promise<void> {
  const backend = await startBackend({ AUTH_RATE_LIMITS: 'off' });
  try {
    out(`${pairs} pairs of a known and an unknown address for each question, in turn`);
    for (const [name, ask] of Object.entries(ASKS)) {
      const times = { known: [] as number[], unknown: [] as number[] };
      const answers = { known: new Set<string>(), unknown: new Set<string>() };
      for (let pair = 0; pair < pairs; pair += 1) {
        const known = await newMember(backend);
        // Now the one is first, now the other.
        const order =
          pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
        for (const kind of order) {
          const email = kind === 'known' ? known : newEmail();
          const began = performance.now();
          const answer = await post(backend, ...ask(email));
          times[kind].push(performance.now() - began);
          answers[kind].add(answer);
        }
      }
      const gap = Math.abs(median(times.known) - median(times.unknown));
      const isSame = [...answers.known].join() === [...answers.unknown].join();
      const figures = `known ${median(times.known).toFixed(2)} ms, unknown ${median(times.unknown).toFixed(2)} ms`;
      out(
        `${name.padEnd(20)} ${figures}, gap ${gap.toFixed(2)} ms (asked: < ${MOST_MS}), ${isSame ? 'same bytes' : 'OTHER BYTES'}${verdict((gap < MOST_MS || isTiny) && isSame)}`,
      );
    }
  } finally {
    await backend.stop();
  }
}

async function morningOfAnOffice(backend: BackendProcess): Promise<void> {
  const people: string[] = [];
  for (let at = 0; at < OFFICE; at += 1) people.push(await newMember(backend));
  let sessions = 0;
  for (let at = 0; at < OFFICE; at += AT_ONCE) {
    const answers = await Promise.all(
      people.slice(at, at + AT_ONCE).map((email) => enter(backend, email, PASSWORD, 1)),
    );
    sessions += answers.filter(Boolean).length;
  }
  out(
    `${OFFICE} people of one network sign in: ${sessions} sessions${verdict(sessions === OFFICE)}`,
  );
}

async function guessesAtOneAccount(backend: BackendProcess): Promise<void> {
  const email = await newMember(backend);
  const device = randomBytes(32).toString('base64url');
  const isOwnerIn = () => enter(backend, email, PASSWORD, 7, device);
  await isOwnerIn();
  let entered = 0;
  for (let at = 0; at < GUESSES; at += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, more) => {
        const guess = at + more;
        // Past what is compared, even the right one.
        const password = guess < GUESSERS ? `guess number ${guess}` : PASSWORD;
        return enter(backend, email, password, 256 * (100 + (guess % GUESSERS)));
      }),
    );
    entered += answers.filter(Boolean).length;
  }
  const isIn = await isOwnerIn();
  out(
    `${GUESSES} guesses from ${GUESSERS} networks at one account: ${entered} in, the owner ${isIn ? 'enters' : 'is locked out'}${verdict(entered === 0 && isIn)}`,
  );
}

const newEmail = () => `${randomUUID()}@example.com`;

async function newMember(backend: BackendProcess): Promise<string> {
  const key = await backend.tokenOf({ role: 'service_role' });
  const staff = new AuthAdminApi({
    url: `${backend.url}/auth/v1`,
    headers: { Authorization: `Bearer ${key}` },
  });
  const email = newEmail();
  const { error } = await staff.createUser({ email, password: PASSWORD, email_confirm: true });
  if (error) throw error;
  return email;
}

async function enter(
  backend: BackendProcess,
  email: string,
  password: string,
  network: number,
  device?: string,
): Promise<boolean> {
  const headers: Record<string, string> = { 'x-forwarded-for': networkNumber(network) };
  if (device !== undefined) headers['x-device-secret'] = device;
  return (
    await post(backend, 'token?grant_type=password', { email, password }, headers)
  ).startsWith('200');
}

async function post(
  backend: BackendProcess,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return `${response.status} ${await response.text()}`;
}
