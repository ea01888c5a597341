import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import type { EditedPage } from '#basics/settings.ts';
import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts';
import type { LegalVersion, ReadPageText } from '../contract.ts';
import { LEGAL_PAGES } from '../rules/legal-document.ts';
import { fieldsIn } from '../rules/page-text.ts';
import { knownOf } from './legal/known-of.ts';
import { listVersions } from './legal/legal-texts.queries.ts';
import { defaultPageText } from './shipped-page-texts.ts';
import type { SiteDeps } from './site-deps.ts';

type Deps = Pick<SiteDeps, 'settings' | 'database' | 'clock' | 'hasStripe'>;

/** The texts of a page as staff last published them, or as they came with the product. */
export async function readPageText(
  deps: Deps,
  call: Call,
  { page, language = call.language }: ParsedInputOf<ReadPageText>,
): Promise<OutputOf<ReadPageText>> {
  const settings = await deps.settings.read();
  const published = settings.texts.find((text) => text.page === page);
  const shipped = defaultPageText(page);
  // A field that a later version of the product adds is not in what was published before.
  const form = { ...shipped.form, ...published?.form };
  const today = parisDayOf(deps.clock.now());
  const versions = await versionsOf(deps, page, language);
  return {
    fields: fieldsIn(page, form, language),
    day: versions[0]?.day ?? published?.publishedOn ?? shipped.day,
    ...knownOf(page, { settings, today, language, hasStripe: deps.hasStripe }),
    versions,
  };
}

async function versionsOf(
  { database }: Deps,
  page: EditedPage,
  language: Language,
): Promise<LegalVersion[]> {
  const legal = LEGAL_PAGES.find((each) => each === page);
  if (!legal) return [];
  try {
    const rows = await database.asCaller({ role: 'anon' }, (tx) => listVersions(tx, legal));
    return rows.map(({ number, in_force_from, changes }) => ({
      number,
      day: parisDayOf(in_force_from),
      changes: changes.map(({ kind, title }) => ({ kind, title: title[language] })),
    }));
  } catch (error) {
    // What is in force is known without them, and is shown while the database is away.
    if (error instanceof DatabaseUnavailable) return [];
    throw error;
  }
}
