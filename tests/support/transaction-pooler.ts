import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';
import { onTestFinished } from 'vitest';

const PROTOCOL = 196_608;
const IN_NO_TRANSACTION = 'I'.charCodeAt(0);
/** That whoever asked is let in, and may ask. */
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);

function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
}

/** Hands on whole messages, however they arrive. @param first whether the very first one has no kind */
function cutter(take: (kind: string, whole: Buffer) => void, isFirstBare: boolean) {
  let held = Buffer.alloc(0);
  let isBare = isFirstBare;
  return (chunk: Buffer) => {
    held = Buffer.concat([held, chunk]);
    for (;;) {
      const before = isBare ? 0 : 1;
      if (held.length < before + 4) return;
      const length = before + held.readInt32BE(before);
      if (held.length < length) return;
      const whole = held.subarray(0, length);
      held = held.subarray(length);
      take(isBare ? '' : String.fromCharCode(whole[0] ?? 0), whole);
      isBare = false;
    }
  };
}

/** A pool by transactions: all who connect share one session, each for as long as a transaction. Plain queries only. */
export async function startTransactionPooler(target: pg.PoolConfig): Promise<pg.PoolConfig> {
  const waiting: { readonly from: Socket; readonly query: Buffer }[] = [];
  let holder: Socket | undefined;
  const session = connect(`${target.host}/.s.PGSQL.${target.port}`);
  const isOpen = Promise.withResolvers<void>();
  let isStarted = false;

  function next(): void {
    if (holder) return;
    const asked = waiting.shift();
    if (!asked) return;
    holder = asked.from;
    session.write(asked.query);
  }

  const answered = (kind: string, whole: Buffer) => {
    if (isStarted) holder?.write(whole);
    if (kind !== 'Z') return;
    isStarted = true;
    isOpen.resolve();
    if (whole[5] === IN_NO_TRANSACTION) holder = undefined;
    next();
  };
  session.on('data', cutter(answered, false));
  const words = Buffer.from(`user\0${target.user}\0database\0${target.database}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(words.length + 8);
  head.writeInt32BE(PROTOCOL, 4);
  session.write(Buffer.concat([head, words]));
  await isOpen.promise;

  const server = createServer((client) => {
    client.on('error', () => undefined);
    const asked = (kind: string, whole: Buffer) => {
      if (kind === '') client.write(WELCOME);
      else if (kind === 'X') client.end();
      else if (holder === client) session.write(whole);
      else {
        waiting.push({ from: client, query: Buffer.from(whole) });
        next();
      }
    };
    client.on('data', cutter(asked, true));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    session.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { host: '127.0.0.1', port, user: target.user, database: target.database };
}
