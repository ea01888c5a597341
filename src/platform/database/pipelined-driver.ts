import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type Transaction,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.gen.ts';

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'> & {
  /** Under which a connection keeps it read. */
  readonly name?: string;
};

const bare = (sql: string): Statement => ({ sql, parameters: [] });

const opening = new WeakSet<object>();
const writing = new WeakSet<object>();
const closing = new WeakSet<object>();
const together = new WeakMap<object, readonly CompiledQuery[]>();

/** Lets a statement, whose result nobody reads, leave together with the next one. */
export function leavesWithNext(query: CompiledQuery): void {
  opening.add(query);
}

/**
 * Writes what answers nothing: it leaves with the next statement, or with the commit, which is then what fails
 * where it is refused.
 */
export async function writeWithNext(tx: Transaction<DB>, query: CompiledQuery): Promise<void> {
  writing.add(query);
  await tx.executeQuery(query);
}

/** Lets the commit leave together with this statement: nothing follows it, nothing calls it off. */
export function closesTransaction<Query extends CompiledQuery>(query: Query): Query {
  closing.add(query);
  return query;
}

type RowsOf<Queries extends readonly CompiledQuery[]> = {
  [At in keyof Queries]: Queries[At] extends CompiledQuery<infer Row> ? Row[] : never;
};

/** Asks several things of which none needs the answer to another: they leave together, and are done in turn. */
export async function askTogether<const Queries extends readonly CompiledQuery[]>(
  tx: Transaction<DB>,
  queries: Queries,
): Promise<RowsOf<Queries>> {
  const rows: unknown[] = [];
  if (tx.getExecutor().adapter instanceof PipelinedAdapter) {
    const asked = CompiledQuery.raw('');
    together.set(asked, queries);
    rows.push(...(await tx.executeQuery(asked)).rows);
  } else {
    for (const query of queries) rows.push((await tx.executeQuery(query)).rows);
  }
  return rows as RowsOf<Queries>;
}

/** By which a connection is known that takes several statements at once. */
class PipelinedAdapter extends PostgresAdapter {}

/**
 * PostgreSQL in fewer round trips: `begin`, what prepares a transaction, its first statement and,
 * where nothing follows, its commit leave in one packet. The server answers them in turn, and
 * refuses all that comes after one that fails.
 * @param pool whose clients are pipelined
 */
export function pipelinedDialect(pool: pg.Pool): Dialect {
  return {
    createAdapter: () => new PipelinedAdapter(),
    createDriver: () => new PipelinedDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PipelinedDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PipelinedConnection(await this.#pool.connect());
  }

  async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel }: TransactionSettings,
  ): Promise<void> {
    of(connection).begin(isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin');
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return of(connection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return of(connection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    of(connection).release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

class PipelinedConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  /** What leaves with the next statement. */
  #waiting: Statement[] = [];
  /** Whether anything was asked or written: else the transaction never begins. */
  #hasWork = false;
  #isOpen = false;
  #ended: Promise<pg.QueryResult> | undefined;
  #isBroken = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  begin(sql: string): void {
    this.#waiting = [bare(sql)];
    this.#hasWork = false;
    this.#isOpen = false;
    this.#ended = undefined;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isOpening = opening.has(query);
    this.#hasWork ||= !isOpening;
    if (isOpening || writing.has(query)) {
      this.#waiting.push(isOpening ? named(query) : query);
      return { rows: [] };
    }
    const queries = together.get(query);
    const results = await this.#ask(queries ?? [query]);
    const [only] = results;
    if (!queries && only) return resultOf<Row>(only);
    return { rows: results.map(({ rows }) => rows) as Row[] };
  }

  /** What waits leaves with them, and the commit where it may. */
  async #ask(queries: readonly CompiledQuery[]): Promise<pg.QueryResult[]> {
    const before = this.#waiting.length;
    const isLast = queries.some((each) => closing.has(each));
    const sent = this.#sendAll(isLast ? [...queries, bare('commit')] : queries);
    if (isLast) this.#ended = sent.pop();
    const results: pg.QueryResult[] = [];
    // The first that failed is why the others did.
    for (const each of sent) results.push(await each);
    return results.slice(before);
  }

  async commit(): Promise<void> {
    if (!this.#hasWork) return;
    if (!this.#ended) {
      const sent = this.#sendAll([bare('commit')]);
      this.#ended = sent.pop();
      for (const each of sent) await each;
    }
    // What somebody caught had failed the transaction all the same.
    if ((await this.#ended)?.command === 'ROLLBACK')
      throw new Error('the transaction had failed: nothing was kept');
  }

  async rollback(): Promise<void> {
    this.#waiting = [];
    if (!this.#isOpen) return;
    if (this.#ended) {
      // The commit that left with the failed statement ended the transaction.
      await this.#ended.catch(() => undefined);
      return;
    }
    try {
      await this.#send(bare('rollback'));
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  // biome-ignore lint/correctness/useYield: what Kysely asks of a connection; nothing here streams
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('results are not streamed over a pipelined connection');
  }

  /** After what waits, in one packet. */
  #sendAll(statements: readonly Statement[]): Promise<pg.QueryResult>[] {
    const { stream } = this.#client.connection;
    stream.cork();
    const sent = [...this.#waiting, ...statements].map((each) => this.#send(each));
    stream.uncork();
    this.#waiting = [];
    this.#isOpen = true;
    return sent;
  }

  /** Somebody waits for it later; until then a failure is nobody's to handle. */
  #send({ sql, parameters, name }: Statement): Promise<pg.QueryResult> {
    const answer = this.#client.query({
      text: sql,
      values: [...parameters],
      ...(name !== undefined && { name }),
    });
    answer.catch(() => undefined);
    return answer;
  }
}

const names = new Map<string, string>();

/** What prepares a transaction is always the same few texts: each connection reads them once. */
function named({ sql, parameters }: CompiledQuery): Statement {
  if (parameters.length === 0) return { sql, parameters };
  const name = names.get(sql) ?? `opening-${names.size}`;
  names.set(sql, name);
  return { sql, parameters, name };
}

function resultOf<Row>({ command, rowCount, rows }: pg.QueryResult): QueryResult<Row> {
  const isChange = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command);
  return {
    rows: rows as Row[],
    ...(isChange && rowCount !== null && { numAffectedRows: BigInt(rowCount) }),
  };
}

const of = (connection: DatabaseConnection) => connection as PipelinedConnection;
