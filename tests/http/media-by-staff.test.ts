import { randomUUID } from 'node:crypto';
import { StorageClient } from '@supabase/storage-js';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  keepMedium,
  listCatalogue,
  listMedia,
  listProducts,
  publishProduct,
  readItemForm,
  readProduct,
  readProductForm,
  removeMedium,
  saveItem,
  saveProductDraft,
} from '#shop/catalogue/contract.ts';
import { companyOf, type Person, person } from '../support/company.ts';
import { hostileFiles } from '../support/hostile-files.ts';
import { photograph } from '../support/images.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { staffMember } from '../support/staff.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const ORIGINALS = 'media-originals';
const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF',
);
const DAY_MS = 86_400_000;

let product: TestProduct;
let paul: Person;
let marie: Person;
const clock = settableClock(new Date().toISOString());

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  [paul, marie] = await Promise.all([staffMember(product), staffMember(product)]);
});
afterAll(() => product.stop());

async function filesOf(who: Person | null): Promise<StorageClient> {
  const session = await who?.client.getSession();
  const token = session?.data.session?.access_token ?? (await product.tokens.apiKey('anon'));
  return new StorageClient(`${product.url}/storage/v1`, { Authorization: `Bearer ${token}` });
}

async function send(
  mediumId: string,
  bytes: Buffer,
  { type = 'image/jpeg', who = paul }: { type?: string; who?: Person | null } = {},
) {
  const version = randomUUID();
  const files = await filesOf(who);
  const { error } = await files
    .from(ORIGINALS)
    .upload(`${mediumId}/${version}`, bytes, { contentType: type });
  return { version, error };
}

const FORM = { name: 'Pot de miel', altFr: 'Un pot de miel', altEn: 'A jar of honey' };

/** A picture that was uploaded and kept. */
async function kept(bytes: Buffer, form: Record<string, string> = FORM) {
  const mediumId = randomUUID();
  const { version } = await send(mediumId, bytes);
  await paul.call(keepMedium, { mediumId, revision: null, version, form });
  return { mediumId, version };
}

const wide = () => photograph('jpeg', { width: 1600, height: 900 });

async function medium(mediumId: string) {
  const { media } = await paul.call(listMedia, {});
  return media.find(({ id }) => id === mediumId);
}

/** A box of its own with this picture. */
async function boxWith(slug: string, mediumId: string): Promise<string> {
  const { products } = await paul.call(listCatalogue, {});
  const food = products.find((each) => each.slug === 'box-saveurs')?.id ?? '';
  const { form } = await paul.call(readProductForm, { productId: food });
  const productId = randomUUID();
  const { revision } = await paul.call(saveProductDraft, {
    productId,
    revision: null,
    form: {
      ...form,
      slug,
      isFeatured: '',
      images: [{ id: mediumId, altFr: 'Un pot', altEn: 'A jar' }],
    },
  });
  await paul.call(publishProduct, { productId, revision, when: 'now' });
  return productId;
}

const sizeAt = async (path: string) => {
  const response = await fetch(`${product.url}${path}`);
  expect(response.status).toBe(200);
  const { width, height, format, exif } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata();
  return { width, height, format, exif, cached: response.headers.get('cache-control') };
};

const addressesIn = (srcSet = '') => srcSet.split(', ').map((each) => each.split(' ')[0] ?? '');

