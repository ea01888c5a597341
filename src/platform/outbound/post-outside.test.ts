import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';
import { createPostOutside } from './post-outside.ts';

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.0.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:a00:1::', false],
  ['2001:db8::1', false],
  ['not an address', false],
])('%s is of the open internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

let origin: string;
let reached = 0;
const server = createServer((request, response) => {
  reached += 1;
  if (request.url === '/slow') return;
  const status = Number(request.url?.slice(1)) || 200;
  response.writeHead(status, status === 302 ? { location: `${origin}/200` } : {}).end('x');
});
beforeAll(async () => {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const near = [{ address: '10.0.0.1', family: 4 }];
const send = (url: string, options: Parameters<typeof createPostOutside>[0] = {}) =>
  createPostOutside(options)({ url, headers: {}, body: '{}' });

describe('nothing near us is reached', () => {
  test.each([
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://localhost/',
    'https://hook.example:8443/',
    'https://user:secret@hook.example/',
    'http://hook.example/',
    'file:///etc/passwd',
    'nonsense',
  ])('%s', async (url) => {
    const resolve = () => Promise.reject(new Error('nothing is looked up'));
    expect(await send(url, { resolve })).toEqual({ status: null, problem: 'address-refused' });
  });

  test('by a name that leads there, alone or beside an open address', async () => {
    for (const found of [near, [{ address: '8.8.8.8', family: 4 }, ...near], []]) {
      const answer = await send('https://hook.example/', { resolve: async () => found });
      expect(answer).toEqual({ status: null, problem: 'address-refused' });
    }
  });

  test('by another port of the machine whose one origin a test may reach', async () => {
    const answer = await send(`${origin}/`, { testOrigin: 'http://127.0.0.1:1' });
    expect(answer.problem).toBe('address-refused');
  });
});

test('what leads elsewhere is not followed', async () => {
  const before = reached;
  expect(await send(`${origin}/302`, { testOrigin: origin })).toEqual({
    status: 302,
    problem: 'redirect',
  });
  expect(reached).toBe(before + 1);
});

test.each([
  ['/204', { status: 204, problem: null }],
  ['/500', { status: 500, problem: 'status' }],
  ['/410', { status: 410, problem: 'status' }],
  ['/slow', { status: null, problem: 'too-slow' }],
])('%s is told as it is', async (path, answer) => {
  expect(await send(`${origin}${path}`, { testOrigin: origin, timeoutMs: 300 })).toEqual(answer);
});

test('a name that nobody has is told', async () => {
  const resolve = () => Promise.reject(new Error('ENOTFOUND'));
  expect((await send('https://hook.example/', { resolve })).problem).toBe('unreachable');
});
