import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import {
  lineField,
  QUOTE_NATURES,
  QUOTE_RATES,
  type QuotableProduct,
} from '../../rules/quote-form.ts';
import { useQuoteField } from './use-quote-field.ts';
import type { QuoteFormState } from './use-quote-form.ts';

type QuoteLineFieldsProps = {
  readonly id: string;
  /** From 1. */
  readonly rank: number;
  readonly form: QuoteFormState;
  readonly products: readonly QuotableProduct[];
  readonly onRemove: () => void;
};

/** A product of the catalogue, or anything else with its rate and the reason for it. */
export function QuoteLineFields({ id, rank, form, products, onRemove }: QuoteLineFieldsProps) {
  const t = useTranslations('quotes.staffQuotes.edit');
  const language = useLocale();
  const field = useQuoteField(form);
  const of = (name: string) => field(lineField(id, name));
  const productId = of('product').value;
  const product = products.find((each) => each.id === productId);
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="float-left mb-2 font-semibold">{t('line', { rank })}</legend>
      <div className="clear-both grid items-end gap-5 sm:grid-cols-2">
        <SelectField
          {...of('product')}
          className={product?.plans.length === 0 ? 'sm:col-span-2' : undefined}
          label={t('product')}
          options={[
            { value: '', label: t('free') },
            // What is no longer sold stays chosen until somebody chooses otherwise.
            ...(productId && !product ? [{ value: productId, label: '–' }] : []),
            ...products.map((each) => ({ value: each.id, label: each.name[language] })),
          ]}
        />
        {product && product.plans.length > 0 && (
          <SelectField
            {...of('plan')}
            label={t('plan')}
            options={[
              { value: '', label: t('choosePlan') },
              ...product.plans.map(({ commitmentMonths: months, priceCents }) => ({
                value: String(months),
                label: t('months', { months, price: formatMoney(priceCents, language) }),
              })),
            ]}
          />
        )}
        {productId === '' && <TextField {...of('label')} label={t('label')} />}
        <TextField {...of('quantity')} label={t('quantity')} inputMode="numeric" />
        <TextField
          {...of('price')}
          label={t('price')}
          inputMode="decimal"
          {...(product && {
            hint: t('priceHint', { price: catalogueText(product, of('plan').value, language) }),
            optionalLabel: t('optional'),
          })}
        />
        {productId === '' && <FreeFields of={of} />}
      </div>
      <p>
        <Button kind="quiet" size="small" onClick={onRemove}>
          {t('remove', { rank })}
        </Button>
      </p>
    </fieldset>
  );
}

type FreeFieldsProps = {
  /** A field of the line, by its name. */
  readonly of: (name: string) => ReturnType<ReturnType<typeof useQuoteField>>;
};

/** What the catalogue says of its products. */
function FreeFields({ of }: FreeFieldsProps) {
  const t = useTranslations('quotes.staffQuotes.edit');
  return (
    <>
      <SelectField
        {...of('rate')}
        label={t('rate')}
        options={[
          { value: '', label: t('chooseRate') },
          ...QUOTE_RATES.map((rate) => ({
            value: rate,
            label: t('percent', { rate: Number(rate) / 10_000 }),
          })),
        ]}
      />
      <TextField {...of('reason')} label={t('reason')} />
      <SelectField
        {...of('nature')}
        label={t('nature')}
        options={QUOTE_NATURES.map((nature) => ({
          value: nature,
          label: t(`natures.${nature}`),
        }))}
      />
    </>
  );
}

function catalogueText(product: QuotableProduct, plan: string, language: 'fr' | 'en'): string {
  const chosen = product.plans.find(({ commitmentMonths }) => String(commitmentMonths) === plan);
  return formatMoney(chosen?.priceCents ?? product.priceCents, language);
}
