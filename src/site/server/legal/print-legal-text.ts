import { readFile } from 'node:fs/promises';
import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { createVersionedCache, type VersionedCache } from '#platform/versioned-cache.ts';
import type { PrintLegalText } from '../../contract.ts';
import { site } from '../../messages.ts';
import type { LegalBlock, LegalSpan } from '../../rules/legal-document.ts';
import type { SiteDeps } from '../site-deps.ts';
import { findVersion } from './legal-texts.queries.ts';

const translator = translatorOf(site);

const TEMPLATE = new URL('./legal-text.typ', import.meta.url);
const KEPT_PAPERS = 60;

type Deps = Pick<SiteDeps, 'database' | 'pdf' | 'publicUrl'>;
type Papers = VersionedCache<Uint8Array<ArrayBuffer>>;

/** Printed once by each process, then handed out from memory: anybody may ask. */
export function createLegalPapers(): Papers {
  return createVersionedCache({ size: KEPT_PAPERS });
}

export async function printLegalText(
  deps: Deps,
  papers: Papers,
  { language }: Call,
  { page, version: number }: ParsedInputOf<PrintLegalText>,
): Promise<OutputOf<PrintLegalText>> {
  const version = await deps.database.asCaller({ role: 'anon' }, (tx) =>
    findVersion(tx, page, number),
  );
  if (!version) throw new Refusal('not-found');
  const bytes = await papers.get(`${page} ${version.number} ${language}`, 0, async () => {
    const { title, intro, warning, parts } = version.content[language];
    const t = translator(language);
    const day = formatDay(parisDayOf(version.in_force_from), language);
    const said = { number: version.number, day };
    const address = (to: string) => new URL(to, deps.publicUrl()).href;
    const printed = (block: LegalBlock) => blockWith(block, address);
    return deps.pdf.print({
      template: await readFile(TEMPLATE, 'utf8'),
      language,
      madeAt: version.in_force_from,
      data: {
        title,
        foot: t('legalPage.paper.foot', { title, ...said }),
        page: t('legalPage.paper.page'),
        lines: [
          t('legalPage.paper.version', said),
          ...(language === 'fr' ? [] : [t('legalPage.paper.prevails')]),
        ],
        warning,
        intro: intro.map((span) => spanWith(span, address)),
        parts: parts.map((part, index) => ({
          title: page === 'terms' ? `${index + 1}. ${part.title}` : part.title,
          blocks: part.blocks.map(printed),
        })),
      },
    });
  });
  return new Blob([bytes], { type: 'application/pdf' });
}

type Address = (to: string) => string;

/** Links of a paper lead to the site from anywhere. */
function blockWith(block: LegalBlock, address: Address): unknown {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, spans: block.spans.map((span) => spanWith(span, address)) };
    case 'list':
      return {
        ...block,
        items: block.items.map((spans) => spans.map((span) => spanWith(span, address))),
      };
    default:
      return block;
  }
}

function spanWith({ text, isStrong, to }: LegalSpan, address: Address) {
  return { text, isStrong: isStrong === true, to: to === undefined ? null : address(to) };
}
