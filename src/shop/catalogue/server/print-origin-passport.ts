import { readFile } from 'node:fs/promises';
import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { Refusal } from '#basics/refusal.ts';
import { countUse } from '#platform/rate-limit.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import type { VersionedCache } from '#platform/versioned-cache.ts';
import type { PrintOriginPassport, ProductItem } from '../contract.ts';
import { texts } from '../messages/origin-passport.ts';
import { frenchShareOf } from '../rules/origin.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { readProduct } from './read-product.ts';

const TEMPLATE = new URL('./origin-passport.typ', import.meta.url);

/** What the product's page says of origins, and nothing else, on paper. */
export async function printOriginPassport(
  deps: CatalogueDeps,
  papers: VersionedCache<Uint8Array<ArrayBuffer>>,
  call: Call,
  { slug }: ParsedInputOf<PrintOriginPassport>,
): Promise<OutputOf<PrintOriginPassport>> {
  await countUse(deps, 'print-origin-passport', call.network);
  const { name, items, frenchShare } = await readProduct(deps, call, { slug });
  if (items.length === 0) throw new Refusal('not-found');
  const { language } = call;
  const { organisation } = await deps.settings.read();
  const t = words(language);
  const title = t('paper.title', { name });
  const day = formatDay(frenchShare.day, language);
  const data = {
    title,
    foot: t('paper.foot', { title, seller: organisation.name, day }),
    day: t('paper.day', { day }),
    shares: t('paper.shares', { ...frenchShareOf(items), catalogue: frenchShare.percent }),
    items: items.map((item) => ({ name: item.name, facts: factsOf(item, language, t) })),
    documents: t('paper.documents', { email: organisation.email }),
    words: {
      page: t('paper.page'),
      caption: t('caption'),
      method: t('paper.method'),
      methodText: t('paper.methodText'),
      again: t('paper.again'),
    },
    address: new URL(`/boutique/produit/${slug}#origin`, deps.publicUrl()).href,
  };
  // Anybody may ask for it: what says the same is printed once by each process.
  const bytes = await papers.get(JSON.stringify([language, data]), 0, async () =>
    deps.pdf.print({
      template: await readFile(TEMPLATE, 'utf8'),
      language,
      madeAt: deps.clock.now(),
      data,
    }),
  );
  return new Blob([bytes], { type: 'application/pdf' });
}

/** Labels, each with what it says; what makers hand in is in French, whatever is read. */
function factsOf(item: ProductItem, language: Language, t: Texts) {
  const { proof, ...maker } = item.maker;
  const until = item.evidenceExpiresOn;
  const day = (date: string) => formatDay(date, language);
  return [
    { label: t('maker'), text: t('makerPlace', maker) },
    ...(proof ? [{ label: '', text: t('paper.verified', { day: day(proof.verifiedOn) }) }] : []),
    { label: t('place'), text: item.placeOfManufacture, language: 'fr' },
    item.evidence === null
      ? { label: t('evidence'), text: t('noEvidence') }
      : { label: t('evidence'), text: item.evidence, language: 'fr' },
    {
      label: t('paper.state'),
      text: t(`states.${item.origin}`, { day: until ? day(until) : 'none' }),
      isStrong: true,
    },
  ];
}

type Texts = ReturnType<typeof words>;

const words = translatorOf(texts);
