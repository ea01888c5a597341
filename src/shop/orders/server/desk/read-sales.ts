import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import type { ReadSales } from '../../contract.ts';
import { type Sum, salesMondays, yearBefore } from '../../rules/sales.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { findOpenMoney, findSoldWeeks } from './sales.queries.ts';

const NOTHING: Sum = { orders: 0, cents: 0 };

/** Sales by week beside those of a year before, and what is still to be paid; as of one moment. */
export function readSales(deps: OrdersDeps, call: Call): Promise<OutputOf<ReadSales>> {
  const today = parisDayOf(deps.clock.now());
  return deps.database.asCallerAtOneMoment(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'read-orders');
    const sold = await findSoldWeeks(tx, today);
    const weeks = salesMondays(today).map((monday) => ({
      monday,
      sold: sold.get(monday) ?? NOTHING,
      yearBefore: sold.get(yearBefore(monday)) ?? NOTHING,
    }));
    return { weeks, ...(await findOpenMoney(tx, today)) };
  });
}
