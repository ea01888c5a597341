import { useLocale, useTranslations } from 'use-intl';
import { withDe } from '#basics/elision.ts';
import { formatMoney } from '#basics/money.ts';
import { MAX_QUANTITY } from '#shop/sales/rules/cart.ts';
import { AddressedInput, useWithCart } from '#shop/sales/web/addressed-input.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { OrderedLine, QuotedLine } from '../../contract.ts';
import type { AddressedCart } from '../cart/addressed-cart.ts';
import { CarriageLine, vatAbroad } from './checkout-summary.tsx';
import { OrderTotals } from './order-totals.tsx';

type AddressedSummaryProps = {
  readonly addressed: AddressedCart;
  /** Where it goes, once that was sent. */
  readonly country: string | undefined;
};

/** The cart of the address: each line a form that leads to the address of another cart. */
export function AddressedSummary({ addressed, country }: AddressedSummaryProps) {
  const t = useTranslations('orders.checkout');
  const { lines, quote } = addressed;
  const withCart = useWithCart();
  return (
    <section
      aria-labelledby="summary-title"
      className="grid gap-4 rounded-lg border border-line bg-surface p-6"
    >
      <h2 id="summary-title" className="text-xl">
        {t('summary.title')}
      </h2>
      <ul className="divide-y divide-line">
        {quote.lines.map((line, index) => (
          <Line key={line.lineId} line={line} ordered={lines[index]} place={index} />
        ))}
        <CarriageLine carriage={quote.carriage} country={country} />
      </ul>
      <OrderTotals totals={quote.totals} hasDeliveryLine={quote.carriage === null} />
      {quote.carriage && (
        <p className="text-sm text-ink-soft">{t(`summary.abroad.${vatAbroad(quote)}`)}</p>
      )}
      <p>
        <a href={withCart('/box')}>{t('summary.more')}</a>
      </p>
    </section>
  );
}

type LineProps = {
  readonly line: QuotedLine;
  readonly ordered: OrderedLine | undefined;
  readonly place: number;
};

function Line({ line, ordered, place }: LineProps) {
  const t = useTranslations('orders.checkout');
  const cart = useTranslations('orders.cart');
  const language = useLocale();
  const { name, problem } = line;
  const months = ordered?.commitmentMonths;
  return (
    <li className="grid gap-2 py-4 first:pt-0">
      <p className="flex justify-between gap-4">
        <span className="font-semibold">{name}</span>
        <span className="tabular-nums">{formatMoney(line.netCents, language)}</span>
      </p>
      {ordered?.customisation && <p className="text-sm text-ink-soft">{cart('customised')}</p>}
      {months !== undefined && (
        <p className="text-sm text-ink-soft">{cart('commitment', { months })}</p>
      )}
      {problem && (
        <p className="text-sm font-semibold text-danger">
          {t(`lineProblems.${problem}`, { left: line.left ?? 0, max: MAX_QUANTITY })}
        </p>
      )}
      {problem === 'beyond-cart' && (
        <p>
          <a href="/contact?offer=boxes">{t('summary.askQuote')}</a>
        </p>
      )}
      <form action="/checkout" className="flex flex-wrap items-end gap-3">
        <AddressedInput />
        <input type="hidden" name="line" value={place} />
        <TextField
          name="quantity"
          label={cart('quantityOf', { name, deName: withDe(name) })}
          type="number"
          min={0}
          max={MAX_QUANTITY}
          defaultValue={line.quantity}
          className="w-full"
        />
        <Button type="submit" kind="secondary" size="small">
          {t('summary.update')}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button type="submit" name="remove" value="yes" kind="quiet" size="small">
          {t('summary.remove')}
          <span className="sr-only"> {name}</span>
        </Button>
      </form>
    </li>
  );
}