describe('a picture', () => {
  test('is shown in every size that pages ask for, and tells nothing of who took it and where', async () => {
    const { mediumId } = await kept(await wide());
    await boxWith('box-miel', mediumId);
    const { images, image } = await product.call(readProduct, { slug: 'box-miel' });
    expect(images[0]).toMatchObject({ alt: 'Un pot', width: 1280, height: 720 });
    const [avif, webp] = images[0]?.sources ?? [];
    expect(addressesIn(webp?.srcSet)).toHaveLength(3);
    for (const [path, width] of [
      [addressesIn(avif?.srcSet)[0], 640],
      [addressesIn(webp?.srcSet)[2], 1600],
      [image?.path, 480],
    ] as const) {
      const size = await sizeAt(path ?? '');
      expect([size.width, size.exif]).toEqual([width, undefined]);
      expect(size.cached).toContain('max-age=31536000');
    }
    // Lists show it four by three.
    expect(await sizeAt(image?.path ?? '')).toMatchObject({ width: 480, height: 360 });
  });

  test('is cut around what must stay in sight, anew when that moves', async () => {
    const left = await sharp({
      create: { width: 600, height: 300, channels: 3, background: '#0000ff' },
    })
      .composite([
        {
          input: { create: { width: 300, height: 300, channels: 3, background: '#ff0000' } },
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const mediumId = randomUUID();
    const { version } = await send(mediumId, left, { type: 'image/png' });
    const keep = (form: Record<string, string>, revision: number | null) =>
      paul.call(keepMedium, { mediumId, revision, version, form: { ...FORM, ...form } });
    const redness = async () => {
      const { thumbnail } = (await medium(mediumId)) ?? {};
      const response = await fetch(`${product.url}${thumbnail?.path}`);
      const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
      return Math.round(channels[0]?.mean ?? 0);
    };
    const { revision } = await keep({ focusX: '0' }, null);
    expect(await redness()).toBeGreaterThan(240);
    await keep({ focusX: '100' }, revision);
    expect(await redness()).toBeLessThan(15);
  });

  test('that is replaced is replaced everywhere on the next request, and the old one stays readable for a while', async () => {
    const { mediumId } = await kept(await wide());
    await boxWith('box-remplacee', mediumId);
    const list = async () =>
      (await product.call(listProducts, {})).products.find(({ slug }) => slug === 'box-remplacee');
    const before = (await list())?.image?.path ?? '';
    const { version } = await send(mediumId, await photograph('png', { width: 500, height: 500 }), {
      type: 'image/png',
    });
    const { revision = 0 } = (await medium(mediumId)) ?? {};
    await paul.call(keepMedium, { mediumId, revision, version, form: FORM });
    const after = (await list())?.image?.path ?? '';
    expect(after).not.toBe(before);
    expect(await sizeAt(after)).toMatchObject({ width: 480 });
    await sizeAt(before);
  });

  test('sent twice is one; the second of two editors is told', async () => {
    const mediumId = randomUUID();
    const { version } = await send(mediumId, await photograph());
    const keep = { mediumId, revision: null, version, form: FORM };
    const first = await paul.call(keepMedium, keep);
    expect(await paul.call(keepMedium, keep)).toEqual(first);
    const change = { mediumId, version: null, revision: first.revision };
    await marie.call(keepMedium, { ...change, form: { ...FORM, name: 'De Marie' } });
    const stale = paul.call(keepMedium, { ...change, form: { ...FORM, name: 'De Paul' } });
    expect((await refusalOf(stale)).code).toBe('conflict');
    expect((await medium(mediumId))?.name).toBe('De Marie');
  });

  test('says what is wrong beside each field, and needs the file that it speaks of', async () => {
    const mediumId = randomUUID();
    const attempt = (form: Record<string, string>, version = randomUUID()) =>
      refusalOf(paul.call(keepMedium, { mediumId, revision: null, version, form }));
    expect((await attempt({ name: '', focusX: '101' })).problems).toEqual([
      { path: 'name', problem: 'required' },
      { path: 'focusX', problem: 'number-invalid' },
    ]);
    expect((await attempt(FORM)).code).toBe('not-found');
    const text = await send(mediumId, Buffer.from('bonjour'), { type: 'application/pdf' });
    expect((await attempt(FORM, text.version)).problems).toEqual([
      { path: 'file', problem: 'file-unreadable' },
    ]);
  });
});

describe('a document', () => {
  test('proves where an item is made, and is opened by staff alone', async () => {
    const mediumId = randomUUID();
    const { version } = await send(mediumId, PDF, { type: 'application/pdf' });
    await paul.call(keepMedium, {
      mediumId,
      revision: null,
      version,
      form: { name: 'Attestation de Lorient' },
    });
    const { rows } = await sql<{
      id: string;
    }>`select id from public.items order by slug limit 1`.execute(product.database.owner);
    const itemId = rows[0]?.id ?? '';
    const { form, revision } = await paul.call(readItemForm, { itemId });
    const changed = { ...form, evidence: 'Attestation', evidenceDocument: mediumId };
    await paul.call(saveItem, { itemId, revision, form: changed });
    expect((await medium(mediumId))?.uses).toMatchObject([{ what: 'evidence', id: itemId }]);

    const { data } = await (await filesOf(paul))
      .from(ORIGINALS)
      .createSignedUrl(`${mediumId}/${version}`, 60);
    const opened = await fetch(data?.signedUrl ?? '');
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(PDF);
    expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
    const open = await fetch(
      `${product.url}/storage/v1/object/public/${ORIGINALS}/${mediumId}/${version}`,
    );
    expect(open.ok).toBe(false);
  });

  test('is not shown as a picture, and takes no picture’s place', async () => {
    const mediumId = randomUUID();
    const { version } = await send(mediumId, PDF, { type: 'application/pdf' });
    const form = { name: 'Fiche' };
    await paul.call(keepMedium, { mediumId, revision: null, version, form });
    const picture = await send(mediumId, await photograph());
    const swap = paul.call(keepMedium, { mediumId, revision: 1, version: picture.version, form });
    expect((await refusalOf(swap)).problems).toEqual([{ path: 'file', problem: 'kind-other' }]);
    await expect(boxWith('box-fiche', mediumId)).rejects.toMatchObject({
      problems: [{ path: 'images', problem: 'gone' }],
    });
  });
});

describe('nothing is lost', () => {
  test('what is used, in the shop or in a draft, is not deleted, whoever asks and however', async () => {
    const { mediumId } = await kept(await wide());
    const productId = await boxWith('box-gardee', mediumId);
    const remove = async () =>
      refusalOf(
        paul.call(removeMedium, { mediumId, revision: (await medium(mediumId))?.revision ?? 0 }),
      );
    expect(await remove()).toMatchObject({ code: 'conflict', details: { isUsed: true } });
    expect((await medium(mediumId))?.uses).toMatchObject([{ what: 'product', id: productId }]);

    const drafted = await kept(await wide());
    const { form } = await paul.call(readProductForm, { productId });
    await paul.call(saveProductDraft, {
      productId,
      revision: null,
      form: { ...form, images: [...form.images, { id: drafted.mediumId }] },
    });
    const inDraft = paul.call(removeMedium, { mediumId: drafted.mediumId, revision: 1 });
    expect(await refusalOf(inDraft)).toMatchObject({ details: { isUsed: true } });
    const files = (await filesOf(paul)).from(ORIGINALS);
    expect((await files.remove([`${drafted.mediumId}/${drafted.version}`])).data).toEqual([]);
    expect(
      (await files.update(`${drafted.mediumId}/${drafted.version}`, PDF)).error,
    ).not.toBeNull();
  });
});

test('three hundred hostile files become pictures that hold nothing else, or are not taken', async () => {
  const before = process.memoryUsage().rss;
  let taken = 0;
  for (const { name, contentType, bytes } of await hostileFiles()) {
    const mediumId = randomUUID();
    const { version, error } = await send(mediumId, bytes, { type: contentType });
    if (error) continue;
    const keep = { mediumId, revision: null, version, form: { name } };
    const outcome = await paul.call(keepMedium, keep).catch((refused: unknown) => refused);
    if (outcome instanceof Error) {
      expect(outcome).toMatchObject({ code: 'invalid-input' });
      continue;
    }
    taken += 1;
    const { picture } = (await medium(mediumId)) ?? {};
    const response = await fetch(`${product.url}${picture?.path}`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    const shown = Buffer.from(await response.arrayBuffer());
    expect(shown.toString('latin1')).not.toMatch(/script|alert|GPS|Exif|Claire/i);
    expect((await sharp(shown).metadata()).exif).toBeUndefined();
  }
  expect(taken).toBeGreaterThan(5);
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
});

describe('nobody but staff', () => {
  test('sends, reads, changes or deletes a file, keeps a medium, or sees what is not in the shop', async () => {
    const { mediumId, version } = await kept(await wide());
    const owner = await person(product);
    await companyOf(owner);
    for (const who of [null, await person(product), owner]) {
      expect((await send(mediumId, await photograph(), { who })).error).not.toBeNull();
      const files = await filesOf(who);
      const name = `${mediumId}/${version}`;
      expect((await files.from(ORIGINALS).download(name)).error).not.toBeNull();
      expect((await files.from(ORIGINALS).createSignedUrl(name, 60)).error).not.toBeNull();
      expect((await files.from(ORIGINALS).list(mediumId)).data).toEqual([]);
      expect((await files.from('media').remove([`${name}/640.webp`])).data).toEqual([]);
      expect(
        (await files.from('media').upload(`${name}/evil.webp`, await photograph('webp'))).error,
      ).not.toBeNull();
      const rows = await fetch(`${product.url}/rest/v1/media?id=eq.${mediumId}`, {
        headers: { apikey: await product.tokens.apiKey('anon') },
      });
      expect(await rows.json()).toEqual([]);
    }
    // Nor do staff put anything of their own beside what the product makes.
    const files = await filesOf(paul);
    const forged = await files
      .from('media')
      .upload(`${mediumId}/${version}/evil.webp`, await photograph('webp'));
    expect(forged.error).not.toBeNull();
    const elsewhere = await files
      .from(ORIGINALS)
      .upload(`../${mediumId}`, await photograph(), { contentType: 'image/jpeg' });
    expect(elsewhere.error).not.toBeNull();
  });
});

// Last: nobody is signed in any more once a month has gone by.
test('what is removed, replaced or never kept leaves no file behind once its time is over', async () => {
  const { mediumId, version } = await kept(await wide());
  const path = (await medium(mediumId))?.picture?.path ?? '';
  await paul.call(removeMedium, { mediumId, revision: 1 });
  await paul.call(removeMedium, { mediumId, revision: 1 });
  const orphan = randomUUID();
  const abandoned = await send(orphan, await photograph());
  const used = await kept(await wide());
  const usedPath = (await medium(used.mediumId))?.picture?.path ?? '';
  const left = async () => {
    const { rows } = await sql<{ part: string }>`
      select distinct split_part(name, '/', 2) as part from storage.objects`.execute(
      product.database.owner,
    );
    const parts = new Set(rows.map(({ part }) => part));
    return [version, abandoned.version, used.version].map((each) => parts.has(each));
  };
  expect(await left()).toEqual([true, true, true]);
  const today = clock.now();
  clock.set(new Date(today.getTime() + 2 * DAY_MS).toISOString());
  await repeatJob(product, 'remove-unused-files', {}, 2);
  await queueIsQuiet(product);
  expect(await left()).toEqual([true, false, true]);
  await sizeAt(path);
  clock.set(new Date(today.getTime() + 32 * DAY_MS).toISOString());
  await repeatJob(product, 'remove-unused-files', {}, 2);
  await queueIsQuiet(product);
  expect(await left()).toEqual([false, false, true]);
  await sizeAt(usedPath);
});
