import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { exportDuerpCsv, printDuerp } from '#risks/contract.ts';
import { largeDocument } from '../tests/support/large-document.ts';
import type { RunningProduct } from '../tests/support/running-product.ts';
import { median } from './measure.ts';
import { sized } from './size.ts';
import { withProduct } from './with-product.ts';

const RISKS = sized(880, 20);
const PRINTS = sized(7, 1);
const LISTS = [sized(10_000, 200), sized(100_000, 400)];
const SAMPLE_MS = 200;
const MIB = 2 ** 20;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const out = (text: string) => process.stdout.write(`${text}\n`);

/**
 * The risk document on paper, and as a list however long: what it takes beside the same rows read from
 * the database, and how much is held meanwhile. Product and reader share the process.
 */
export async function benchDuerp(): Promise<void> {
  await withProduct({}, async (product) => {
    await benchPdf(product);
    for (const risks of LISTS) await benchCsv(product, risks);
  });
}

async function benchPdf(product: RunningProduct): Promise<void> {
  const { companyId, ownerId } = await largeDocument(product.database, RISKS);
  const input = { companyId, versionId: null, kind: 'reading' };
  const seconds: number[] = [];
  let bytes = 0;
  for (let print = 0; print <= PRINTS; print += 1) {
    const start = performance.now();
    const answer = await ask(product, ownerId, printDuerp.name, input);
    bytes = (await answer.arrayBuffer()).byteLength;
    // The first one starts the thread that prints.
    if (print > 0) seconds.push((performance.now() - start) / 1_000);
  }
  out(`PDF of ${RISKS} rows over HTTP, ${PRINTS} times: median ${median(seconds).toFixed(2)} s,`);
  out(
    `most ${Math.max(...seconds).toFixed(2)} s (asked: under 2 s); ${(bytes / MIB).toFixed(1)} MiB`,
  );
}

async function benchCsv(product: RunningProduct, risks: number): Promise<void> {
  const { companyId, ownerId } = await largeDocument(product.database, risks);
  const raw = await timed(async () => {
    const client = await product.database.ownerPool.connect();
    await client.query('select * from public.assessed_risks where company_id = $1', [companyId]);
    client.release();
  });
  const read = async () => {
    let lines = 0;
    const answer = await ask(product, ownerId, exportDuerpCsv.name, { companyId, versionId: null });
    for await (const piece of answer.body ?? []) lines += newlinesIn(piece);
    return lines;
  };
  let lines = 0;
  const taken = await timed(async () => {
    lines = await read();
  });
  // Another time, as what is held can only be told from garbage by collecting it, which takes time.
  const before = heldBytes();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, heldBytes());
  }, SAMPLE_MS);
  await read();
  clearInterval(timer);
  out(
    `\nCSV of ${risks} rows: ${taken.toFixed(2)} s, ${(risks / taken).toFixed(0)} rows/s, ${lines} lines;`,
  );
  out(
    `at most ${((most - before) / MIB).toFixed(1)} MiB more are held meanwhile; the rows alone, read at once: ${raw.toFixed(2)} s`,
  );
}

async function ask(product: RunningProduct, sub: string, name: string, input: object) {
  const token = await product.backend.tokens.signAccess({ role: 'authenticated', sub }, 3_600);
  const answer = await fetch(`${product.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-language': 'fr',
    },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  return answer;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

/** What is in use, garbage collected before. */
function heldBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function newlinesIn(piece: Uint8Array): number {
  return piece.reduce((sum, byte) => sum + (byte === 10 ? 1 : 0), 0);
}
