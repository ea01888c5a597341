import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type LimitNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
  ValueNode,
} from 'kysely';
import type pg from 'pg';
import { createStatementNames, type StatementNames } from './statement-names.ts';

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

const COMMIT: Statement = { sql: 'commit', parameters: [] };
const ROLLBACK: Statement = { sql: 'rollback', parameters: [] };

/** What leaves with the next statement, and the role that all run as from there on, where it changes. */
const opening = new WeakMap<object, string | undefined>();
const closing = new WeakSet<object>();

/**
 * Lets a statement, whose result nobody reads, leave together with the next one.
 * @param role that it gives the transaction
 */
export function leavesWithNext(query: CompiledQuery, role?: string): void {
  opening.set(query, role);
}

/** Lets the commit leave together with this statement: nothing follows it, nothing calls it off. */
export function closesTransaction(query: CompiledQuery): void {
  closing.add(query);
}

/**
 * PostgreSQL in fewer round trips and with less to plan: `begin`, what prepares a transaction, its first
 * statement and, where nothing follows, its commit leave in one packet. The server answers them in turn,
 * and refuses all that comes after one that fails. What comes again is kept planned.
 * @param pool whose clients are pipelined
 */
export function pipelinedDialect(pool: pg.Pool, names = createStatementNames()): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PipelinedDriver(pool, names),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new LimitsInText(),
  };
}

/** How many rows are asked for decides the plan: one kept for another number may be the wrong one. */
class LimitsInText extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value))
      this.append(`limit ${limit.value}`);
    else super.visitLimit(node);
  }
}

class PipelinedDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #names: StatementNames;

  constructor(pool: pg.Pool, names: StatementNames) {
    this.#pool = pool;
    this.#names = names;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PipelinedConnection(await this.#pool.connect(), this.#names);
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
  readonly #names: StatementNames;
  /** What leaves with the next statement; where a transaction asks nothing, it never begins. */
  #waiting: Statement[] = [];
  #hasBegun = false;
  #role = '';
  #ended: Promise<pg.QueryResult> | undefined;
  #isBroken = false;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  begin(sql: string): void {
    this.#waiting = [{ sql, parameters: [] }];
    this.#hasBegun = false;
    this.#role = '';
    this.#ended = undefined;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (opening.has(query)) {
      this.#waiting.push(query);
      this.#role = opening.get(query) ?? this.#role;
      return { rows: [] };
    }
    const { stream } = this.#client.connection;
    stream.cork();
    const before = this.#waiting.map((each) => this.#send(each));
    const answer = this.#send(query);
    if (closing.has(query)) this.#ended = this.#send(COMMIT);
    stream.uncork();
    this.#waiting = [];
    this.#hasBegun = true;
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
    if (!this.#hasBegun) return;
    const { command } = await (this.#ended ?? this.#send(COMMIT));
    // What somebody caught had failed the transaction all the same.
    if (command === 'ROLLBACK') throw new Error('the transaction had failed: nothing was kept');
  }

  async rollback(): Promise<void> {
    if (!this.#hasBegun) return;
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

  release(): void {
    this.#client.release(this.#isBroken);
  }

  // biome-ignore lint/correctness/useYield: what Kysely asks of a connection; nothing here streams
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('results are not streamed over a pipelined connection');
  }

  /** Somebody waits for it later; until then a failure is nobody's to handle. */
  #send({ sql, parameters }: Statement): Promise<pg.QueryResult> {
    const name = this.#names.nameOf(this.#client, this.#role, sql);
    const answer = this.#client.query({
      text: sql,
      values: [...parameters],
      ...(name !== undefined && { name }),
    });
    answer.catch((error: unknown) => {
      if (name !== undefined) this.#names.noteFailure(error, name);
    });
    return answer;
  }
}

const of = (connection: DatabaseConnection) => connection as PipelinedConnection;
