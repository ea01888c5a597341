import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { VaultTx } from '#platform/vault/vault.ts';
import type { ListState } from '../../rules/list-state.ts';
import { asBytes, asWord } from './words.ts';

/** After which week everything of a company was settled; undefined for one that is new. */
export async function findSettled(tx: VaultTx, companyId: string): Promise<ParisDay | undefined> {
  // Of two processes that close the same week, the second one finds it settled.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`settle ${companyId}`}, 0))`.execute(
    tx,
  );
  const row = await tx
    .selectFrom('closings')
    .select('through')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.through;
}

/** The companies of which this week was settled, or a later one. */
export async function findSettledCompanies(
  tx: VaultTx,
  monday: ParisDay,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('closings')
    .select('company_id')
    .where('through', '>=', monday)
    .execute();
  return new Set(rows.map((row) => row.company_id));
}

export async function markSettled(tx: VaultTx, companyId: string, monday: ParisDay): Promise<void> {
  await tx
    .insertInto('closings')
    .values({ company_id: companyId, through: monday })
    .onConflict((same) => same.column('company_id').doUpdateSet({ through: monday }))
    .execute();
}

/** The list that holds in a week, and the one before it as far as it is still kept. */
export async function findLists(
  tx: VaultTx,
  companyId: string,
  monday: ParisDay,
): Promise<readonly [now: ListState | undefined, before: ListState | undefined]> {
  const rows = await tx
    .selectFrom('lists')
    .select(['since', 'threshold', 'rate'])
    .where('company_id', '=', companyId)
    .where('since', '<=', monday)
    .orderBy('since', 'desc')
    .limit(2)
    .execute();
  const [now, before] = rows;
  return [
    now && (await readList(tx, companyId, now)),
    before && (await readList(tx, companyId, before)),
  ];
}

type ListRow = {
  readonly since: ParisDay;
  readonly threshold: number;
  readonly rate: number | null;
};

async function readList(
  tx: VaultTx,
  companyId: string,
  { since, threshold, rate }: ListRow,
): Promise<ListState> {
  const places = await tx
    .selectFrom('list_places')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('since', '=', since)
    .orderBy('place_id')
    .execute();
  const members = await tx
    .selectFrom('list_members')
    .select(['member', 'place_id'])
    .where('company_id', '=', companyId)
    .where('since', '=', since)
    .execute();
  const counted = await tx
    .selectFrom('list_counted')
    .select(['pseudonym', 'term_key', 'place_id'])
    .where('company_id', '=', companyId)
    .where('since', '=', since)
    .execute();
  const constants = await tx
    .selectFrom('list_constants')
    .select(['subject', 'place_id', 'grains'])
    .where('company_id', '=', companyId)
    .where('since', '=', since)
    .execute();
  return {
    list: since,
    threshold,
    rate: rate ?? undefined,
    ...placesOf(places),
    members: new Map(members.map(({ member, place_id: place }) => [asWord(member), place])),
    counted: counted.map((row) => ({
      pseudonym: asWord(row.pseudonym),
      termKey: asWord(row.term_key),
      leaf: row.place_id,
    })),
    constants: new Map(
      [...Map.groupBy(constants, ({ subject }) => subject)].map(([subject, rows]) => [
        subject,
        new Map(rows.map(({ place_id: leaf, grains }) => [leaf, Number(grains)])),
      ]),
    ),
  };
}

type PlaceRow = {
  readonly place_id: string;
  readonly parent_id: string | null;
  readonly listed: number;
  readonly told: number | null;
  readonly thread_offset: number | null;
  readonly thread: number | null;
  readonly week_terms: number | null;
};

