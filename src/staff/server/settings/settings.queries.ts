import { sql } from 'kysely';
import type {
  BankAccount,
  DeliveryPrices,
  LicenceBand,
  Organisation,
  ReturnPolicy,
} from '#basics/settings.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { FigureContent } from '../../rules/settings/figure-form.ts';
import type { SettingGroup } from '../../rules/settings/setting-groups.ts';
import type { SiteSwitches } from '../../rules/settings/site-form.ts';

const TABLES = {
  organisation: 'organisation',
  delivery: 'delivery_prices',
  returns: 'return_policy',
  licence: 'licence_prices',
  site: 'site_switches',
} as const satisfies Record<SettingGroup, string>;

/** Until the transaction ends, nobody else changes the group. */
export async function lockRevision(tx: Tx, group: SettingGroup): Promise<number> {
  const { revision } = await tx
    .selectFrom(TABLES[group])
    .select('revision')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return revision;
}

export type GroupChange = {
  readonly group: SettingGroup;
  readonly revision: number;
  readonly changed_by: string | null;
  readonly changed_at: Date | null;
};

/** Of each group, its revision and who changed it last. */
export async function listGroupChanges(tx: Tx): Promise<GroupChange[]> {
  const { rows } = await sql<GroupChange>`
    select kept.id as group, kept.revision, last.actor as changed_by, last.happened_at as changed_at
    from (select id, revision from public.organisation
      union all select id, revision from public.delivery_prices
      union all select id, revision from public.return_policy
      union all select id, revision from public.licence_prices
      union all select id, revision from public.site_switches) as kept
    left join lateral (select actor, happened_at from public.staff_journal
      where subject_id = kept.id and subject = 'setting'
      order by happened_at desc limit 1) as last on true`.execute(tx);
  return rows;
}

export function updateOrganisation(tx: Tx, house: Organisation): Promise<number> {
  const { host, bankAccount } = house;
  return updated(
    tx
      .updateTable('organisation')
      .set({
        is_demonstration: house.isDemonstration,
        name: house.name,
        address: house.address,
        capital_cents: house.capitalCents,
        registry: house.registry,
        vat_number: house.vatNumber,
        phone: house.phone,
        email: house.email,
        data_protection_email: house.dataProtectionEmail,
        publication_director: house.publicationDirector,
        host_name: host.name,
        host_address: host.address,
        host_phone: host.phone,
        mail_provider: house.mailProvider,
        ...bankColumns(bankAccount),
      })
      .returning('revision'),
  );
}

function bankColumns({ beneficiary, iban, bic }: BankAccount) {
  return { beneficiary, iban, bic };
}

export function updateDelivery(tx: Tx, prices: DeliveryPrices): Promise<number> {
  return updated(
    tx
      .updateTable('delivery_prices')
      .set({
        europe_net_cents: prices.europeNetCents,
        neighbours_net_cents: prices.neighboursNetCents,
        world_net_cents: prices.worldNetCents,
        priced_on: prices.pricedOn,
      })
      .returning('revision'),
  );
}

export function updateReturns(tx: Tx, { days, address }: ReturnPolicy): Promise<number> {
  return updated(
    tx
      .updateTable('return_policy')
      .set({ return_days: days, return_address: address })
      .returning('revision'),
  );
}

export function updateLicence(tx: Tx, bands: readonly LicenceBand[]): Promise<number> {
  return updated(
    tx
      .updateTable('licence_prices')
      .set({
        starts: bands.map(({ from }) => from),
        unit_net_cents: bands.map(({ unitNetCents }) => unitNetCents),
        examples: bands.map(({ example }) => example),
      })
      .returning('revision'),
  );
}

export function updateSite(
  tx: Tx,
  { isZoomAllowed, notice, dailyInvitations }: SiteSwitches,
): Promise<number> {
  return updated(
    tx
      .updateTable('site_switches')
      .set({
        is_zoom_allowed: isZoomAllowed,
        unverified_daily_invitations: dailyInvitations,
        notice_fr: notice?.fr ?? null,
        notice_en: notice?.en ?? null,
        notice_from: notice?.from ?? null,
        notice_until: notice?.until ?? null,
      })
      .returning('revision'),
  );
}

async function updated(query: {
  executeTakeFirstOrThrow(): Promise<{ revision: number }>;
}): Promise<number> {
  const { revision } = await query.executeTakeFirstOrThrow();
  return revision;
}

/** Every figure there ever was, with who decided it. */
export async function listFigures(tx: Tx) {
  return tx
    .selectFrom('dated_figures as figure')
    .leftJoin('staff_journal as journal', (join) =>
      join
        .on('journal.subject', '=', 'dated-figure')
        .on('journal.act', '=', 'added')
        .on((on) => on('journal.subject_id', '=', sql<string>`figure.id::text`)),
    )
    .selectAll('figure')
    .select(['journal.actor', 'journal.happened_at'])
    .orderBy('figure.kind')
    .orderBy('figure.valid_from', 'desc')
    .orderBy('figure.number', 'desc')
    .execute();
}

/** Until the transaction ends, nobody else adds a figure: no two are the first of their day. */
export async function lockFigures(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('dated-figures', 0))`.execute(tx);
}

export function findFigure(tx: Tx, id: string) {
  return tx.selectFrom('dated_figures').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertFigure(tx: Tx, id: string, figure: FigureContent): Promise<void> {
  await tx
    .insertInto('dated_figures')
    .values({
      id,
      kind: figure.kind,
      valid_from: figure.validFrom,
      value: figure.value,
      source: figure.source,
      source_url: figure.sourceUrl,
      reason: figure.reason,
    })
    .execute();
}

/** Policies let only what is to come be taken back. Answers whether it was. */
export async function deleteFigure(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('dated_figures')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
