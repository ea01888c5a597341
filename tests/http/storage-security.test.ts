import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageClient } from '@supabase/storage-js';
import fc from 'fast-check';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import sharp, { type Metadata } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '#platform/clock.ts';
import { hostileFiles } from '../support/hostile-files.ts';
import { TEST_NOW } from '../support/running-product.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const CLAIRE = randomUUID();
const MARC = randomUUID();

let product: TestProduct;
let staff: StorageClient;
let claire: StorageClient;
let marc: StorageClient;
let visitor: StorageClient;
let now: Date;
const clock: Clock = { now: () => now };
let dataDir: string;
beforeAll(async () => {
  now = new Date(TEST_NOW);
  dataDir = await mkdtemp(join(tmpdir(), 'prevenance-storage-'));
  product = await startTestProduct({ DATA_DIR: dataDir }, clock);
  const as = async (token: Promise<string>) =>
    new StorageClient(`${product.url}/storage/v1`, { Authorization: `Bearer ${await token}` });
  staff = await as(product.tokens.apiKey('service_role'));
  visitor = await as(product.tokens.apiKey('anon'));
  claire = await as(product.tokens.signAccess({ role: 'authenticated', sub: CLAIRE }, 3_600));
  marc = await as(product.tokens.signAccess({ role: 'authenticated', sub: MARC }, 3_600));
  await staff.createBucket('personal', { public: false });
  await staff.createBucket('closed', { public: false });
  // As a migration of the product would: everybody has a folder of their own.
  await sql`
    create policy "own folder: read" on storage.objects for select to authenticated
      using (bucket_id = 'personal' and (storage.foldername(name))[1] = auth.uid()::text);
    create policy "own folder: write" on storage.objects for insert to authenticated
      with check (bucket_id = 'personal' and (storage.foldername(name))[1] = auth.uid()::text);
    create policy "own folder: change" on storage.objects for update to authenticated
      using (bucket_id = 'personal' and (storage.foldername(name))[1] = auth.uid()::text);
    create policy "own folder: delete" on storage.objects for delete to authenticated
      using (bucket_id = 'personal' and (storage.foldername(name))[1] = auth.uid()::text)`.execute(
    product.database.owner,
  );
});
afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const SECRET = 'compte rendu confidentiel';
const REFUSED = { status: 403, code: 'AccessDenied' };
const NOT_FOUND = { status: 404, code: 'NoSuchKey' };

describe('without a rule that allows it', () => {
  test.each([
    ['a visitor', () => visitor],
    ['somebody signed in', () => claire],
  ])('%s writes nothing, finds nothing, changes nothing', async (_name, who) => {
    await staff.from('closed').upload('a.txt', SECRET, { upsert: true });
    const files = who().from('closed');
    expect((await files.upload('b.txt', 'b')).error).toMatchObject(REFUSED);
    expect((await files.upload('a.txt', 'b', { upsert: true })).error).toMatchObject(REFUSED);
    expect((await files.createSignedUploadUrl('b.txt')).error).toMatchObject(REFUSED);
    expect((await files.download('a.txt')).error).toMatchObject(NOT_FOUND);
    expect((await files.info('a.txt')).error).toMatchObject(NOT_FOUND);
    expect((await files.createSignedUrl('a.txt', 60)).error).toMatchObject(NOT_FOUND);
    expect((await files.move('a.txt', 'c.txt')).error).toMatchObject(NOT_FOUND);
    expect((await files.copy('a.txt', 'c.txt')).error).toMatchObject(NOT_FOUND);
    expect((await files.list()).data).toEqual([]);
    expect((await files.listV2()).data?.objects).toEqual([]);
    expect((await files.remove(['a.txt'])).data).toEqual([]);
    expect((await who().listBuckets()).data).toEqual([]);
    expect((await who().getBucket('closed')).error).toMatchObject({ status: 404 });
    expect((await who().createBucket('mine')).error).toMatchObject(REFUSED);
    expect((await who().updateBucket('closed', { public: true })).error).toMatchObject({
      status: 404,
    });
    expect((await who().emptyBucket('closed')).error).toMatchObject({ status: 404 });
    expect((await who().deleteBucket('closed')).error).not.toBeNull();
    expect(await (await staff.from('closed').download('a.txt')).data?.text()).toBe(SECRET);
  });
});

