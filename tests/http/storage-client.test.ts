import { randomUUID } from 'node:crypto';
import { StorageClient } from '@supabase/storage-js';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { photograph } from '../support/images.ts';
import { startS3 } from '../support/s3-server.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

describe.each([
  ['in a folder', () => ({})],
  ['in an S3-compatible store', () => ({ S3_URL: s3.url })],
])('files kept %s', (_name, settings) => {
  let product: TestProduct;
  let storage: StorageClient;
  let bucket: string;
  beforeAll(async () => {
    product = await startTestProduct(settings());
    const key = await product.tokens.apiKey('service_role');
    storage = new StorageClient(`${product.url}/storage/v1`, { Authorization: `Bearer ${key}` });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    bucket = randomUUID();
    expect((await storage.createBucket(bucket, { public: true })).error).toBeNull();
  });

  const files = () => storage.from(bucket);
  const put = async (name: string, content: string | Buffer = 'bonjour', options = {}) => {
    const { data, error } = await files().upload(name, content, options);
    expect(error).toBeNull();
    return data;
  };
  const textOf = async (name: string) => (await files().download(name)).data?.text();

  describe('in buckets', () => {
    test('that are made, found, changed, emptied and deleted', async () => {
      const name = `notes ${randomUUID()}`;
      const limits = { public: false, fileSizeLimit: '20mb', allowedMimeTypes: ['text/*'] };
      expect((await storage.createBucket(name, limits)).data).toEqual({ name });
      expect((await storage.createBucket(name)).error).toMatchObject({
        message: 'The resource already exists',
        statusCode: '409',
      });
      expect((await storage.getBucket(name)).data).toMatchObject({
        id: name,
        name,
        public: false,
        file_size_limit: 20_000_000,
        allowed_mime_types: ['text/*'],
      });
      expect(Object.keys((await storage.getBucket(name)).data ?? {}).sort()).toEqual([
        'allowed_mime_types',
        'created_at',
        'file_size_limit',
        'id',
        'name',
        'owner',
        'public',
        'updated_at',
      ]);
      const { data: updated } = await storage.updateBucket(name, {
        public: true,
        fileSizeLimit: null,
        allowedMimeTypes: null,
      });
      expect(updated).toEqual({ message: 'Successfully updated' });
      const { data: changed } = await storage.getBucket(name);
      expect(changed).toMatchObject({
        public: true,
        file_size_limit: null,
        allowed_mime_types: null,
      });
      await storage.from(name).upload('a.txt', 'a');
      expect((await storage.deleteBucket(name)).error).toMatchObject({
        message: 'The bucket you tried to delete is not empty',
        statusCode: '409',
      });
      expect((await storage.emptyBucket(name)).data?.message).toMatch(
        /^Empty bucket has been queued/,
      );
      expect((await storage.deleteBucket(name)).data).toEqual({ message: 'Successfully deleted' });
      expect((await storage.getBucket(name)).error).toMatchObject({
        message: 'Bucket not found',
        statusCode: '404',
        code: 'NoSuchBucket',
      });
    });

    test('that are listed, sorted and searched for', async () => {
      const mark = randomUUID().slice(0, 8);
      for (const name of ['b', 'a', 'c']) await storage.createBucket(`${mark}-${name}`);
      const options = {
        search: mark.toUpperCase(),
        sortColumn: 'name',
        sortOrder: 'desc',
      } as const;
      const names = async (more: object) =>
        (await storage.listBuckets({ ...options, ...more })).data?.map(({ name }) => name);
      expect(await names({})).toEqual([`${mark}-c`, `${mark}-b`, `${mark}-a`]);
      expect(await names({ limit: 1, offset: 1 })).toEqual([`${mark}-b`]);
    });

    test('whose name could not be one are refused', async () => {
      for (const name of ['', 'a/b', 'é', 'x'.repeat(101), '\u0000']) {
        expect((await storage.createBucket(name)).error).toMatchObject({ status: 400 });
      }
      const { error } = await storage.createBucket('x', { public: false, fileSizeLimit: '1tb' });
      expect(error).toMatchObject({ status: 400 });
    });
  });

  describe('are uploaded', () => {
    const form = () => {
      const data = new FormData();
      data.append('', new Blob(['bonjour'], { type: 'text/plain' }), 'a.txt');
      return data;
    };
    test.each([
      ['as text', () => 'bonjour'],
      ['as a buffer', () => Buffer.from('bonjour')],
      ['as an array buffer', () => new TextEncoder().encode('bonjour').buffer],
      ['as a blob', () => new Blob(['bonjour'])],
      ['as a form', form],
      ['as a stream', () => new Blob(['bonjour']).stream()],
    ])('%s', async (_way, body) => {
      const { data, error } = await files().upload('un dossier/é 100%.txt', body());
      expect(error).toBeNull();
      expect(data).toEqual({
        id: expect.any(String),
        path: 'un dossier/é 100%.txt',
        fullPath: `${bucket}/un dossier/é 100%.txt`,
      });
      expect(await textOf('un dossier/é 100%.txt')).toBe('bonjour');
    });

    test('with what else is to be known of them', async () => {
      await put('a.txt', 'bonjour', { metadata: { author: 'Élodie' }, cacheControl: '60' });
      const { data } = await files().info('a.txt');
      expect(data).toEqual({
        id: expect.any(String),
        name: 'a.txt',
        bucketId: bucket,
        version: expect.any(String),
        size: 7,
        contentType: 'text/plain;charset=UTF-8',
        cacheControl: 'max-age=60',
        etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
        metadata: { author: 'Élodie' },
        lastModified: expect.any(String),
        createdAt: expect.any(String),
      });
      await files().upload('b.txt', new Blob(['b']), { metadata: { nested: { a: [1] } } });
      expect((await files().info('b.txt')).data?.metadata).toEqual({ nested: { a: [1] } });
    });

    test('and kept for an hour by browsers unless said otherwise', async () => {
      await put('a.txt');
      expect((await files().info('a.txt')).data?.cacheControl).toBe('max-age=3600');
      const { data } = files().getPublicUrl('a.txt');
      expect((await fetch(data.publicUrl)).headers.get('cache-control')).toBe(
        'public, max-age=3600',
      );
    });

    test('once; a second time only when that is asked for', async () => {
      await put('a.txt', 'un');
      expect((await files().upload('a.txt', 'deux')).error).toMatchObject({
        message: 'The resource already exists',
        statusCode: '409',
      });
      expect(await textOf('a.txt')).toBe('un');
      await put('a.txt', 'deux', { upsert: true });
      expect(await textOf('a.txt')).toBe('deux');
      expect((await files().update('a.txt', 'trois')).error).toBeNull();
      expect(await textOf('a.txt')).toBe('trois');
    });

    test('into buckets that exist, of sizes and types that these take', async () => {
      const { error } = await storage.from('nowhere').upload('a', 'a');
      expect(error).toMatchObject({ message: 'Bucket not found', statusCode: '404' });
      await storage.updateBucket(bucket, {
        public: true,
        fileSizeLimit: '1kb',
        allowedMimeTypes: ['text/plain', 'image/*'],
      });
      for (const large of ['x'.repeat(1_001), 'x'.repeat(5_000_000)]) {
        expect((await files().upload('a.txt', large)).error).toMatchObject({
          message: 'The object exceeded the maximum allowed size',
          statusCode: '413',
        });
        expect((await files().upload('a.txt', new Blob([large]))).error).toMatchObject({
          statusCode: expect.stringMatching(/^41[35]$/),
        });
      }
      await put('b.txt', 'x'.repeat(1_000));
      const pdf = await files().upload('a.pdf', '%PDF', { contentType: 'application/pdf' });
      expect(pdf.error).toMatchObject({
        message: 'mime type application/pdf is not supported',
        statusCode: '415',
      });
    });

    test('through a signed address, once', async () => {
      const { data } = await files().createSignedUploadUrl('a.txt');
      expect(data?.signedUrl).toContain(`/storage/v1/object/upload/sign/${bucket}/a.txt?token=`);
      const stranger = new StorageClient(`${product.url}/storage/v1`).from(bucket);
      const upload = () => stranger.uploadToSignedUrl('a.txt', data?.token ?? '', 'signé');
      expect((await upload()).data).toEqual({ path: 'a.txt', fullPath: `${bucket}/a.txt` });
      expect((await upload()).error).toMatchObject({ statusCode: '409' });
      expect(await textOf('a.txt')).toBe('signé');
      const other = await stranger.uploadToSignedUrl('b.txt', data?.token ?? '', 'signé');
      expect(other.error).toMatchObject({ code: 'InvalidSignature' });
      const over = await files().createSignedUploadUrl('a.txt', { upsert: true });
      await stranger.uploadToSignedUrl('a.txt', over.data?.token ?? '', 'encore');
      expect(await textOf('a.txt')).toBe('encore');
    });
  });

  describe('are read', () => {
    test('by their caller, as a blob or as a stream', async () => {
      await put('a.txt');
      const { data } = await files().download('a.txt');
      expect(data?.type).toBe('text/plain;charset=utf-8');
      const { data: stream } = await files().download('a.txt').asStream();
      expect(await new Response(stream).text()).toBe('bonjour');
      const { error } = await files().download('nothing.txt');
      expect(error).toMatchObject({ message: 'Object not found', status: 404 });
    });

    test('by everybody where the bucket is public', async () => {
      await put('a b.txt');
      const address = files().getPublicUrl('a b.txt').data.publicUrl;
      expect(await (await fetch(address)).text()).toBe('bonjour');
      await storage.updateBucket(bucket, { public: false });
      expect((await fetch(address)).status).toBe(404);
    });

    test('by whoever holds a signed address', async () => {
      await put('a.txt');
      const { data } = await files().createSignedUrl('a.txt', 60, { download: 'été.txt' });
      const response = await fetch(data?.signedUrl ?? '');
      expect(await response.text()).toBe('bonjour');
      expect(response.headers.get('content-disposition')).toBe(
        "attachment; filename*=UTF-8''%C3%A9t%C3%A9.txt",
      );
      expect(response.headers.get('cache-control')).toBe('private, max-age=60');
      expect((await files().createSignedUrl('nothing', 60)).error).toMatchObject({ status: 404 });
      const many = await files().createSignedUrls(['a.txt', 'nothing'], 60);
      expect(many.data).toEqual([
        {
          path: 'a.txt',
          error: null,
          signedURL: expect.any(String),
          signedUrl: expect.any(String),
        },
        { path: 'nothing', error: expect.any(String), signedURL: null, signedUrl: null },
      ]);
      expect(await (await fetch(many.data?.[0]?.signedUrl ?? '')).text()).toBe('bonjour');
    });

    test('in part, not again when nothing changed, and without a body by HEAD', async () => {
      await put('a.txt', '0123456789');
      const address = files().getPublicUrl('a.txt').data.publicUrl;
      const get = (headers: Record<string, string>, method = 'GET') =>
        fetch(address, { headers, method });
      const part = await get({ range: 'bytes=2-4' });
      expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
        206,
        'bytes 2-4/10',
        '234',
      ]);
      expect(await (await get({ range: 'bytes=-3' })).text()).toBe('789');
      expect(await (await get({ range: 'bytes=8-99' })).text()).toBe('89');
      expect((await get({ range: 'bytes=10-' })).status).toBe(416);
      const tag = part.headers.get('etag') ?? '';
      expect((await get({ 'if-none-match': tag })).status).toBe(304);
      expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
      const since = part.headers.get('last-modified') ?? '';
      expect((await get({ 'if-modified-since': since })).status).toBe(304);
      const head = await get({}, 'HEAD');
      expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
    });

    test('and known to exist or not', async () => {
      await put('a.txt');
      expect((await files().exists('a.txt')).data).toBe(true);
      expect((await files().exists('b.txt')).data).toBe(false);
    });
  });

  describe('are listed', () => {
    const names = ['b.txt', 'a.txt', 'd/x.txt', 'd/e/y.txt', 'c/z.txt', 'd.txt', 'A.txt'];
    beforeEach(async () => {
      for (const name of names) await put(name);
    });
    const listed = async (folder: string, options = {}) =>
      (await files().list(folder, options)).data?.map(({ name }) => name);

    test('folder by folder, by name, folders first', async () => {
      expect(await listed('')).toEqual(['c', 'd', 'A.txt', 'a.txt', 'b.txt', 'd.txt']);
      expect(await listed('d')).toEqual(['e', 'x.txt']);
      expect(await listed('d/e')).toEqual(['y.txt']);
      const { data } = await files().list('d');
      expect(data).toEqual([
        expect.objectContaining({ name: 'e', id: null, metadata: null }),
        expect.objectContaining({ name: 'x.txt', id: expect.any(String) }),
      ]);
    });

    test('in another order, in part, or those whose name begins so', async () => {
      const sortBy = { column: 'created_at', order: 'desc' };
      expect(await listed('', { sortBy })).toEqual(['d', 'c', 'A.txt', 'd.txt', 'a.txt', 'b.txt']);
      expect(await listed('', { limit: 2, offset: 1 })).toEqual(['d', 'A.txt']);
      expect(await listed('', { search: 'a' })).toEqual(['A.txt', 'a.txt']);
      expect(await listed('', { search: '%' })).toEqual([]);
    });

    test('a hundred at a time', async () => {
      const rows = Array.from({ length: 120 }, (_, index) => ({
        bucket_id: bucket,
        name: `many/${String(index).padStart(3, '0')}`,
      }));
      await product.database.asService((tx) =>
        tx.insertInto('storage.objects').values(rows).execute(),
      );
      expect(await listed('many')).toHaveLength(100);
      expect((await listed('many'))?.at(-1)).toBe('099');
    });

    test('page by page, folders standing for their files', async () => {
      const pages = async (options: object) => {
        const found: string[] = [];
        let cursor: string | undefined;
        do {
          const { data, error } = await files().listV2({
            ...options,
            limit: 2,
            ...(cursor !== undefined && { cursor }),
          });
          expect(error).toBeNull();
          found.push(...(data?.folders ?? []).map(({ name }) => name));
          found.push(...(data?.objects ?? []).map(({ name }) => name));
          cursor = data?.nextCursor;
          expect(data?.hasNext).toBe(cursor !== undefined);
        } while (cursor !== undefined);
        return found;
      };
      expect(await pages({})).toEqual(names.toSorted());
      expect(await pages({ prefix: 'd/' })).toEqual(['d/e/y.txt', 'd/x.txt']);
      expect(await pages({ with_delimiter: true })).toEqual([
        'A.txt',
        'a.txt',
        'c/',
        'b.txt',
        'd/',
        'd.txt',
      ]);
      for (const order of ['asc', 'desc'] as const) {
        const byTime = await pages({ sortBy: { column: 'created_at', order } });
        expect(byTime).toEqual(order === 'asc' ? names : names.toReversed());
        const byName = await pages({ sortBy: { column: 'name', order } });
        expect(byName).toEqual(order === 'asc' ? names.toSorted() : names.toSorted().reverse());
      }
      expect((await files().listV2({ cursor: 'x' })).error).toMatchObject({ status: 400 });
    });
  });

  describe('are moved, copied and removed', () => {
    let other: string;
    beforeEach(async () => {
      other = randomUUID();
      await storage.createBucket(other);
      await put('a.txt');
    });

    test('moved: to another name or bucket, never over another file', async () => {
      expect((await files().move('a.txt', 'b.txt')).data).toMatchObject({
        message: 'Successfully moved',
      });
      expect((await files().exists('a.txt')).data).toBe(false);
      await put('a.txt', 'autre');
      expect((await files().move('b.txt', 'a.txt')).error).toMatchObject({ statusCode: '409' });
      await files().move('b.txt', 'b.txt', { destinationBucket: other });
      expect(await (await storage.from(other).download('b.txt')).data?.text()).toBe('bonjour');
      expect((await files().move('none', 'b')).error).toMatchObject({ statusCode: '404' });
      expect((await files().move('a.txt', '')).error).toMatchObject({ statusCode: '400' });
    });

    test('copied: each then lives by itself', async () => {
      await put('m.txt', 'm', { metadata: { a: 1 } });
      const { data } = await files().copy('m.txt', 'n.txt', { destinationBucket: other });
      expect(data).toEqual({ path: `${other}/n.txt` });
      await files().remove(['m.txt']);
      expect(await (await storage.from(other).download('n.txt')).data?.text()).toBe('m');
      expect((await storage.from(other).info('n.txt')).data?.metadata).toEqual({ a: 1 });
      expect((await files().copy('none', 'b')).error).toMatchObject({ statusCode: '404' });
      const anew = { mimetype: 'text/csv', cacheControl: '60' };
      await storage.from(other).copy('n.txt', 'o.txt', { copyMetadata: false, metadata: anew });
      expect((await storage.from(other).info('o.txt')).data).toMatchObject({
        size: 1,
        contentType: 'text/csv',
        cacheControl: 'max-age=60',
        metadata: {},
      });
    });

    test('removed: those that were there are told', async () => {
      const { data } = await files().remove(['a.txt', 'none.txt']);
      expect(data).toEqual([expect.objectContaining({ name: 'a.txt', bucket_id: bucket })]);
      expect((await files().download('a.txt')).error).toMatchObject({ status: 404 });
    });
  });

  describe('that are images', () => {
    test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
      'are written anew and keep nothing of where they were taken: %s',
      async (format) => {
        await put('a', await photograph(format), { contentType: `image/${format}` });
        const { data } = await files().download('a');
        const bytes = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer());
        expect(data?.type).toBe(`image/${format}`);
        expect(await sharp(bytes).metadata()).toMatchObject({ width: 120, height: 80 });
        expect((await sharp(bytes).metadata()).exif).toBeUndefined();
        expect(bytes.includes('Claire')).toBe(false);
      },
    );

    test('are what they say: in the format of their type, or in their own under another', async () => {
      await put('a', await photograph('jpeg'), { contentType: 'image/png' });
      const png = (await files().download('a')).data;
      expect((await sharp(await png?.arrayBuffer()).metadata()).format).toBe('png');
      await put('b', await photograph('jpeg'));
      const text = (await files().download('b')).data;
      expect(text?.type).toBe('text/plain;charset=utf-8');
      expect((await sharp(await text?.arrayBuffer()).metadata()).exif).toBeUndefined();
    });

    test('come in other sizes, formats and qualities', async () => {
      await put('a.jpg', await photograph('jpeg'), { contentType: 'image/jpeg' });
      const transform = { width: 60, height: 60 };
      const { data } = await files().download('a.jpg', { transform });
      expect(data?.type).toBe('image/jpeg');
      expect(await sharp(await data?.arrayBuffer()).metadata()).toMatchObject(transform);
      const inside = await files().download('a.jpg', {
        transform: { ...transform, resize: 'contain' },
      });
      expect(await sharp(await inside.data?.arrayBuffer()).metadata()).toMatchObject({
        width: 60,
        height: 40,
      });
      const address = files().getPublicUrl('a.jpg', { transform: { ...transform, quality: 70 } });
      const webp = await fetch(address.data.publicUrl, { headers: { accept: 'image/webp,*/*' } });
      expect(webp.headers.get('content-type')).toBe('image/webp');
      const origin = await fetch(`${address.data.publicUrl}&format=origin`, {
        headers: { accept: 'image/webp' },
      });
      expect(origin.headers.get('content-type')).toBe('image/jpeg');
    });

    test('are rendered through a signed address as it says, not as its holder likes', async () => {
      await put('a.jpg', await photograph('jpeg'), { contentType: 'image/jpeg' });
      const { data } = await files().createSignedUrl('a.jpg', 60_000, {
        transform: { width: 20, height: 20, quality: 60 },
      });
      expect(data?.signedUrl).toContain(`/render/image/sign/${bucket}/a.jpg?token=`);
      const response = await fetch(`${data?.signedUrl}&width=100`);
      expect(response.headers.get('x-transformations')).toBe(
        'height:20,width:20,resizing_type:fill,quality:60',
      );
      expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
      const whole = `${data?.signedUrl}`.replace('/render/image/sign/', '/object/sign/');
      expect((await fetch(whole)).status).toBe(400);
    });

    test('within limits; and what is none is not rendered', async () => {
      await put('a.txt');
      expect((await files().download('a.txt', { transform: { width: 10 } })).error).toMatchObject({
        status: 422,
      });
      for (const transform of [{ width: 2_501 }, { height: 0.5 }, { width: 10, quality: 19 }]) {
        const { error } = await files().download('a.txt', { transform });
        expect(error).toMatchObject({ status: 400 });
      }
    });
  });
});