function placesOf(
  rows: readonly PlaceRow[],
): Pick<ListState, 'places' | 'told' | 'offsets' | 'stood'> {
  const known = (of: (row: PlaceRow) => number | null) =>
    new Map(
      rows.flatMap((row) => {
        const value = of(row);
        return value === null ? [] : [[row.place_id, value] as const];
      }),
    );
  return {
    places: rows.map(({ place_id: id, parent_id: parentId, listed }) => ({
      id,
      parentId: parentId ?? undefined,
      listed,
    })),
    told: known(({ told }) => told),
    offsets: known((row) => row.thread_offset),
    stood: new Map(
      rows.flatMap(({ place_id: id, thread, week_terms: weekTerms }) =>
        thread === null || weekTerms === null ? [] : [[id, { thread, weekTerms }] as const],
      ),
    ),
  };
}

/** Writes down a list that was made. */
export async function insertList(tx: VaultTx, companyId: string, state: ListState): Promise<void> {
  const at = { company_id: companyId, since: state.list };
  await tx
    .insertInto('lists')
    .values({ ...at, threshold: state.threshold, rate: state.rate ?? null })
    .execute();
  const places = state.places.map(({ id, parentId, listed }) => ({
    ...at,
    place_id: id,
    parent_id: parentId ?? null,
    listed,
    told: state.told.get(id) ?? null,
  }));
  const members = [...state.members].map(([member, placeId]) => ({
    ...at,
    member: asBytes(member),
    place_id: placeId,
  }));
  const counted = state.counted.map(({ pseudonym, termKey, leaf }) => ({
    ...at,
    pseudonym: asBytes(pseudonym),
    term_key: asBytes(termKey),
    place_id: leaf,
  }));
  // By what is kept, which says nothing of who came first.
  if (places.length > 0) await tx.insertInto('list_places').values(places).execute();
  if (members.length > 0) {
    const inOrder = members.toSorted((a, b) => a.member.compare(b.member));
    await tx.insertInto('list_members').values(inOrder).execute();
  }
  if (counted.length > 0) {
    const inOrder = counted.toSorted((a, b) => a.pseudonym.compare(b.pseudonym));
    await tx.insertInto('list_counted').values(inOrder).execute();
  }
  await insertConstants(tx, companyId, state);
}

async function insertConstants(
  tx: VaultTx,
  companyId: string,
  { list, constants }: ListState,
): Promise<void> {
  const rows = [...constants].flatMap(([subject, ofLeaves]) =>
    [...ofLeaves].map(([leaf, grains]) => ({ subject, leaf, grains })),
  );
  const of = <Value>(value: (row: (typeof rows)[number]) => Value) => sql.val(rows.map(value));
  await sql`
    insert into list_constants (company_id, since, place_id, subject, grains)
    select ${companyId}, ${list}, kept.leaf, kept.subject, kept.grains
    from unnest(${of(({ leaf }) => leaf)}::uuid[], ${of(({ subject }) => subject)}::text[],
      ${of(({ grains }) => grains)}::bigint[]) as kept (leaf, subject, grains)
    order by leaf, subject`.execute(tx);
}

/** Where the threads of a list stand after a week; lists before it are needed no more. */
export async function updateThreads(
  tx: VaultTx,
  companyId: string,
  { list, places, offsets, stood }: ListState,
): Promise<void> {
  const ids = places.map(({ id }) => id);
  const of = (value: (id: string) => number | undefined) =>
    sql.val(ids.map((id) => value(id) ?? null));
  await sql`
    update list_places set thread_offset = now.thread_offset, thread = now.thread,
      week_terms = now.week_terms
    from unnest(${sql.val(ids)}::uuid[], ${of((id) => offsets.get(id))}::float8[],
      ${of((id) => stood.get(id)?.thread)}::float8[],
      ${of((id) => stood.get(id)?.weekTerms)}::float8[])
      as now (place_id, thread_offset, thread, week_terms)
    where company_id = ${companyId} and since = ${list}
      and list_places.place_id = now.place_id`.execute(tx);
  await tx
    .deleteFrom('lists')
    .where('company_id', '=', companyId)
    .where('since', '<', list)
    .execute();
}