describe('with a rule', () => {
  const name = () => `${CLAIRE}/${randomUUID()}.txt`;

  test('whoever it allows does all of it, and is the owner', async () => {
    const files = claire.from('personal');
    const path = name();
    expect((await files.upload(path, SECRET)).error).toBeNull();
    expect((await files.upload(path, 'deux', { upsert: true })).error).toBeNull();
    expect(await (await files.download(path)).data?.text()).toBe('deux');
    expect((await files.move(path, `${path}.bak`)).error).toBeNull();
    expect((await files.copy(`${path}.bak`, path)).error).toBeNull();
    const { rows } = await sql<{ owner: string }>`select owner from storage.objects
      where name = ${path}`.execute(product.database.owner);
    expect(rows).toEqual([{ owner: CLAIRE }]);
    expect((await files.remove([path, `${path}.bak`])).data).toHaveLength(2);
  });

  test('nobody else reads, replaces, moves, copies or deletes it, nor writes beside it', async () => {
    const path = name();
    await claire.from('personal').upload(path, SECRET);
    for (const other of [marc, visitor]) {
      const files = other.from('personal');
      expect((await files.download(path)).error).toMatchObject(NOT_FOUND);
      expect((await files.download(path, { transform: { width: 1 } })).error).toMatchObject(
        NOT_FOUND,
      );
      expect((await files.createSignedUrl(path, 60)).error).toMatchObject(NOT_FOUND);
      const many = await files.createSignedUrls([path], 60);
      expect(many.data?.[0]).toMatchObject({ signedURL: null, error: expect.any(String) });
      expect((await files.upload(path, 'x')).error).toMatchObject(REFUSED);
      expect((await files.update(path, 'x')).error).toMatchObject(REFUSED);
      expect((await files.upload(name(), 'x')).error).toMatchObject(REFUSED);
      expect((await files.move(path, `${MARC}/mine.txt`)).error).toMatchObject(NOT_FOUND);
      expect((await files.copy(path, `${MARC}/mine.txt`)).error).toMatchObject(NOT_FOUND);
      expect((await files.remove([path])).data).toEqual([]);
      expect((await files.list(CLAIRE)).data).toEqual([]);
      const answer = await fetch(`${product.url}/storage/v1/object/public/personal/${path}`);
      expect(answer.status).toBe(404);
    }
    const own = `${MARC}/a.txt`;
    await marc.from('personal').upload(own, 'x');
    expect((await marc.from('personal').move(own, name())).error).toMatchObject(REFUSED);
    expect((await marc.from('personal').copy(own, name())).error).toMatchObject(REFUSED);
    expect(await (await claire.from('personal').download(path)).data?.text()).toBe(SECRET);
  });

  test('a row cannot be pointed at somebody else’s bytes', async () => {
    const path = name();
    await claire.from('personal').upload(path, SECRET);
    const { data } = await claire.from('personal').info(path);
    await expect(
      product.database.asCaller({ role: 'authenticated', claims: { sub: MARC } }, (tx) =>
        sql`insert into storage.objects (bucket_id, name, version)
          values ('personal', ${`${MARC}/x`}, ${data?.version})`.execute(tx),
      ),
    ).rejects.toThrow();
  });

  test('a private answer is kept by no shared cache and asked for again', async () => {
    const path = name();
    await claire.from('personal').upload(path, SECRET);
    const token = await product.tokens.signAccess({ role: 'authenticated', sub: CLAIRE }, 60);
    const { headers } = await fetch(`${product.url}/storage/v1/object/personal/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toMatch(/authorization/i);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

describe('a signed address', () => {
  const path = `${CLAIRE}/signed.txt`;
  beforeEach(async () => {
    now = new Date(TEST_NOW);
    await claire.from('personal').upload(path, SECRET, { upsert: true });
  });
  const signed = async (seconds = 60) =>
    new URL((await claire.from('personal').createSignedUrl(path, seconds)).data?.signedUrl ?? '');

  test('ends with its time', async () => {
    const url = await signed(60);
    expect(await (await fetch(url)).text()).toBe(SECRET);
    now = new Date(now.getTime() + 61_000);
    expect((await fetch(url)).status).toBe(400);
  });

  test('ends with its file', async () => {
    const url = await signed();
    await claire.from('personal').remove([path]);
    expect((await fetch(url)).status).toBe(404);
  });

  test('opens nothing else, and cannot be made by others', async () => {
    await claire.from('personal').upload(`${CLAIRE}/other.txt`, 'autre', { upsert: true });
    const url = await signed();
    const other = new URL(url);
    other.pathname = other.pathname.replace('signed.txt', 'other.txt');
    expect((await fetch(other)).status).toBe(400);
    const upload = await fetch(String(url).replace('/object/sign/', '/object/upload/sign/'), {
      method: 'PUT',
      body: 'x',
    });
    expect(upload.status).toBe(400);
    const forged = [
      await new SignJWT({ url: `personal/${path}` })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('read')
        .setExpirationTime('1h')
        .sign(Buffer.alloc(32)),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${url.searchParams.get('token')?.split('.')[1]}.`,
      await product.tokens.signAccess({ role: 'authenticated', sub: CLAIRE, aud: 'read' }, 60),
      '',
    ];
    for (const token of forged) {
      const attempt = new URL(url);
      attempt.searchParams.set('token', token);
      expect((await fetch(attempt)).status).toBe(400);
    }
  });
});

