import { mayStaff, requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import { normalizeSearch } from '#basics/normalize-search.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ListSubscriptions, SearchSubscriptions, Subscription } from '../contract.ts';
import { SUBSCRIPTIONS_PAGE } from '../rules/changes.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';
import {
  countByState,
  findOwn,
  findShown,
  findViews,
  type ShownSubscription,
  type ViewedSubscription,
} from './views.queries.ts';

export function listSubscriptions(
  { database, clock }: SubscriptionsDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListSubscriptions>,
): Promise<OutputOf<ListSubscriptions>> {
  const caller = signedInCaller(call);
  return database.asCaller(caller, async (tx) => ({
    subscriptions: await views(tx, await findOwn(tx, companyId), {
      userId: caller.claims.sub,
      today: parisDayOf(clock.now()),
    }),
  }));
}

export function searchSubscriptions(
  { database, clock }: SubscriptionsDeps,
  call: Call,
  { search, state, page }: ParsedInputOf<SearchSubscriptions>,
): Promise<OutputOf<SearchSubscriptions>> {
  const caller = signedInCaller(call);
  return database.asCallerAtOneMoment(caller, async (tx) => {
    await requireStaff(tx, 'read-orders');
    const words = normalizeSearch(search).split(/\s+/).filter(Boolean);
    const limits = { limit: SUBSCRIPTIONS_PAGE, offset: (page - 1) * SUBSCRIPTIONS_PAGE };
    const mayServe = await mayStaff(tx, 'serve-orders');
    const found = await findShown(tx, { words, state }, limits);
    const shown = found.map((each) => ({ ...each, may_change: each.may_change && mayServe }));
    const counts = await countByState(tx, words);
    const inState = counts.filter((each) => state === null || each.state === state);
    return {
      subscriptions: await views(tx, shown, {
        userId: caller.claims.sub,
        today: parisDayOf(clock.now()),
      }),
      // Known beyond the last page too, where no row tells it.
      total: inState.reduce((sum, { count }) => sum + count, 0),
      counts: [...counts],
    };
  });
}

/** By whom, and when. */
type Asked = { readonly userId: string; readonly today: ParisDay };

/** In the order of `shown`: those that the database has let the caller see. */
async function views(
  tx: Tx,
  shown: readonly ShownSubscription[],
  asked: Asked,
): Promise<Subscription[]> {
  // The VAT of a box that is no longer sold is shown to nobody else; the service reads it for its buyers.
  const found = await withServiceRights(tx, (service) =>
    findViews(
      service,
      shown.map(({ id }) => id),
    ),
  );
  const byId = new Map(found.map((view) => [view.id, view]));
  return shown.flatMap(({ id, may_change: mayChange }) => {
    const row = byId.get(id);
    return row ? [viewOf(row, mayChange, asked)] : [];
  });
}

function viewOf(
  row: ViewedSubscription,
  mayChange: boolean,
  { userId, today }: Asked,
): Subscription {
  const { user_ids: userIds, history, ...view } = row;
  return {
    ...view,
    today,
    mayChange,
    history: history.map((event, index) => ({
      ...event,
      at: new Date(event.at).toISOString(),
      isOwn: userIds[index] === userId,
    })),
  };
}
