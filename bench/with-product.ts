import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { migrate } from '#platform/database/migrate.ts';
import { resolveServer } from '#platform/database/server.ts';
import {
  type ProductOptions,
  productOn,
  type RunningProduct,
} from '../tests/support/running-product.ts';

/** The product in this process, on a database server of its own; both are gone afterwards. */
export async function withProduct(
  options: ProductOptions,
  work: (product: RunningProduct) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prevenance-bench-'));
  const log = pino({ level: 'warn' });
  const server = await resolveServer({ dataDir, log });
  try {
    await migrate({ owner: server.owner, log });
    const product = await productOn(server.owner, options);
    const running = await product.open();
    await work(running);
    await running.stop();
    await product.clean();
  } finally {
    await server.release();
    await rm(dataDir, { recursive: true, force: true });
  }
}
