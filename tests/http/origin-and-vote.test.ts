import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listProducts, printOriginPassport, readProduct } from '#shop/contract.ts';
import { settableClock } from '../support/listening.ts';
import { postFunction } from '../support/post-function.ts';
import { readPdf } from '../support/read-pdf.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
const clock = settableClock('2026-11-23T09:00:00Z');
beforeAll(async () => {
  product = await startTestProduct({ TRUSTED_PROXIES: '1' }, clock);
});
afterAll(() => product.stop());

const owned = (statement: ReturnType<typeof sql>) => statement.execute(product.database.owner);

async function printed(file: Blob) {
  const { text, ...pdf } = await readPdf(file);
  return { ...pdf, text: text.replace(/\s+/g, ' ') };
}

describe('the passport of a product', () => {
  test.each([
    ['fr', 'Passeport d’origine : Box Saveurs', 'Prouvée, jusqu’au', 'à jour :'],
    ['en', 'Origin passport: Flavours Box', 'Proven, until', 'up to date'],
  ] as const)(
    'names every item with its maker and evidence, in %s',
    async (language, title, until, again) => {
      const shown = await product.call(readProduct, { slug: 'box-saveurs' }, language);
      const paper = await printed(
        await product.call(printOriginPassport, { slug: 'box-saveurs' }, language),
      );
      expect(paper).toMatchObject({ language, isTagged: true, accessibilityPart: '1', cutOff: [] });
      expect(paper.title?.replace(/\s/g, ' ')).toBe(title);
      for (const { name, maker, evidence } of shown.items) {
        expect(paper.text).toContain(name);
        expect(paper.text).toContain(maker.name);
        expect(paper.text).toContain(maker.town);
        expect(paper.text).toContain(evidence ?? '');
      }
      expect(paper.text).toContain(until);
      expect(paper.text).toContain(again);
      expect(paper.text).toContain('/boutique/produit/box-saveurs#origin');
    },
  );

  test('says of evidence that it has expired or is missing, and counts neither', async () => {
    const before = await product.call(readProduct, { slug: 'box-saveurs' });
    expect(before.items.every(({ origin }) => origin === 'proven')).toBe(true);
    const [first, second] = before.items;
    await owned(
      sql`update public.items set evidence_expires_on = '2026-11-22' where id = ${first?.id}`,
    );
    await owned(sql`update public.items set evidence = null, evidence_expires_on = null
      where id = ${second?.id}`);
    const after = await product.call(readProduct, { slug: 'box-saveurs' });
    expect(after.items.slice(0, 2).map(({ origin }) => origin)).toEqual(['expired', 'missing']);
    expect(after.frenchShare.percent).toBeLessThan(before.frenchShare.percent);
    expect(after.frenchShare).toEqual((await product.call(listProducts, {})).frenchShare);
    const { text } = await printed(
      await product.call(printOriginPassport, { slug: 'box-saveurs' }),
    );
    const total = after.items.length;
    expect(text).toContain(`${total - 2} sur ${total} produits`);
    expect(text).toContain('Pièce expirée le 22 novembre 2026');
    expect(text).toContain('Pièce manquante');
    expect(text).not.toContain('100 %');
  });

  test('tells nobody of the document itself', async () => {
    const item = (await product.call(readProduct, { slug: 'box-saveurs' })).items[2];
    const [documentId, version] = [randomUUID(), randomUUID()];
    await owned(sql`insert into public.media (id, kind, name, version, mime_type)
      values (${documentId}, 'document', 'Attestation privée', ${version}, 'application/pdf')`);
    await owned(sql`update public.items set evidence_document_id = ${documentId}
      where id = ${item?.id}`);
    const shown = JSON.stringify(await product.call(readProduct, { slug: 'box-saveurs' }));
    const paper = await printed(await product.call(printOriginPassport, { slug: 'box-saveurs' }));
    expect(paper.attachments).toEqual({});
    for (const hidden of [documentId, version, 'Attestation privée']) {
      expect(`${shown} ${paper.text}`).not.toContain(hidden);
    }
  });

  test.each(['inconnue', 'coffret-du-chef/../..', ''])(
    'of what is not shown there is none: "%s"',
    async (slug) => {
      expect((await refusalOf(product.call(printOriginPassport, { slug }))).code).toBe('not-found');
    },
  );

  test('is printed for one network sixty times an hour', async () => {
    const network = '10.9.9.9';
    const ask = () =>
      postFunction(product.url, 'print-origin-passport', '{"slug":"inconnue"}', { network });
    const answers = await Promise.all(Array.from({ length: 61 }, ask));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('the rate of a product', () => {
  test.each([
    ['box-saveurs', 550, 'CGI, art. 278-0 bis'],
    ['box-hygiene', 2_000, 'CGI, art. 278'],
  ])(
    'of %s is told with its reason, its day, its source and whoever decided',
    async (slug, rate, source) => {
      const { price, vatDecision } = await product.call(readProduct, { slug });
      expect(price.rateBasisPoints).toBe(rate);
      expect(vatDecision).toMatchObject({
        decidedOn: '2026-11-02',
        decidedBy: 'Direction (démonstration)',
        source: { text: source },
        smallGifts: { year: 2021, limitCents: 7_300 },
      });
      expect(vatDecision.reason).toMatch(/art\.\s257 ter/);
    },
  );
});