describe('names', () => {
  test.each([
    ['..', '../secret'],
    ['a dot', './a'],
    ['an empty part', 'a//b'],
    ['a control character', 'a\u0007b'],
    ['a line break', 'a\nb'],
    ['half a character', 'a\ud800'],
    ['a thousand characters', 'é'.repeat(513)],
    ['nothing', ''],
  ])('with %s are refused: %j', async (_what, name) => {
    const { error } = await staff.from('closed').copy('a', name);
    expect(error).toMatchObject({ status: 400 });
  });

  test('of any other kind lead to their own file, never outside', async () => {
    const part = fc
      .string({ minLength: 1, maxLength: 20, unit: 'binary' })
      .filter((text) => !/[\p{Cc}\p{Cs}/]/u.test(text) && text !== '.' && text !== '..');
    const before = await outside();
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (parts) => {
        const name = parts.join('/');
        const address = `${product.url}/storage/v1/object/closed/${parts.map(encodeURIComponent).join('/')}`;
        const key = await product.tokens.apiKey('service_role');
        const headers = { authorization: `Bearer ${key}`, 'x-upsert': 'true' };
        const put = await fetch(address, { method: 'POST', headers, body: name });
        expect([name, put.status]).toEqual([name, 200]);
        expect(await put.json()).toMatchObject({ Key: `closed/${name}` });
        expect(await (await fetch(address, { headers })).text()).toBe(name.toWellFormed());
      }),
      { numRuns: 60 },
    );
    expect(await outside()).toEqual(before);
  });

  const outside = async () => (await readdir(dataDir)).toSorted();
});

