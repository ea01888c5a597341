import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { readParcelLines, restockable } from '#shop/sales/rules/parcels.ts';
import type { RestockParcel } from '../../contract.ts';
import { readReason } from '../../rules/orders-at-work.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { wasDone } from './acts.queries.ts';
import { onParcel } from './keep-parcels.ts';
import { moveEach, piecesOf } from './take-again.ts';

/** Pieces of a returned parcel go back to the stock, as many of each line as a person says. */
export async function restockParcel(
  deps: OrdersDeps,
  call: Call,
  { parcelId, actId, form }: ParsedInputOf<RestockParcel>,
): Promise<OutputOf<RestockParcel>> {
  const { text: reason, problems } = readReason(form, 'reason');
  await onParcel(deps, call, parcelId, async (at, parcel) => {
    const { tx, order, note } = at;
    if (await wasDone(tx, actId)) return;
    const most = restockable(parcel, await piecesOf(tx, order.id));
    if (most.length === 0) throw new Refusal('conflict', { details: { state: parcel.state } });
    const chosen = readParcelLines(form, most);
    refuseProblems([...chosen.problems, ...problems]);
    await moveEach(at, parcelId, chosen.lines, { kind: 'put-back', order_id: order.id, reason });
    const pieces = chosen.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const details = { parcel: parcel.number, pieces };
    await note({ kind: 'parcel-restocked', reason, details, act_id: actId });
  });
  return {};
}
