import { pino } from 'pino';
import { migrate } from '#platform/database/migrate.ts';
import {
  type ProductOptions,
  productOn,
  type RunningProduct,
} from '../tests/support/running-product.ts';
import { openPlace } from './place.ts';

/** The product in this process, on a database server of its own; both are gone afterwards. */
export async function withProduct(
  options: ProductOptions,
  work: (product: RunningProduct) => Promise<void>,
): Promise<void> {
  const place = await openPlace();
  try {
    await migrate({ owner: place.owner, log: pino({ level: 'warn' }) });
    const product = await productOn(place.owner, options);
    const running = await product.open();
    await work(running);
    await running.stop();
    await product.clean();
  } finally {
    await place.leave();
  }
}
