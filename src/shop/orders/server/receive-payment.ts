import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Receives a provider's notification. It is answered with success only once its effect is
 * durable; anything else makes the provider send it again.
 */
export async function receivePayment(
  deps: OrdersDeps,
  provider: string,
  request: Request,
): Promise<Response> {
  const door = deps.cardPayments;
  if (door?.provider !== provider) return new Response('Unknown provider', { status: 404 });
  try {
    const notification = await door.readNotification(request.headers, await request.text());
    if (!notification) return new Response('Signature refused', { status: 400 });
    const { eventId, reference } = notification;
    // About something else than an attempt to pay, it is none of ours.
    if (reference) await settlePayment(deps, { provider: door.provider, eventId, reference });
    return new Response(null, { status: 204 });
  } catch (error) {
    deps.log.error({ err: error, provider }, 'a payment notification took no effect');
    const isAway = error instanceof DatabaseUnavailable;
    return new Response('Try again', { status: isAway ? 503 : 500 });
  }
}
