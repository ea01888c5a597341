import { isDeepStrictEqual } from 'node:util';
import { parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import type { Settings } from '#basics/settings.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { readSettings } from '#platform/settings/settings-reader.ts';
import {
  changesBetween,
  LEGAL_PAGES,
  type LegalContent,
  type LegalDocument,
  type LegalPageName,
  legalDocument,
} from '../../rules/legal-document.ts';
import { fieldsIn } from '../../rules/page-text.ts';
import { defaultPageText } from '../shipped-page-texts.ts';
import type { SiteDeps } from '../site-deps.ts';
import { knownOf } from './known-of.ts';
import { findVersion, insertVersion, lockLegalTexts } from './legal-texts.queries.ts';

type Deps = Pick<SiteDeps, 'clock' | 'hasStripe'>;

/**
 * Adds a version of each legal text that now says something else, as the transaction sees what fills it;
 * asked again, or by two processes at once, it adds nothing. Needs the service’s rights.
 */
export async function recordLegalTexts(deps: Deps, tx: Tx): Promise<void> {
  await lockLegalTexts(tx);
  const settings = await readSettings(tx);
  for (const page of LEGAL_PAGES) {
    const content = legalContent(deps, page, settings);
    const latest = await findVersion(tx, page);
    if (latest && isDeepStrictEqual(latest.content, content)) continue;
    await insertVersion(tx, {
      page,
      number: (latest?.number ?? 0) + 1,
      in_force_from: deps.clock.now(),
      content,
      changes: changesBetween(latest?.content, content, isDeepStrictEqual),
    });
  }
}

/** As the page shows it, in both languages; as JSON holds it, so that it compares with what was kept. */
function legalContent(deps: Deps, page: LegalPageName, settings: Settings): LegalContent {
  const shipped = defaultPageText(page);
  const published = settings.texts.find((text) => text.page === page);
  // A field that a later version of the product adds is not in what was published before.
  const form = { ...shipped.form, ...published?.form };
  const today = parisDayOf(deps.clock.now());
  const inLanguage = (language: Language): LegalDocument =>
    legalDocument(
      fieldsIn(page, form, language),
      knownOf(page, { settings, today, language, hasStripe: deps.hasStripe }),
    );
  return JSON.parse(JSON.stringify({ fr: inLanguage('fr'), en: inLanguage('en') })) as LegalContent;
}
