import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { RealtimeClient } from '@supabase/realtime-js';
import { StorageClient } from '@supabase/storage-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTeamTables } from '../support/team-tables.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// biome-ignore lint/suspicious/noExplicitAny: tables and functions that no type describes
type Loose = any;

let product: TestProduct;
let publishable: string;
let secret: string;
beforeAll(async () => {
  product = await startTestProduct({
    NOW: '',
    REALTIME_PUBLIC_TOPICS: 'on',
    REST_DESCRIPTION: 'on',
  });
  await createTeamTables(product);
  publishable = product.tokens.applicationKey('anon');
  secret = product.tokens.applicationKey('service_role');
});
afterAll(() => product.stop());

/** As the client package sends them: the key in both headers. */
const headersOf = (key: string) => ({ apikey: key, Authorization: `Bearer ${key}` });
const tables = (key: string): Loose =>
  new PostgrestClient<Loose>(`${product.url}/rest/v1`, { headers: headersOf(key), fetch } as Loose);

describe('keys as they are written today', () => {
  test('show an application, or the service, to every part', async () => {
    expect((await tables(publishable).rpc('whoami')).data).toMatchObject({ user: 'anon' });
    expect((await tables(secret).rpc('whoami')).data).toMatchObject({ user: 'service_role' });
    const accounts = (key: string) =>
      new AuthClient({
        url: `${product.url}/auth/v1`,
        headers: headersOf(key),
        persistSession: false,
      });
    expect((await accounts(secret).admin.listUsers()).error).toBeNull();
    expect((await accounts(publishable).admin.listUsers()).error).toMatchObject({
      code: 'not_admin',
    });
    const files = new StorageClient(`${product.url}/storage/v1`, headersOf(secret));
    expect((await files.listBuckets()).error).toBeNull();
    const live = new RealtimeClient(`${product.url.replace('http', 'ws')}/realtime/v1`, {
      params: { apikey: publishable },
    });
    const joined = await new Promise((done) =>
      live.channel('room').subscribe((status) => done(status)),
    );
    expect(joined).toBe('SUBSCRIBED');
    await live.disconnect();
  });

  test.each(['sb_secret_made-up', 'sb_publishable_', 'sb_other_key'])(
    'that are none of ours open nothing: %s',
    async (key) => {
      expect(await tables(key).rpc('whoami')).toMatchObject({ status: 401, data: null });
    },
  );

  test('and the secret one is not the public one with another name', () => {
    expect(secret.replace('sb_secret_', '')).not.toBe(publishable.replace('sb_publishable_', ''));
  });
});

describe('the description of what there is', () => {
  const described = async (key: string) => (await tables(key).getOpenApiSpec()).data;

  test('names tables with their columns, and functions with their arguments', async () => {
    const spec = await described(publishable);
    expect(spec).toMatchObject({
      swagger: '2.0',
      basePath: '/rest/v1/',
      definitions: {
        letters: {
          type: 'object',
          required: ['name', 'room_id'],
          properties: {
            id: {
              type: 'integer',
              format: 'bigint',
              description: expect.stringContaining('<pk/>'),
            },
            notes: { format: 'jsonb' },
            room_id: {
              description: expect.stringContaining("<fk table='rooms' column='id'/>"),
            },
          },
        },
        people: { properties: { mood: { enum: ['calm', 'busy'], default: 'calm' } } },
        fruits: { properties: { tags: { type: 'array', items: { type: 'string' } } } },
      },
      paths: {
        '/letters': {
          get: { tags: ['letters'] },
          post: expect.anything(),
          patch: expect.anything(),
          delete: expect.anything(),
        },
        '/rpc/greet': {
          post: {
            parameters: [
              {
                in: 'body',
                schema: { required: ['who'], properties: { how: { type: 'string' } } },
              },
              expect.anything(),
            ],
          },
          get: expect.anything(),
        },
      },
    });
    expect(spec.paths['/rpc/calm_down']).not.toHaveProperty('get');
    const refs: string[] = [];
    JSON.stringify(spec, (key, value) => {
      if (key === '$ref') refs.push(value);
      return value;
    });
    expect(refs.length).toBeGreaterThan(100);
    for (const ref of refs) {
      const [, group = '', name = ''] = /^#\/(\w+)\/(.+)$/s.exec(ref) ?? [];
      expect(spec[group]).toHaveProperty([name]);
    }
  });

  test('tells nobody of what they may not use', async () => {
    expect((await described(publishable)).paths).not.toHaveProperty(['/secrets_of_staff']);
    expect((await described(secret)).paths).toHaveProperty(['/secrets_of_staff']);
    expect((await described(publishable)).paths).not.toHaveProperty(['/check_ins']);
  });
});
