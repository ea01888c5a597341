import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { giftsUnderLine } from '#shop/sales/rules/urssaf-line.ts';
import type { ProductDetail } from '../contract.ts';

type Props = { product: ProductDetail; price: ProductDetail['price'] };

/** Why it bears this rate, who decided so and when, where the law says it, and what becomes of the VAT. */
export function ProductVat({ product, price }: Props) {
  const t = useTranslations('catalogue.product');
  const language = useLocale();
  const { reason, decidedOn, decidedBy, source } = product.vatDecision;
  return (
    <details className="mt-1 text-sm text-ink-soft">
      <summary className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-primary">
        {t('price.vatTitle', { rate: price.rateBasisPoints / 10_000 })}
      </summary>
      <div className="max-w-prose space-y-2 pb-3">
        <p>{reason}</p>
        {source && (
          <p>
            {t.rich('vat.source', {
              source: () =>
                source.url ? (
                  <a href={source.url}>{source.text}</a>
                ) : (
                  <span lang="fr">{source.text}</span>
                ),
            })}
          </p>
        )}
        <p>{t('vat.decided', { day: formatDay(decidedOn, language), who: decidedBy })}</p>
        <Recovery product={product} price={price} />
      </div>
    </details>
  );
}

/** A licence is a service; all the rest is given to somebody. */
function Recovery({ product, price }: Props) {
  const t = useTranslations('catalogue.product.vat');
  const language = useLocale();
  const { limitCents, year } = product.vatDecision.smallGifts;
  const { grossCents } = price;
  const pieces = giftsUnderLine({ valueSoFarCents: 0, giftCents: grossCents, limitCents });
  const gross = formatMoney(grossCents, language);
  const limit = formatMoney(limitCents, language);
  return (
    <>
      <p className="pt-1 font-semibold text-ink">{t('recovery')}</p>
      <p>{t('cse', { gross })}</p>
      <p>
        {product.kind === 'licence'
          ? t('licence')
          : t('employer', { gross, limit, year: String(year), pieces })}
      </p>
    </>
  );
}
