import { randomUUID } from 'node:crypto';
import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import type { Browser, BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { leaveBrowser, workersBrowser } from '../support/browser.ts';
import { serveForeignPage } from '../support/foreign-page.ts';
import { openServer } from '../support/opened-server.ts';
import type { StartedServer } from '../support/server-place.ts';

const SECRET = 'a secret of the tests that is long enough';
const PASSWORD = 'un cheval tranquille';

// biome-ignore lint/suspicious/noExplicitAny: tables and functions that no type describes
type Client = SupabaseClient<any>;
type ClientPage = {
  supabase: { createClient(url: string, key: string, options?: object): Client };
  client: Client;
  events: AuthChangeEvent[];
  statuses: string[];
  times: number[];
  began: number[];
  ended: number[];
};
declare const window: ClientPage & { fetch: typeof fetch; WebSocket: typeof WebSocket };

let server: StartedServer;
let foreign: Awaited<ReturnType<typeof serveForeignPage>>;
let browser: Browser;
let anonKey: string;
beforeAll(async () => {
  [server, foreign, browser] = await Promise.all([
    openServer({ AUTH_JWT_SECRET: SECRET, AUTH_RATE_LIMITS: 'off' }),
    serveForeignPage(),
    workersBrowser(inject('browser')),
  ]);
  anonKey = await keyOf('anon');
  await server.sql(`
    create table public.roles_of_users (user_id uuid not null default auth.uid(), role text not null);
    alter table public.roles_of_users enable row level security;
    grant select, insert, update, delete on public.roles_of_users to authenticated;
    create policy everybody on public.roles_of_users for select to authenticated using (true);
    create policy own on public.roles_of_users for all to authenticated using (user_id = auth.uid());
    create function public.double(n int) returns int language sql stable as 'select n * 2';
    grant execute on function public.double to authenticated;
    insert into storage.buckets (id, name, public) values ('shared', 'shared', true);
    create policy shared on storage.objects for all to authenticated using (bucket_id = 'shared');
    create policy listen on realtime.messages for select to authenticated using (true);
    create policy speak on realtime.messages for insert to authenticated with check (true);`);
});
afterAll(async () => {
  await Promise.all([leaveBrowser(browser), foreign.stop()]);
  await server.stop();
});

const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

function keyOf(role: string): Promise<string> {
  return new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(SECRET));
}

/** A page with a client; its clock stands still where `isTimed`. */
async function open(
  context?: BrowserContext,
  { isTimed = false, prepare }: { isTimed?: boolean; prepare?: (page: Page) => Promise<void> } = {},
): Promise<Page> {
  const own = context ?? (await browser.newContext({ locale: 'fr-FR' }));
  if (!context) contexts.push(own);
  const page = await own.newPage();
  if (isTimed) await page.clock.install({ time: new Date() });
  await prepare?.(page);
  await page.goto(foreign.url);
  await makeClient(page);
  return page;
}

const makeClient = (page: Page) =>
  page.evaluate(
    ([url, key]) => {
      window.client = window.supabase.createClient(url, key, {
        auth: { storageKey: 'session', detectSessionInUrl: true },
      });
      window.events = [];
      window.client.auth.onAuthStateChange((event) => void window.events.push(event));
    },
    [server.url, anonKey] as const,
  );

const eventsOf = (page: Page) => page.evaluate(() => window.events);

/** The six digits that a mail to this address brings. */
async function codeFor(address: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const mails = await server.mailbox.list();
      const mail = mails.find(({ to }) => to?.some((each) => each.address === address));
      code = /^(\d{6})$/m.exec(mail?.text ?? '')?.[1];
      return code;
    })
    .toBeDefined();
  return code ?? '';
}

async function signIn(page: Page, email = `${randomUUID()}@example.com`): Promise<string> {
  const asked = await page.evaluate(
    (address) => window.client.auth.signInWithOtp({ email: address }),
    email,
  );
  expect(asked.error).toBeNull();
  const token = await codeFor(email);
  const { error } = await page.evaluate(
    (proof) => window.client.auth.verifyOtp({ ...proof, type: 'email' }),
    { email, token },
  );
  expect(error).toBeNull();
  return email;
}

