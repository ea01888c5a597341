import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { PrepareOrders } from '../../contract.ts';
import { insertOrderEvent } from '../orders.queries.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { beginPreparation } from './acts.queries.ts';

export function prepareOrders(
  deps: OrdersDeps,
  call: Call,
  { orderIds }: ParsedInputOf<PrepareOrders>,
): Promise<OutputOf<PrepareOrders>> {
  const caller = signedInCaller(call);
  return deps.database.asCaller(caller, async (tx) => {
    await requireStaff(tx, 'pack-orders');
    // States are granted to no caller: the service moves them for who is of the staff.
    return withServiceRights(tx, async (service) => {
      const prepared = await beginPreparation(service, orderIds);
      for (const orderId of prepared) {
        await insertOrderEvent(service, {
          order_id: orderId,
          happened_at: deps.clock.now(),
          actor: 'staff',
          staff_id: caller.claims.sub,
          kind: 'preparation-started',
        });
      }
      return { prepared: prepared.length };
    });
  });
}
