import { useLocale, useTranslations } from 'use-intl';
import { countryName } from '#basics/country-name.ts';
import { formatMoney } from '#basics/money.ts';
import { MAX_QUANTITY } from '#shop/sales/rules/cart.ts';
import { categoryOf } from '#shop/sales/rules/vat.ts';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Quote, QuotedLine } from '../../contract.ts';
import type { useCartQuote } from '../cart/use-cart-quote.ts';
import { OrderTotals } from './order-totals.tsx';

/** What is ordered, at the prices of the catalogue, and what stands in the way of it. */
export function CheckoutSummary({ cart }: { cart: ReturnType<typeof useCartQuote> }) {
  const t = useTranslations('orders.checkout');
  const { open } = useCart();
  return (
    <section
      aria-labelledby="summary-title"
      aria-busy={!cart.isCurrent}
      className="grid gap-4 rounded-lg border border-line bg-surface p-6"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="summary-title" className="text-xl">
          {t('summary.title')}
        </h2>
        <Button kind="quiet" size="small" onClick={open}>
          {t('summary.edit')}
        </Button>
      </div>
      {cart.isPending && <Loading text={t('summary.pending')} />}
      {cart.isError && (
        <Notice kind="danger" isLive>
          <p>{t('summary.away')}</p>
          <Button kind="secondary" size="small" onClick={() => void cart.refetch()}>
            {t('summary.retry')}
          </Button>
        </Notice>
      )}
      {cart.quote && (
        <>
          <ul className="grid gap-3">
            {cart.quote.lines.map((line) => (
              <SummaryLine key={line.lineId} line={line} />
            ))}
            <CarriageLine carriage={cart.quote.carriage} country={cart.deliveredTo?.country} />
          </ul>
          <OrderTotals totals={cart.quote.totals} hasDeliveryLine={cart.quote.carriage === null} />
          <p role="status" className="text-sm text-ink-soft empty:hidden">
            {cart.quote.carriage && t(`summary.abroad.${vatAbroad(cart.quote)}`)}
          </p>
        </>
      )}
    </section>
  );
}

type CarriageLineProps = {
  readonly carriage: Quote['carriage'];
  readonly country: string | undefined;
};

/** Carriage abroad, of every box. */
export function CarriageLine({ carriage, country = '' }: CarriageLineProps) {
  const t = useTranslations('orders.checkout');
  const language = useLocale();
  if (!carriage) return null;
  const { quantity, unitNetCents, netCents } = carriage;
  const unit = formatMoney(unitNetCents, language);
  return (
    <li className="flex justify-between gap-4">
      <span>
        {t('summary.carriage', { quantity, unit, country: countryName(country, language) })}
      </span>
      <span className="tabular-nums">{formatMoney(netCents, language)}</span>
    </li>
  );
}

/** How VAT is charged on what leaves France, which the price says silently otherwise. */
export function vatAbroad({ totals }: Quote): 'taxed' | 'K' {
  return totals.vatGroups.some((group) => categoryOf(group) === 'K') ? 'K' : 'taxed';
}

function SummaryLine({ line }: { line: QuotedLine }) {
  const t = useTranslations('orders.checkout');
  const language = useLocale();
  const { setQuantity, remove } = useCart();
  const left = line.left ?? 0;
  return (
    <li>
      <p className="flex justify-between gap-4">
        <span>{t('summary.line', { quantity: line.quantity, name: line.name })}</span>
        <span className="tabular-nums">{formatMoney(line.netCents, language)}</span>
      </p>
      {line.problem && (
        <div role="alert" className="mt-1 grid gap-2 text-sm">
          <p className="font-semibold text-danger">
            {t(`lineProblems.${line.problem}`, { left, max: MAX_QUANTITY })}
          </p>
          <p className="flex flex-wrap gap-2">
            {line.problem === 'beyond-cart' && (
              <ButtonLink to="/contact?offer=boxes" size="small">
                {t('summary.askQuote')}
              </ButtonLink>
            )}
            {left > 0 ? (
              <Button kind="secondary" size="small" onClick={() => setQuantity(line.lineId, left)}>
                {t('summary.takeLeft', { left })}
              </Button>
            ) : (
              <Button kind="secondary" size="small" onClick={() => remove(line.lineId)}>
                {t('summary.remove')}
              </Button>
            )}
          </p>
        </div>
      )}
    </li>
  );
}
