import { on, type Subscription } from '#platform/jobs/events.ts';
import { invoiceEvents } from '#shop/invoices/events.ts';
import { orderEvents } from '#shop/orders/events.ts';
import type { IntegrationsDeps } from './integrations-deps.ts';
import { tellWebhooks } from './tell-webhooks.ts';

/** What programs are told: that something changed, and by which number they read it; nothing of anybody. */
export function followEvents(deps: IntegrationsDeps): Subscription[] {
  return [
    on(
      orderEvents.stateChanged,
      ({ orderId, state }) =>
        tellWebhooks(deps, {
          ...{ type: 'order.changed', orderId, subject: `${orderId}:${state}` },
          dataOf: (number) => ({ number, state }),
        }),
      { after: ['gifts'] },
    ),
    on(invoiceEvents.issued, ({ orderId, invoiceId, number, kind }) =>
      tellWebhooks(deps, {
        ...{ type: 'invoice.issued', orderId, subject: invoiceId },
        dataOf: (orderNumber) => ({ number, kind, orderNumber }),
      }),
    ),
    on(orderEvents.parcelMoved, ({ orderId, parcelId, parcel, state }) =>
      tellWebhooks(deps, {
        ...{ type: 'delivery.changed', orderId, subject: `${parcelId}:${state}` },
        dataOf: (orderNumber) => ({ id: parcelId, orderNumber, parcel, state }),
      }),
    ),
  ];
}
