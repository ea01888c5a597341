import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import type { Licence } from '#company/rules/licence.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { licenceWithYear } from '../rules/licence-purchase.ts';
import {
  countSeatsAddedSince,
  findLicenceOrder,
  findYearsWithFewerSeats,
  forgetKeptSeats,
  type LicenceOrderRow,
  updateLicenceOrder,
  wasNoted,
} from './licence-orders.queries.ts';
import type { LicencesDeps } from './licences-deps.ts';

type Deps = Pick<LicencesDeps, 'database' | 'clock' | 'licences'>;

/** Changes the licence for which a confirmed order paid: once, however often it is told. */
export async function applyLicence(
  deps: LicencesDeps,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  const now = deps.clock.now();
  // An order that moved is no caller: the service changes what it paid for.
  await deps.database.asService(async (tx) => {
    if (!(await findLicenceOrder(tx, orderId))) return;
    const order = await deps.orders.lockOrder(tx, orderId);
    // Read again under the order's lock: who was told at the same moment may have done it.
    const bought = await findLicenceOrder(tx, orderId);
    if (order?.state !== 'confirmed' || !bought || bought.applied_at) return;
    const licence =
      bought.company_id === null ? undefined : await deps.licences.lock(tx, bought.company_id);
    const change = licence && changeOf(licence, bought, parisDayOf(now));
    const event = { order_id: orderId, happened_at: now, actor: 'system' };
    if (bought.company_id === null || !change) {
      // Money for a space that is gone, or for days that are over: a person decides what becomes of it.
      const kind = 'licence-not-applied';
      if (!(await wasNoted(tx, orderId, kind)))
        await deps.orders.insertOrderEvent(tx, { ...event, kind });
      return;
    }
    await deps.licences.change(tx, bought.company_id, change.licence);
    await updateLicenceOrder(tx, orderId, {
      applied_at: now,
      begins_on: change.term.beginsOn,
      ends_on: change.term.endsOn,
      kept_seats: change.keptSeats,
    });
    await deps.orders.insertOrderEvent(tx, { ...event, kind: 'licence-applied' });
    await deps.orders.moveOrder(tx, orderId, { state: 'delivered' });
  });
}

function changeOf(licence: Licence, { kind, seats }: LicenceOrderRow, today: ParisDay) {
  if (kind === 'year') return licenceWithYear(licence, seats, today);
  if (licence.endsOn < today) return undefined;
  return {
    licence: { ...licence, seats: licence.seats + seats },
    term: { beginsOn: today, endsOn: licence.endsOn },
    keptSeats: null,
  };
}

/** Years that were bought with fewer places begin with them; a number that staff have set since stays. */
export async function beginLicenceYears(deps: Deps): Promise<void> {
  const today = parisDayOf(deps.clock.now());
  // A timer is no caller: the service looks at every licence.
  await deps.database.asService(async (tx) => {
    for (const year of await findYearsWithFewerSeats(tx, today)) await beginYear(deps, tx, year);
  });
}

async function beginYear({ licences }: Deps, tx: Tx, year: LicenceOrderRow): Promise<void> {
  const { company_id: companyId, kept_seats: kept } = year;
  const licence = companyId === null ? undefined : await licences.lock(tx, companyId);
  const added = await countSeatsAddedSince(tx, year);
  if (companyId !== null && licence && kept !== null && licence.seats === kept + added) {
    await licences.change(tx, companyId, { ...licence, seats: year.seats + added });
  }
  await forgetKeptSeats(tx, year.order_id);
}
