import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

const COMMIT: Statement = { sql: 'commit', parameters: [] };
const ROLLBACK: Statement = { sql: 'rollback', parameters: [] };

const opening = new WeakSet<object>();
const closing = new WeakSet<object>();

/** Lets a statement, whose result nobody reads, leave together with the next one. */
export function leavesWithNext(query: CompiledQuery): void {
  opening.add(query);
}

/** Lets the commit leave together with this statement: nothing follows it, nothing calls it off. */
export function closesTransaction(query: CompiledQuery): void {
  closing.add(query);
}

/**
 * PostgreSQL in fewer round trips: `begin`, what prepares a transaction, its first statement and,
 * where nothing follows, its commit leave in one packet. The server answers them in turn, and
 * refuses all that comes after one that fails.
 * @param pool whose clients are pipelined
 */
export function pipelinedDialect(pool: pg.Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
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
  #waiting: Statement[] = [];
  #ended: Promise<pg.QueryResult> | undefined;
  #isBroken = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  begin(sql: string): void {
    this.#waiting = [{ sql, parameters: [] }];
    this.#ended = undefined;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (opening.has(query)) {
      this.#waiting.push(query);
      return { rows: [] };
    }
    const { stream } = this.#client.connection;
    stream.cork();
    const before = this.#waiting.map((each) => this.#send(each, nameOf(each)));
    const answer = this.#send(query);
    if (closing.has(query)) this.#ended = this.#send(COMMIT);
    stream.uncork();
    this.#waiting = [];
    // The first that failed is why the others did.
    await Promise.all(before);
    const { command, rowCount, rows } = await answer;
    const isChange = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command);
    return {
      rows: rows as Row[],
      ...(isChange && rowCount !== null && { numAffectedRows: BigInt(rowCount) }),
    };
  }

  async commit(): Promise<void> {
    if (this.#neverBegan()) return;
    const { command } = await (this.#ended ?? this.#send(COMMIT));
    // What somebody caught had failed the transaction all the same.
    if (command === 'ROLLBACK') throw new Error('the transaction had failed: nothing was kept');
  }

  async rollback(): Promise<void> {
    if (this.#neverBegan()) return;
    if (this.#ended) {
      // The commit that left with the failed statement ended the transaction.
      await this.#ended.catch(() => undefined);
      return;
    }
    try {
      await this.#send(ROLLBACK);
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  #neverBegan(): boolean {
    const isSo = this.#waiting.length > 0;
    this.#waiting = [];
    return isSo;
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  // biome-ignore lint/correctness/useYield: what Kysely asks of a connection; nothing here streams
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('results are not streamed over a pipelined connection');
  }

  /** Somebody waits for it later; until then a failure is nobody's to handle. */
  #send({ sql, parameters }: Statement, name?: string): Promise<pg.QueryResult> {
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
function nameOf({ sql, parameters }: Statement): string | undefined {
  if (parameters.length === 0) return undefined;
  const name = names.get(sql) ?? `opening-${names.size}`;
  names.set(sql, name);
  return name;
}

const of = (connection: DatabaseConnection) => connection as PipelinedConnection;
