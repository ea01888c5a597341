import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { Readable } from 'node:stream';
import type pg from 'pg';

// COPY, which the driver speaks and has no words for.

/** What of the driver's connection carries it. */
type Wire = {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
  readonly stream: Duplex;
};

/** Rows as PostgreSQL writes them, and how many they were once all are read. */
export function copyOut(
  client: pg.ClientBase,
  statement: string,
): { readonly content: AsyncIterable<Buffer>; readonly rows: Promise<number> } {
  const { promise: rows, resolve, reject } = Promise.withResolvers<number>();
  rows.catch(() => undefined);
  let wire: Wire | undefined;
  let count = 0;
  const content = new Readable({
    read: () => void wire?.stream.resume(),
    destroy: (error, done) => {
      // Whoever stops reading leaves the connection to itself.
      wire?.stream.resume();
      done(error);
    },
  });
  submit(client, {
    submit(connection) {
      wire = connection;
      connection.query(statement);
    },
    handleCopyData({ chunk }) {
      // The driver uses its buffer again.
      if (!content.destroyed && !content.push(Buffer.from(chunk))) wire?.stream.pause();
    },
    handleCommandComplete({ text }) {
      count = rowsIn(text);
    },
    handleReadyForQuery() {
      resolve(count);
      if (!content.destroyed) content.push(null);
    },
    handleError(error) {
      reject(error);
      content.destroy(error);
    },
  });
  return { content, rows };
}

/** @returns how many rows they were; rejects with what the source or the database says */
export function copyIn(
  client: pg.ClientBase,
  statement: string,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let count = 0;
  let isRefused = false;
  submit(client, {
    submit: (connection) => connection.query(statement),
    handleCopyInResponse(wire) {
      feed(wire).catch((error: unknown) => {
        reject(error);
        if (!isRefused) wire.sendCopyFail('the source ended');
      });
    },
    handleCommandComplete({ text }) {
      count = rowsIn(text);
    },
    handleReadyForQuery: () => resolve(count),
    handleError(error) {
      isRefused = true;
      reject(error);
    },
  });
  return promise;

  async function feed(wire: Wire): Promise<void> {
    for await (const piece of source) {
      if (isRefused) return;
      wire.sendCopyFromChunk(piece);
      if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain');
    }
    wire.endCopyFrom();
  }
}

const rowsIn = (tag: string) => Number(/^COPY (\d+)/.exec(tag)?.[1] ?? 0);

/** What the driver calls while it answers a statement. */
type Answering = {
  submit(connection: Wire): void;
  handleCopyData?(message: { readonly chunk: Buffer }): void;
  handleCopyInResponse?(connection: Wire): void;
  handleCommandComplete(message: { readonly text: string }): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
};

function submit(client: pg.ClientBase, answering: Answering): void {
  client.query(answering as unknown as pg.Submittable);
}
