import { randomInt } from 'node:crypto';
import pLimit from 'p-limit';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';
import { type ChangeFilter, Unsubscribable, type Wanted } from './change-filters.ts';
import { writeFrame } from './frames.ts';
import type { Member } from './hub.ts';
import type { PublishedRow } from './process-bus.ts';
import { followWanted, type PublishedChange, readChangeFor } from './read-published.ts';

type Subscription = { readonly id: number; readonly member: Member; readonly wanted: Wanted };

/** Who hears of changed rows of published tables, and how they are told. */
export type PublishedChanges = {
  /** Tells a page from now on. @returns why not, where it cannot be done */
  subscribe(member: Member, wanted: readonly NumberedWanted[]): Promise<string | undefined>;
  remove(member: Member): void;
  /** Tells the pages of this process. */
  tell(change: PublishedRow): void;
};

/** What a page asks for, with the number under which it will hear of it. */
export type NumberedWanted = { readonly id: number; readonly wanted: Wanted };

export const newNumber = () => randomInt(1, 2 ** 31);

const CALLERS_AT_ONCE = 4;
/** Changes that wait to be told; more than these are dropped, and the log says so. */
const MOST_WAITING = 10_000;

export function createPublishedChanges(deps: {
  readonly database: Database;
  readonly log: Log;
}): PublishedChanges {
  const byMember = new Map<Member, readonly Subscription[]>();
  const limit = pLimit(CALLERS_AT_ONCE);
  let telling: Promise<void> = Promise.resolve();
  let waiting = 0;

  const wantedBy = ({ operation, schema, table }: PublishedRow) =>
    [...byMember.values()]
      .flat()
      .filter(
        ({ wanted }) =>
          (wanted.event === '*' || wanted.event === operation) &&
          (wanted.schema === '*' || wanted.schema === schema) &&
          (wanted.table === '*' || wanted.table === table),
      );

  /** Each caller's rights are asked once, however many pages they have open. */
  async function notifyAll(change: PublishedRow): Promise<void> {
    const groups = Map.groupBy(wantedBy(change), ({ member: { caller } }) =>
      JSON.stringify([caller.role, caller.claims]),
    );
    const told = [...groups.values()].map((group) =>
      limit(() => notifyGroup(deps.database, change, group)).catch((error: unknown) => {
        deps.log.warn({ err: error, table: change.table }, 'a change was not told');
      }),
    );
    await Promise.all(told);
  }

  async function notifyGroup(
    database: Database,
    change: PublishedRow,
    group: readonly Subscription[],
  ): Promise<void> {
    const [first] = group;
    if (!first) return;
    const filters: (readonly ChangeFilter[])[] = group.map(({ wanted }) => wanted.filters);
    const told = await readChangeFor(database, first.member.caller, change, filters);
    if (!told) return;
    const met = group.filter((_, index) => told.met[index]);
    for (const [member, own] of Map.groupBy(met, ({ member: each }) => each)) {
      // Who left meanwhile hears nothing; what is wished differently comes apart.
      if (!byMember.has(member)) continue;
      for (const alike of Map.groupBy(own, ({ wanted }) => wanted.columns?.join()).values()) {
        send(member, change, told, alike);
      }
    }
  }

  return {
    async subscribe(member, wanted) {
      try {
        for (const each of wanted) await followWanted(deps.database, each.wanted);
      } catch (error) {
        if (error instanceof Unsubscribable) return error.message;
        throw error;
      }
      byMember.set(
        member,
        wanted.map((each) => ({ ...each, member })),
      );
      return undefined;
    },
    remove: (member) => void byMember.delete(member),
    tell(change) {
      if (byMember.size === 0) return;
      if (waiting >= MOST_WAITING) {
        deps.log.warn({ table: change.table }, 'too many changes wait: one was not told');
        return;
      }
      waiting += 1;
      // In the order in which things happened.
      telling = telling
        .then(() => notifyAll(change))
        .finally(() => {
          waiting -= 1;
        });
    },
  };
}

function send(
  member: Member,
  { operation, schema, table, at }: PublishedRow,
  { columns, record, before, errors }: PublishedChange,
  subscriptions: readonly Subscription[],
): void {
  const wished = subscriptions[0]?.wanted.columns;
  const isWished = (name: string) => wished?.includes(name) ?? true;
  const only = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => isWished(name)));
  const data = {
    schema,
    table,
    type: operation,
    commit_timestamp: at,
    columns: columns.filter(({ name }) => isWished(name)),
    ...(operation !== 'DELETE' && { record: only(record ?? {}) }),
    ...(operation !== 'INSERT' && { old_record: before ?? {} }),
    errors,
  };
  const payload = { ids: subscriptions.map(({ id }) => id), data };
  const event = 'postgres_changes';
  const frame = { joinRef: null, ref: null, topic: member.address, event, payload };
  member.send(writeFrame(member.version, frame));
}
