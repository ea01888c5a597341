import { z } from 'zod';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { VatNumbersUnavailable } from '#platform/vies/vat-number-registry.ts';
import { findOrder, insertOrderEvent, listOrderLines, type OrderRow } from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { askAbout } from './vat-numbers.ts';

/** Asks VIES once more, as an order that bears no VAT is paid: days may have passed since it was placed. */
export const CHECK_SOLD_NUMBER_TASK = 'check-sold-number';
export const LAPSED_NUMBER = 'vat-number-lapsed';

const payload = z.object({ orderId: z.uuid() });

export async function watchSoldNumber(
  tx: Tx,
  { id: orderId, vat_check_id: proofId }: Pick<OrderRow, 'id' | 'vat_check_id'>,
): Promise<void> {
  if (proofId === null) return;
  const key = `${CHECK_SOLD_NUMBER_TASK}:${orderId}`;
  await enqueueJob(tx, { task: CHECK_SOLD_NUMBER_TASK, payload: { orderId }, key });
}

/**
 * Whether the number is valid still: staff read in the order’s file that it is not, before anything is sent.
 * @throws VatNumbersUnavailable while VIES is away, so that it is asked again later
 */
export async function checkSoldNumber(deps: OrdersDeps, given: unknown): Promise<void> {
  const { orderId } = payload.parse(given);
  // A job is no caller: the service keeps the file.
  const number = await deps.database.asService(async (tx) => {
    const lines = await listOrderLines(tx, orderId);
    const isExempt = lines.some(({ vat_category: of }) => of === 'K' || of === 'AE');
    return isExempt ? (await findOrder(tx, orderId))?.vat_number : undefined;
  });
  if (!number || !deps.vatNumbers) return;
  const check = await askAbout(deps, number);
  if (!check) throw new VatNumbersUnavailable(`VIES has said nothing for order ${orderId}`);
  if (check.is_valid) return;
  await deps.database.asService((tx) =>
    insertOrderEvent(tx, {
      order_id: orderId,
      happened_at: deps.clock.now(),
      actor: 'system',
      kind: LAPSED_NUMBER,
    }),
  );
}