describe('files that should do harm', () => {
  test('are refused, or come back as nothing that runs, and tell no place', async () => {
    await staff.createBucket('open', { public: true });
    const files = await hostileFiles();
    expect(files.length).toBeGreaterThanOrEqual(300);
    const key = await product.tokens.apiKey('service_role');
    let kept = 0;
    for (const [index, { name, contentType, bytes }] of files.entries()) {
      const label = `${name} as ${contentType || 'nothing'}`;
      const upload = await fetch(`${product.url}/storage/v1/object/open/${index}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          ...(contentType && { 'content-type': contentType }),
        },
        body: new Uint8Array(bytes),
      });
      expect([label, upload.status]).toEqual([label, expect.toBeOneOf([200, 413, 415])]);
      if (upload.status !== 200) continue;
      kept += 1;
      const response = await fetch(`${product.url}/storage/v1/object/public/open/${index}`);
      const back = Buffer.from(await response.arrayBuffer());
      const type = response.headers.get('content-type') ?? '';
      expect([label, type]).toEqual([label, expect.not.stringMatching(/html|xml|svg|script|css/)]);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      const isShown = response.headers.get('content-disposition') === null;
      if (isShown) {
        expect([label, type]).toEqual([label, expect.stringMatching(/^image\/|^text\/plain/)]);
      }
      if (type.startsWith('image/')) {
        expect([label, back.includes('script'), back.includes('alert')]).toEqual([
          label,
          false,
          false,
        ]);
      }
      expect([label, back.includes('svg')]).toEqual([label, false]);
      const image = await openedAsImage(back);
      expect([label, image?.exif, image?.xmp]).toEqual([label, undefined, undefined]);
      // What does not open as an image may hold one, as an archive does.
      if (image) expect([label, back.includes('Claire Dubois')]).toEqual([label, false]);
    }
    // Photographs, and text that does no harm as text.
    expect(kept).toBeGreaterThan(30);
  });

  test('sent as something compressed, they are not taken', async () => {
    const { error } = await staff
      .from('closed')
      .upload('a.txt', 'x', { contentEncoding: 'gzip', upsert: true });
    expect(error).toMatchObject({ status: 415, code: 'InvalidContentEncoding' });
  });
});

describe('bytes and rows', () => {
  const blobs = async () =>
    (await readdir(`${dataDir}/files`, { recursive: true })).filter((name) => name.length > 36);
  const cleanUp = async () => {
    await sql`update storage.loose_files set remove_after = now()`.execute(product.database.owner);
    await sql`select graphile_worker.add_job('remove-loose-files')`.execute(product.database.owner);
    await expect
      .poll(
        async () =>
          (await sql`select from storage.loose_files`.execute(product.database.owner)).rows.length,
      )
      .toBe(0);
  };
  const versions = async () => {
    const { rows } = await sql<{ version: string }>`select version from storage.objects
      where version is not null`.execute(product.database.owner);
    return rows.map(({ version }) => version);
  };
  const expectAgreement = async () => {
    await cleanUp();
    const names = (await blobs()).map((path) => path.slice(-36));
    expect(names.toSorted()).toEqual((await versions()).toSorted());
  };

  test('agree again after replacing, deleting, copying, emptying and refusing', async () => {
    const files = staff.from('closed');
    await files.upload('x.txt', 'un', { upsert: true });
    await files.upload('x.txt', 'deux', { upsert: true });
    await files.copy('x.txt', 'y.txt');
    await files.remove(['x.txt']);
    await files.upload('y.txt', 'refusé');
    await files.upload('z.png', 'pas une image', { contentType: 'image/png' });
    expect(await (await files.download('y.txt')).data?.text()).toBe('deux');
    await expectAgreement();
    await staff.emptyBucket('closed');
    await expectAgreement();
  });

  test('of twenty writers at once, one wins whole, and none meets a fault', async () => {
    const contents = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
    const answers = await Promise.all(
      contents.map((content) => staff.from('closed').upload('race.txt', content, { upsert: true })),
    );
    expect(answers.map(({ error }) => error)).toEqual(contents.map(() => null));
    const text = await (await staff.from('closed').download('race.txt')).data?.text();
    expect(contents).toContain(text);
    const once = await Promise.all(
      contents.map((content) => staff.from('closed').upload('once.txt', content)),
    );
    expect(once.filter(({ error }) => error === null)).toHaveLength(1);
    for (const { error } of once) if (error) expect(error).toMatchObject({ statusCode: '409' });
    await expectAgreement();
  });

  test('an upload that breaks off leaves what was there', async () => {
    await staff.from('closed').upload('kept.txt', 'avant', { upsert: true });
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(10_000));
        controller.error(new Error('unplugged'));
      },
    });
    const { error } = await staff.from('closed').upload('kept.txt', body, { upsert: true });
    expect(error).not.toBeNull();
    expect(await (await staff.from('closed').download('kept.txt')).data?.text()).toBe('avant');
    await expect.poll(async () => (await readdir(`${dataDir}/arrivals`)).length).toBe(0);
    await expectAgreement();
  });
});

describe('callers', () => {
  test('show a token or a key, or are told so', async () => {
    const { error } = await new StorageClient(`${product.url}/storage/v1`).listBuckets();
    expect(error).toMatchObject({ message: 'Invalid Compact JWS', status: 403 });
    const forged = new StorageClient(`${product.url}/storage/v1`, {
      Authorization: 'Bearer x.y.z',
    });
    expect((await forged.listBuckets()).error).toMatchObject({ status: 401, code: 'InvalidJWT' });
  });
});

async function openedAsImage(bytes: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes).metadata();
  } catch {
    return undefined;
  }
}
