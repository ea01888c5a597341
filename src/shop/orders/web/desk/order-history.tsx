import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { Card } from '#ui/card.tsx';
import type { OrderFile } from '../../contract.ts';

type Event = OrderFile['events'][number];

/** Who did what, when and why; the newest first. */
export function OrderHistory({ order }: { order: OrderFile }) {
  const t = useTranslations('orders.staffOrders.history');
  const language = useLocale();
  const words = useEventWords();
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      <ol className="grid gap-3" reversed>
        {order.events.toReversed().map((event, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: from the end, events never move
            key={order.events.length - index}
            className="grid gap-x-4 sm:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <time dateTime={event.at} className="text-ink-soft">
              {formatMoment(new Date(event.at), language)}
            </time>
            <div className="[overflow-wrap:anywhere]">
              {words(event)}
              {event.reason && event.kind !== 'expired' && (
                <p className="text-sm whitespace-pre-line text-ink-soft">{event.reason}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function useEventWords(): (event: Event) => string {
  const t = useTranslations('orders.staffOrders.history');
  const language = useLocale();
  return ({ kind, details, by, actor }) => {
    const amount = formatMoney(Number(details.amountCents ?? 0), language);
    const key = `kinds.${kind}` as 'kinds.parcel-made';
    const what = t.has(key)
      ? t(key, {
          amount,
          parcel: Number(details.parcel ?? 0),
          pieces: Number(details.pieces ?? 0),
          number: Number(details.number ?? 0),
          days: Number(details.days ?? 0),
          isBefore: Number(details.days ?? 0) < 0 ? 'yes' : 'no',
          isPart: details.amountCents === undefined ? 'no' : 'yes',
        } as { parcel: number })
      : kind;
    const known = `actors.${actor}` as 'actors.staff';
    return t('line', { what, who: by ?? (t.has(known) ? t(known) : actor) });
  };
}
