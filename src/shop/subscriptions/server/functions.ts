import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import { runChangeSubscription } from './change-subscription.ts';
import { runListSubscriptions, runSearchSubscriptions } from './read-subscriptions.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';

/** Subscriptions as browsers and other programs may call them. */
export function subscriptionFunctions(deps: SubscriptionsDeps): ServedFunction[] {
  return [
    serve(contracts.listSubscriptions, (call, input) => runListSubscriptions(deps, call, input)),
    serve(contracts.searchSubscriptions, (call, input) =>
      runSearchSubscriptions(deps, call, input),
    ),
    serve(contracts.changeSubscription, (call, input) => runChangeSubscription(deps, call, input)),
  ];
}