describe('in a browser, from another origin, the published client', () => {
  test('signs in by mail, stays so after a reload, and signs out in every tab', async () => {
    const page = await open();
    await signIn(page);
    expect(await eventsOf(page)).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
    await page.reload();
    await makeClient(page);
    const user = await page.evaluate(async () => (await window.client.auth.getUser()).data.user);
    expect(user?.role).toBe('authenticated');
    const tab = await open(page.context());
    await tab.evaluate(() => window.client.auth.getSession());
    await page.evaluate(() => window.client.auth.signOut());
    await expect.poll(() => eventsOf(tab)).toContain('SIGNED_OUT');
    const missing = await page.evaluate(
      async () => (await window.client.auth.getUser()).error?.message,
    );
    expect(missing).toBe('Auth session missing!');
  });

  test('tells a new token, a change of the account, and a recovery', async () => {
    const page = await open();
    const email = await signIn(page);
    const answers = await page.evaluate(async (password) => {
      const { auth } = window.client;
      const refreshed = await auth.refreshSession();
      const weak = await auth.updateUser({ password: 'court' });
      const updated = await auth.updateUser({ password });
      return [refreshed.error, weak.error?.code, updated.error];
    }, PASSWORD);
    expect(answers).toEqual([null, 'weak_password', null]);
    expect(await eventsOf(page)).toEqual([
      'INITIAL_SESSION',
      'SIGNED_IN',
      'TOKEN_REFRESHED',
      'USER_UPDATED',
    ]);
    const wrong = await page.evaluate(
      async (credentials) => (await window.client.auth.signInWithPassword(credentials)).error?.code,
      { email, password: 'pas le bon mot' },
    );
    expect(wrong).toBe('invalid_credentials');
    const recovered = await open();
    const { error } = await recovered.evaluate(
      ([address, redirectTo]) => window.client.auth.resetPasswordForEmail(address, { redirectTo }),
      [email, `${server.url}/reset-password`] as const,
    );
    expect(error).toBeNull();
    const hash = await tokenHashFor(email, 'recovery');
    await recovered.evaluate(
      (token_hash) => window.client.auth.verifyOtp({ token_hash, type: 'recovery' }),
      hash,
    );
    await expect.poll(() => eventsOf(recovered)).toContain('PASSWORD_RECOVERY');
  });

  test('finds and makes rows, calls functions of the database and of the product', async () => {
    const page = await open();
    await signIn(page);
    const answers = await page.evaluate(async () => {
      const { client } = window;
      const admins = () => client.from('roles_of_users').select('*').eq('role', 'admin').limit(1);
      const before = await admins();
      const { data: session } = await client.auth.getSession();
      const user_id = session.session?.user.id;
      const made = await client.from('roles_of_users').insert({ user_id, role: 'admin' });
      const after = await admins();
      const changed = await client
        .from('roles_of_users')
        .update({ role: 'staff' })
        .eq('user_id', user_id)
        .select()
        .single();
      const gone = await client.from('roles_of_users').delete().eq('user_id', user_id);
      const doubled = await client.rpc('double', { n: 21 });
      const products = await client.functions.invoke('list-products', { body: {} });
      const nothing = await client.functions.invoke('no-such-function', { body: {} });
      const refused = await client.functions.invoke('read-product', { body: { slug: 'nothing' } });
      return {
        before: before.data,
        made: made.status,
        after: after.data?.map(({ role }) => role),
        changed: changed.data?.role,
        gone: gone.status,
        doubled: doubled.data,
        products: products.data.products.length > 0,
        errors: [nothing.error?.name, refused.error?.name],
      };
    });
    expect(answers).toEqual({
      before: [],
      made: 201,
      after: ['admin'],
      changed: 'staff',
      gone: 204,
      doubled: 42,
      products: true,
      errors: ['FunctionsRelayError', 'FunctionsHttpError'],
    });
  });

  test('keeps files: by form, by name ascending, a hundred at most, for an hour', async () => {
    const page = await open();
    await signIn(page);
    const listing = page.waitForRequest(/object\/list/);
    const name = `${randomUUID()}.txt`;
    const [text, names, address] = await page.evaluate(async (path) => {
      const files = window.client.storage.from('shared');
      const { error } = await files.upload(path, new Blob(['bonjour'], { type: 'text/plain' }));
      if (error) throw error;
      const { data } = await files.download(path);
      const listed = await files.list();
      const publicUrl = files.getPublicUrl(path).data.publicUrl;
      return [await data?.text(), listed.data?.map((file) => file.name), publicUrl] as const;
    }, name);
    expect([text, names]).toEqual(['bonjour', [name]]);
    expect((await listing).postDataJSON()).toEqual({
      limit: 100,
      offset: 0,
      sortBy: { column: 'name', order: 'asc' },
      prefix: '',
    });
    expect((await fetch(address)).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('hears the other page on a private topic, and sees that it is there', async () => {
    const [one, two] = [await open(), await open()];
    for (const page of [one, two]) {
      await signIn(page);
      await page.evaluate(async () => {
        const { client } = window;
        window.statuses = [];
        await client.realtime.setAuth();
        await new Promise((done) => {
          const channel = client.channel('room', { config: { private: true } });
          channel
            .on('broadcast', { event: 'said' }, ({ payload }) => {
              window.statuses.push(payload.text);
            })
            .on('presence', { event: 'sync' }, () => undefined)
            .subscribe((status) => done(status));
        });
        await client.getChannels()[0]?.track({ here: true });
      });
    }
    await one.evaluate(() =>
      window.client
        .getChannels()[0]
        ?.send({ type: 'broadcast', event: 'said', payload: { text: 'Ça va ?' } }),
    );
    await expect.poll(() => two.evaluate(() => window.statuses)).toEqual(['Ça va ?']);
    await expect
      .poll(() =>
        one.evaluate(
          () => Object.keys(window.client.getChannels()[0]?.presenceState() ?? {}).length,
        ),
      )
      .toBe(2);
  });

  async function tokenHashFor(address: string, type: string): Promise<string> {
    let hash: string | undefined;
    await expect
      .poll(async () => {
        for (const { to, text } of await server.mailbox.list()) {
          if (!to?.some((each) => each.address === address)) continue;
          const link = /https?:\S+/.exec(text ?? '')?.[0];
          const params = link && new URL(link).searchParams;
          if (params && params.get('type') === type) hash = params.get('token_hash') ?? undefined;
        }
        return hash;
      })
      .toBeDefined();
    return hash ?? '';
  }
});

describe('as time passes, the published client', () => {
  test('looks every 30 s whether its token ends, and renews it within the last two minutes', async () => {
    const page = await open(undefined, { isTimed: true });
    await signIn(page);
    const life = await page.evaluate(async () => {
      const { data } = await window.client.auth.getSession();
      return (data.session?.expires_at ?? 0) * 1_000 - Date.now();
    });
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
    });
    // Four checks and a little before the end: nothing. One check later it is renewed.
    await page.clock.runFor(life - 151_000);
    expect(renewals).toEqual([]);
    await page.clock.runFor(61_000);
    await expect.poll(() => renewals.length).toBe(1);
    await expect.poll(() => eventsOf(page)).toContain('TOKEN_REFRESHED');
  });

  test('reads the key set once in ten minutes', async () => {
    const page = await open(undefined, { isTimed: true });
    await signIn(page);
    let reads = 0;
    await page.route(/jwks\.json/, (route) => {
      reads += 1;
      return route.continue();
    });
    const check = () => page.evaluate(async () => (await window.client.auth.getClaims()).error);
    expect([await check(), await check()]).toEqual([null, null]);
    expect(reads).toBe(1);
    await page.clock.runFor(9.5 * 60_000);
    await check();
    expect(reads).toBe(1);
    await page.clock.runFor(60_000);
    await check();
    expect(reads).toBe(2);
  });

  test('asks again after 200 ms, then twice as long each time, while the service is away', async () => {
    const page = await open(undefined, { isTimed: true });
    await signIn(page);
    await page.evaluate(
      ([url, key]) => {
        window.times = [];
        const { fetch } = window;
        window.fetch = (...request) => {
          if (!String(request[0]).includes('/auth/v1/token')) return fetch(...request);
          window.times.push(Date.now());
          return Promise.resolve(new Response('', { status: 503 }));
        };
        // The client took the other one when it was made.
        window.client = window.supabase.createClient(url, key, {
          auth: { storageKey: 'session', autoRefreshToken: false },
        });
        void window.client.auth.refreshSession();
      },
      [server.url, anonKey] as const,
    );
    const times = () => page.evaluate(() => window.times);
    await expect.poll(async () => (await times()).length).toBe(1);
    for (let step = 0; step < 70; step += 1) await page.clock.runFor(50);
    const [first = 0, ...later] = await times();
    const pauses = later.map((time, index) => time - (later[index - 1] ?? first));
    // The page's clock goes in steps of 50 ms.
    const nearest = pauses.map((pause) => Math.floor(pause / 100) * 100);
    expect(nearest).toEqual([200, 400, 800, 1_600]);
  });

  test('gives up joining after 10 s, lives by a sign every 25 s, comes back after 1, 2, 5, 10, 10 s', async () => {
    const sent: string[] = [];
    let isAway = false;
    let current: WebSocketRoute | undefined;
    const answer = (socket: WebSocketRoute) => {
      current = socket;
      if (isAway) {
        void socket.close({ code: 1011 });
        return;
      }
      socket.onMessage((message) => {
        const [, ref, topic, event] = JSON.parse(String(message));
        sent.push(event);
        const reply = [null, ref, topic, 'phx_reply', { status: 'ok', response: {} }];
        if (event === 'heartbeat') socket.send(JSON.stringify(reply));
      });
    };
    const page = await open(undefined, {
      isTimed: true,
      async prepare(each) {
        await each.routeWebSocket(/realtime/, answer);
        await each.addInitScript(noteConnections);
      },
    });
    await page.evaluate(() => {
      window.statuses = [];
      window.client.channel('a').subscribe((status) => window.statuses.push(status));
    });
    await expect.poll(() => sent).toContain('phx_join');
    await page.clock.runFor(9_000);
    expect(await page.evaluate(() => window.statuses)).toEqual([]);
    await page.clock.runFor(1_500);
    await expect.poll(() => page.evaluate(() => window.statuses)).toContain('TIMED_OUT');
    expect(sent).not.toContain('heartbeat');
    await page.clock.runFor(15_000);
    await expect.poll(() => sent.filter((event) => event === 'heartbeat').length).toBe(1);

    isAway = true;
    await current?.close({ code: 1011 });
    const noted = () => page.evaluate(() => [window.began, window.ended] as const);
    await expect
      .poll(
        async () => {
          await page.clock.runFor(250);
          return (await noted())[0].length;
        },
        { interval: 10, timeout: 30_000 },
      )
      .toBeGreaterThanOrEqual(6);
    const [began, ended] = await noted();
    // From the end of each connection to the beginning of the next, by the page's own clock.
    const pauses = ended.slice(0, 5).map((end, index) => (began[index + 1] ?? 0) - end);
    expect(pauses.map((pause) => Math.floor(pause / 1_000))).toEqual([1, 2, 5, 10, 10]);
  });
});

/** Writes down, in the page, when its connections begin and end. */
function noteConnections(): void {
  window.began = [];
  window.ended = [];
  window.WebSocket = class extends window.WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      window.began.push(Date.now());
      this.addEventListener('close', () => window.ended.push(Date.now()));
    }
  };
}
