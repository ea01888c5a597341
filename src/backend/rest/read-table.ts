import type { Tx } from '#platform/database/transaction.ts';
import { answer, refuseUnlessSingle, setRange } from './answer.ts';
import { type Asked, MOST_ROWS, type RestDeps, readQuery } from './asked.ts';
import { bodyOf } from './media.ts';
import type { Branch, Query } from './query-tree.ts';
import { selectRows, selectToCount } from './read.ts';
import { RestError } from './rest-error.ts';
import type { Relation, Schema } from './schema.ts';
import { type Source, sourceOf } from './source.ts';
import { Statement } from './statement.ts';
import { explain, run, transact } from './transact.ts';

/** Answers rows of a table or view. @throws RestError, or PostgreSQL's refusal */
export async function readTable(
  deps: RestDeps,
  asked: Asked,
  schema: Schema,
  relation: Relation,
): Promise<Response> {
  const { http, media, mostRows } = asked;
  const query = readQuery(asked);
  applyRange(query.root, http.req.header('range'));
  const source = sourceOf(relation);
  const outcome = await transact(deps, asked, { isReadOnly: true }, async (tx) => {
    const kind = await countKind(tx, asked, schema, source, query);
    const statement = new Statement();
    const context = { schema, statement, mostRows };
    const rows = selectRows(context, source, query.select, query.root);
    const total =
      kind === 'exact'
        ? `(select count(*) from (${selectToCount(context, source, query.select, query.root)}) as counted)::int`
        : kind === undefined
          ? 'null::int'
          : `${kind}::int`;
    const text = `with source as (${rows}) select ${total} as total, count(*)::int as page, ${bodyOf(media)} as body from source`;
    return media.kind === 'plan'
      ? explain(tx, media, text, statement)
      : run(tx, text, statement, !asked.preferences.rollsBack);
  });
  if (media.kind === 'plan') return answer(asked, outcome, 200);
  refuseUnlessSingle(media, outcome.page);
  const offset = query.root.offset ?? 0;
  setRange(http, outcome, offset);
  if (outcome.total !== null && offset > 0 && offset >= outcome.total) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${outcome.total} rows.`,
    });
  }
  const isPart = outcome.total !== null && outcome.page < outcome.total;
  return answer(asked, outcome, isPart ? 206 : 200);
}

/** `Range: 0-9` says the same as `offset` and `limit`, where those are not given. */
export function applyRange(root: Branch, header: string | undefined): void {
  const [, from, to] = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || root.limit !== undefined || root.offset !== undefined) return;
  root.offset = Number(from);
  if (to) root.limit = Math.max(0, Number(to) - Number(from) + 1);
}

/** How rows are counted: exactly, not at all, or the planner's own guess. */
async function countKind(
  tx: Tx,
  { preferences: { count }, mostRows }: Asked,
  schema: Schema,
  source: Source,
  query: Query,
): Promise<'exact' | number | undefined> {
  if (count === undefined || count === 'exact') return count;
  const statement = new Statement();
  const rows = selectToCount({ schema, statement, mostRows }, source, query.select, query.root);
  const plan = await explain(tx, { kind: 'plan', options: '', format: 'json' }, rows, statement);
  const [{ Plan }] = JSON.parse(plan.body ?? '[{}]') as [{ Plan?: { 'Plan Rows'?: number } }];
  const guess = Math.trunc(Plan?.['Plan Rows'] ?? 0);
  return count === 'estimated' && guess <= MOST_ROWS ? 'exact' : guess;
}
