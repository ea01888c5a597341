import { randomUUID } from 'node:crypto';
import { AuthAdminApi } from '@supabase/auth-js';
import { startBackend } from './backend-process.ts';
import { median } from './measure.ts';

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

/** Known and unknown addresses in turn: how far apart the medians are, and whether bytes differ. */
export async function tortureAccounts(runs: number): Promise<void> {
  const out = (text: string) => process.stdout.write(`${text}\n`);
  const backend = await startBackend({ AUTH_RATE_LIMITS: 'off' });
  try {
    const key = await backend.tokenOf({ role: 'service_role' });
    const staff = new AuthAdminApi({
      url: `${backend.url}/auth/v1`,
      headers: { Authorization: `Bearer ${key}` },
    });
    out(`${runs} addresses for each question, half of them known`);
    for (const [name, ask] of Object.entries(ASKS)) {
      const times = { known: [] as number[], unknown: [] as number[] };
      const answers = { known: new Set<string>(), unknown: new Set<string>() };
      for (let index = 0; index < runs; index += 1) {
        const kind = index % 2 === 0 ? 'known' : 'unknown';
        const email = `${randomUUID()}@example.com`;
        if (kind === 'known') {
          const { error } = await staff.createUser({
            email,
            password: 'le bon mot de passe',
            email_confirm: true,
          });
          if (error) throw error;
        }
        const [path, body] = ask(email);
        const began = performance.now();
        const response = await fetch(`${backend.url}/auth/v1/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        const text = await response.text();
        times[kind].push(performance.now() - began);
        answers[kind].add(`${response.status} ${text}`);
      }
      const gap = Math.abs(median(times.known) - median(times.unknown));
      const isSame = [...answers.known].join() === [...answers.unknown].join();
      const figures = `known ${median(times.known).toFixed(2)} ms, unknown ${median(times.unknown).toFixed(2)} ms`;
      out(
        `${name.padEnd(20)} ${figures}, gap ${gap.toFixed(2)} ms (asked: < 5), ${isSame ? 'same bytes' : 'OTHER BYTES'}`,
      );
      if (gap >= 5 || !isSame) process.exitCode = 1;
    }
  } finally {
    await backend.stop();
  }
}
