import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import { changeSubscription } from './change-subscription.ts';
import { readRecurring } from './read-recurring.ts';
import { listSubscriptions, searchSubscriptions } from './read-subscriptions.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';

/** Subscriptions as browsers and other programs may call them. */
export function subscriptionFunctions(deps: SubscriptionsDeps): ServedFunction[] {
  return [
    serve(contracts.listSubscriptions, (call, input) => listSubscriptions(deps, call, input)),
    serve(contracts.searchSubscriptions, (call, input) => searchSubscriptions(deps, call, input)),
    serve(contracts.readRecurring, (call) => readRecurring(deps, call)),
    serve(contracts.changeSubscription, (call, input) => changeSubscription(deps, call, input)),
  ];
}
