import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listProducts, printOriginPassport, readProduct } from '#shop/catalogue/contract.ts';
import { printVotePack } from '#shop/simulator/contract.ts';
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

  test('is printed once for all who ask for the same, and anew where it says something else', async () => {
    const bytes = async (language: 'fr' | 'en' = 'fr') =>
      Buffer.from(
        await (
          await product.call(printOriginPassport, { slug: 'box-saveurs' }, language)
        ).arrayBuffer(),
      ).toString('latin1');
    clock.set(new Date('2026-11-25T09:00:00Z'));
    const first = await bytes();
    clock.set(new Date('2026-11-25T10:00:00Z'));
    // Printed again, it would bear another instant.
    expect(await bytes()).toBe(first);
    expect(await bytes('en')).not.toBe(first);
    clock.set(new Date('2026-11-26T09:00:00Z'));
    expect(await bytes()).not.toBe(first);
    clock.set(new Date('2026-11-23T09:00:00Z'));
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
    ['box-saveurs', 550, /^CIBS, art\. L213-159 à L213-163 .*\(ancien CGI, art\. 278-0 bis\)$/],
    ['box-hygiene', 2_000, /^CIBS, art\. L213-150 \(ancien CGI, art\. 278\)$/],
  ])(
    'of %s is told with its reason, its day, its source and whoever decided',
    async (slug, rate, source) => {
      const { price, vatDecision } = await product.call(readProduct, { slug });
      expect(price.rateBasisPoints).toBe(rate);
      expect(vatDecision).toMatchObject({
        decidedOn: '2026-11-02',
        decidedBy: 'Direction (démonstration)',
        source: { text: expect.stringMatching(source) },
        smallGifts: { year: 2021, limitCents: 7_300 },
      });
      expect(vatDecision.reason).toMatch(/CIBS.*ancien CGI, art\.\s257 ter/);
    },
  );
});

const COUNCIL = 'headcount=60&plan=12&box.box-saveurs=1&buyer=cse&vat=no&gifts=50';

describe('the pack of a works council', () => {
  test.each([
    [
      'fr',
      {
        title: 'Dossier de vote du CSE',
        status: 'À joindre à l’ordre du jour',
        options: ['Box du mois (engagement de 12 mois), proposée', 'Les box à l’unité seules'],
        // Sixty people: twelve boxes at 29.00 and one at 39.90, VAT included.
        budget: ['27 581,67 € TTC', '459,69 € TTC par bénéficiaire'],
        sums: ['12 × 34,80 € 417,60 €', '1 × 42,09 € 42,09 €', '4 005,00 €', '200,25 €'],
        verdict: ['509,69 €', '309,69 €', 'La limite serait passée en mai'],
        rules: ['aucune condition d’ancienneté', '1er janvier 2026', 'art. L2315-32'],
        calendar: 'à partir du 30 novembre 2026',
        resolution: 'Projet de résolution',
        blank: 'réuni le …………',
      },
    ],
    [
      'en',
      {
        title: 'Works council vote pack',
        status: 'A translation, for reading: the French document is the one',
        options: ['Monthly box (committed for 12 months), proposed', 'The boxes on demand alone'],
        budget: ['€27,581.67 incl. VAT', '€459.69 incl. VAT per person'],
        sums: ['12 × €34.80 €417.60', '1 × €42.09 €42.09', '€4,005.00', '€200.25'],
        verdict: ['€509.69', '€309.69', 'The limit would be crossed in May'],
        rules: ['no condition of seniority', '1 January 2026', 'art. L2315-32'],
        calendar: 'from 30 November 2026 on',
        resolution: 'Draft resolution',
        blank: 'meeting on …………',
      },
    ],
  ] as const)(
    'has in %s the options, the sums, the rules, the calendar and what is voted',
    async (language, words) => {
      const file = await product.call(printVotePack, { search: COUNCIL }, language);
      const { text, ...pack } = await printed(file);
      const { title, status, options, budget, sums, verdict, rules, calendar, resolution, blank } =
        words;
      expect(pack).toMatchObject({
        title,
        language,
        isTagged: true,
        accessibilityPart: '1',
        cutOff: [],
      });
      expect(pack.totalPages).toBeLessThanOrEqual(4);
      const parts = [...options, ...budget, ...sums, ...verdict, ...rules];
      for (const part of [status, ...parts, calendar, resolution, blank]) {
        expect(text).toContain(part);
      }
      expect(text).not.toMatch(/100\s?% conforme|exonér|défiscalis|exempt|prévention|prevention/i);
    },
  );

  test('counts without the licence and with VAT, also where an employer who recovers it asks', async () => {
    const asked = `${COUNCIL.replace('buyer=cse&vat=no', 'buyer=employer&vat=yes')}&licence=yes`;
    const { text } = await printed(await product.call(printVotePack, { search: asked }));
    expect(text).toContain('27 581,67 € TTC');
    expect(text).toContain('ce dossier ne porte que sur les box');
  });

  test('follows the figures of the law, and says which year’s it keeps', async () => {
    const now = clock.now();
    clock.set('2027-03-01T09:00:00Z');
    const { text } = await printed(
      await product.call(printVotePack, { search: 'plan=none&box.box-saveurs=1&gifts=0' }),
    );
    clock.set(now.toISOString());
    expect(text).toContain(
      'La limite de 2027 n’étant pas encore publiée, le calcul garde celle de 2026.',
    );
    expect(text).toContain('Le total ne passe pas la limite');
  });

  test.each([
    ['plan=none', { path: 'plan', problem: 'boxes-missing' }],
    ['headcount=0', { path: 'headcount', problem: 'headcount-invalid' }],
  ])('is refused where nothing can be voted on: %s', async (search, problem) => {
    const refusal = await refusalOf(product.call(printVotePack, { search }));
    expect(refusal).toMatchObject({ code: 'invalid-input', problems: [problem] });
  });

  test('shows what is written in an address as it is, never as instructions', async () => {
    const search = `${COUNCIL}&box.%23eval(read("/etc/passwd"))=3`;
    const { text } = await printed(await product.call(printVotePack, { search }));
    expect(text).not.toContain('root:');
  });

  test('is printed for one network sixty times an hour', async () => {
    const asked = { network: '10.9.9.8' };
    const ask = () => postFunction(product.url, 'print-vote-pack', '{"search":"plan=none"}', asked);
    const answers = await Promise.all(Array.from({ length: 61 }, ask));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
