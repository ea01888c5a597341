import { sql } from 'kysely';
import { parisDayOf } from '#basics/dates.ts';
import {
  type DatedFigure,
  EDITED_PAGES,
  type FigureKind,
  type LicenceBand,
  type Settings,
} from '#basics/settings.ts';
import type { ContentVersion } from '#platform/database/content-version.ts';
import type { Database } from '#platform/database/database.ts';
import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { TooBusy } from '#platform/fair-share.ts';
import { createVersionedCache } from '#platform/versioned-cache.ts';

export type SettingsReader = {
  /** As they are now. */
  read(): Promise<Settings>;
  /** The same for whoever has asked for the content version already. */
  ofVersion(version: number): Promise<Settings>;
};

/**
 * What staff decided, kept in memory for one version of the public content: never older than the
 * question, in however many processes. While the database is away or has too much to do, the last ones known
 * are answered.
 */
export function createSettingsReader(
  database: Pick<Database, 'asCaller'>,
  contentVersion: ContentVersion,
): SettingsReader {
  const cache = createVersionedCache<Settings>({ size: 1 });
  let lastKnown: Settings | undefined;

  async function ofVersion(version: number): Promise<Settings> {
    lastKnown = await cache.get('settings', version, () =>
      database.asCaller({ role: 'anon' }, readSettings),
    );
    return lastKnown;
  }

  async function orLastKnown(reading: Promise<Settings>): Promise<Settings> {
    try {
      return await reading;
    } catch (error) {
      const isForNow = error instanceof DatabaseUnavailable || error instanceof TooBusy;
      if (lastKnown && isForNow) return lastKnown;
      throw error;
    }
  }

  return {
    read: () => orLastKnown(contentVersion().then(ofVersion)),
    ofVersion: (version) => orLastKnown(ofVersion(version)),
  };
}

/** As the transaction sees them. */
export async function readSettings(tx: Tx): Promise<Settings> {
  const house = await tx.selectFrom('organisation').selectAll().executeTakeFirstOrThrow();
  const delivery = await tx.selectFrom('delivery_prices').selectAll().executeTakeFirstOrThrow();
  const licence = await tx.selectFrom('licence_prices').selectAll().executeTakeFirstOrThrow();
  const returns = await tx.selectFrom('return_policy').selectAll().executeTakeFirstOrThrow();
  const site = await tx.selectFrom('site_switches').selectAll().executeTakeFirstOrThrow();
  return {
    figures: await readFigures(tx),
    organisation: {
      isDemonstration: house.is_demonstration,
      name: house.name,
      address: house.address,
      capitalCents: house.capital_cents,
      registry: house.registry,
      vatNumber: house.vat_number,
      phone: house.phone,
      email: house.email,
      dataProtectionEmail: house.data_protection_email,
      publicationDirector: house.publication_director,
      host: { name: house.host_name, address: house.host_address, phone: house.host_phone },
      mailProvider: house.mail_provider,
      bankAccount: { beneficiary: house.beneficiary, iban: house.iban, bic: house.bic },
    },
    delivery: {
      europeNetCents: delivery.europe_net_cents,
      neighboursNetCents: delivery.neighbours_net_cents,
      worldNetCents: delivery.world_net_cents,
      pricedOn: delivery.priced_on,
    },
    returns: { days: returns.return_days, address: returns.return_address },
    licenceBands: bandsOf(licence),
    isZoomAllowed: site.is_zoom_allowed,
    dailyInvitations: site.unverified_daily_invitations,
    notice: noticeOf(site),
    texts: await readTexts(tx),
  };
}

/** Of each kind and day, the last correction. */
export async function readFigures(tx: Tx): Promise<DatedFigure[]> {
  const rows = await tx
    .selectFrom('dated_figures')
    .distinctOn(['kind', 'valid_from'])
    .select(['kind', 'valid_from', 'value', 'source', 'source_url'])
    .orderBy('kind')
    .orderBy('valid_from')
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => ({
    // The table takes no others.
    kind: row.kind as FigureKind,
    validFrom: row.valid_from,
    value: row.value,
    source: row.source,
    sourceUrl: row.source_url,
  }));
}

/** Each band goes on up to the next one. */
function bandsOf(prices: {
  readonly starts: readonly number[];
  readonly unit_net_cents: readonly number[];
  readonly examples: readonly number[];
}): LicenceBand[] {
  return prices.starts.map((from, index) => {
    const next = prices.starts[index + 1];
    return {
      from,
      to: next === undefined ? null : next - 1,
      unitNetCents: prices.unit_net_cents[index] ?? 0,
      example: prices.examples[index] ?? from,
    };
  });
}

function noticeOf(site: {
  readonly notice_fr: string | null;
  readonly notice_en: string | null;
  readonly notice_from: Date | null;
  readonly notice_until: Date | null;
}): Settings['notice'] {
  const { notice_fr: fr, notice_en: en, notice_from: from, notice_until: until } = site;
  return fr && en && from && until ? { fr, en, from, until } : null;
}

async function readTexts(tx: Tx): Promise<Settings['texts']> {
  const { rows } = await sql<{
    page: string;
    number: number;
    published_at: Date;
    form: Record<string, string>;
  }>`select distinct on (page) page, number, published_at, form
    from public.page_text_revisions order by page, number desc`.execute(tx);
  return rows.flatMap(({ page, number, published_at, form }) => {
    const known = EDITED_PAGES.find((each) => each === page);
    return known ? [{ page: known, number, publishedOn: parisDayOf(published_at), form }] : [];
  });
}
