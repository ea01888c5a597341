import { randomUUID } from 'node:crypto';
import {
  FunctionsClient,
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
} from '@supabase/functions-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const clientWith = (headers: Record<string, string> = {}) =>
  new FunctionsClient(`${product.url}/functions/v1`, { headers });

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

function signedIn(claims: Record<string, unknown> = {}): Promise<string> {
  return product.tokens.signAccess({ sub: randomUUID(), role: 'authenticated', ...claims }, 900);
}

describe('the official client meets', () => {
  test('the answer of a function, without any key', async () => {
    const { data, error } = await clientWith().invoke('list-products', { body: { kind: 'box' } });
    expect(error).toBeNull();
    expect(data.products.length).toBeGreaterThan(0);
  });

  test('a status that is not 2xx, with the refusal as its body', async () => {
    const { error } = await clientWith().invoke('read-product', { body: { slug: 'unknown' } });
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect(error.context.status).toBe(404);
    expect(await error.context.json()).toMatchObject({ code: 'not-found' });
  });

  test('a relay error where no function was reached: an unknown one', async () => {
    const { error } = await clientWith().invoke('unknown', { body: {} });
    expect(error).toBeInstanceOf(FunctionsRelayError);
    expect(error.context.headers.get('x-relay-error')).toBe('true');
  });

  test('a failed request where nobody answers', async () => {
    const client = new FunctionsClient('http://127.0.0.1:9/functions/v1');
    const { error } = await client.invoke('list-products', { body: {} });
    expect(error).toBeInstanceOf(FunctionsFetchError);
  });
});

describe('the token of a call', () => {
  test.each([
    ['the application’s key', () => product.tokens.apiKey('anon')],
    ['the service’s key', () => product.tokens.apiKey('service_role')],
    ['of somebody signed in', () => signedIn()],
  ])('is believed: %s', async (_name, make) => {
    const client = clientWith(bearer(await make()));
    expect(await client.invoke('list-products', { body: { kind: 'box' } })).toMatchObject({
      error: null,
    });
  });

  test.each([
    ['made up', async () => 'made.up.token'],
    ['of a role that nobody has', () => signedIn({ role: 'postgres' })],
    ['of somebody who is nobody', () => signedIn({ sub: undefined })],
    ['that is over', () => product.tokens.signAccess({ role: 'anon' }, -1)],
  ])('is refused, before anything runs: %s', async (_name, make) => {
    const { error } = await clientWith(bearer(await make())).invoke('list-products', {
      body: { kind: 'box' },
    });
    expect(error).toBeInstanceOf(FunctionsRelayError);
    expect(error.context.status).toBe(401);
    expect(await error.context.json()).toMatchObject({ code: 'sign-in-required' });
  });

  test('counts no more once its session ended, though its time is not over', async () => {
    const { userId, sessionId } = await aSession(product);
    const client = clientWith(bearer(await signedIn({ sub: userId, session_id: sessionId })));
    const ask = async () => (await client.invoke('list-products', { body: { kind: 'box' } })).error;
    expect(await ask()).toBeNull();
    await product.database.asService((tx) =>
      tx.deleteFrom('auth.sessions').where('id', '=', sessionId).execute(),
    );
    await expect.poll(ask).toBeInstanceOf(FunctionsRelayError);
  });
});

test('a page of another origin may call, with whatever headers its client sends', async () => {
  const response = await fetch(`${product.url}/functions/v1/list-products`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,apikey,x-client-info',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toBe(
    'authorization,apikey,x-client-info',
  );
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
});

async function aSession({ database }: TestProduct) {
  return database.asService(async (tx) => {
    const user = await tx
      .insertInto('auth.users')
      .values({ email: `${randomUUID()}@example.com` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = await tx
      .insertInto('auth.sessions')
      .values({
        user_id: user.id,
        refresh_secret: Buffer.alloc(32),
        not_after: new Date('2030-01-01'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { userId: user.id, sessionId: session.id };
  });
}
