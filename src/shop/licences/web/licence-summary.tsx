import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { OrderTotals } from '#shop/orders/web/checkout/order-totals.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { LicenceOffer, LicencePrice } from '../contract.ts';
import type { LicenceOfferChoice } from './use-licence-offer.ts';

type Props = { readonly price: LicencePrice; readonly choice: LicenceOfferChoice };

/** From when to when, what one place costs, and the sum. */
export function LicenceSummary({ price, choice }: Props) {
  const t = useTranslations('licences.licence');
  const { offer, shown } = choice;
  return (
    <section
      aria-labelledby="summary-title"
      aria-busy={!offer}
      className="grid gap-4 rounded-lg border border-line bg-surface p-6"
    >
      <h2 id="summary-title" className="text-xl">
        {t('summary.title')}
      </h2>
      {choice.isAway && !offer && (
        <RetryNotice text={t('away')} retryLabel={t('retry')} onRetry={choice.ask} />
      )}
      {!shown && <Loading text={t('loading')} />}
      {shown && (
        <div aria-live="polite" className="grid gap-4">
          <Terms offer={shown} />
          <Remarks offer={shown} price={price} />
          <OrderTotals totals={shown.totals} hasDeliveryLine={false} />
        </div>
      )}
    </section>
  );
}

function Terms({ offer }: { offer: LicenceOffer }) {
  const t = useTranslations('licences.licence.summary');
  const language = useLocale();
  const { kind, seats, seatsAfter, beginsOn, endsOn, parts } = offer;
  const term = { from: formatDay(beginsOn, language), to: formatDay(endsOn, language) };
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{t(`line.${kind}`, { seats })}</p>
      <p>{t('term', term)}</p>
      {parts.map(({ from, to, unitNetCents }) => (
        <p key={from} className="text-ink-soft">
          {t(parts.length === 1 ? 'unit' : 'part', {
            from,
            to,
            price: formatMoney(unitNetCents, language),
          })}
        </p>
      ))}
      {kind === 'seats' && <p className="text-ink-soft">{t('after', { seats: seatsAfter })}</p>}
    </div>
  );
}

/** Nobody is turned away for want of a place, and no place that was paid for is taken back. */
function Remarks({ offer, price }: { offer: LicenceOffer; price: LicencePrice }) {
  const t = useTranslations('licences.licence');
  const { licence, people } = price;
  const isKept =
    offer.kind === 'year' &&
    licence.kind === 'paid' &&
    licence.state !== 'over' &&
    offer.seats < licence.seats;
  return (
    <>
      {offer.seatsAfter < people && <Notice kind="info">{t('fewer', { people })}</Notice>}
      {isKept && <Notice kind="info">{t('kept', { seats: licence.seats })}</Notice>}
    </>
  );
}
