import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isEstablishedAbroad } from '#shop/orders/rules/checkout-form.ts';
import { VatNumberField } from '#shop/orders/web/checkout/vat-number-field.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldError } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import {
  countryIn,
  deliveryField,
  isDeliveredElsewhere,
  NO_DELIVERY,
} from '../../rules/quote-address.ts';
import { lineIdsOf, type QuotableProduct } from '../../rules/quote-form.ts';
import { QuoteLineFields } from './quote-line-fields.tsx';
import { useQuoteField } from './use-quote-field.ts';
import type { QuoteFormState } from './use-quote-form.ts';

type QuoteFieldsProps = {
  readonly form: QuoteFormState;
  readonly products: readonly QuotableProduct[];
};

export function QuoteFields({ form, products }: QuoteFieldsProps) {
  return (
    <>
      <BuyerFields form={form} />
      <DeliveryFields form={form} />
      <Lines form={form} products={products} />
      <Conditions form={form} />
    </>
  );
}

function BuyerFields({ form }: { form: QuoteFormState }) {
  const t = useTranslations('quotes.staffQuotes.edit');
  const field = useQuoteField(form);
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-xl">{t('buyer')}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('legalName')} label={t('legalName')} />
        {isEstablishedAbroad({ country: countryIn(form.typed) }) || (
          <TextField {...field('siret')} label={t('siret')} inputMode="numeric" />
        )}
        <VatNumberField
          {...field('vatNumber')}
          number={form.typed.vatNumber ?? ''}
          label={t('vatNumber')}
          hint={t('vatNumberHint')}
          optionalLabel={t('optional')}
        />
        <TextField {...field('contactName')} label={t('contactName')} />
        <TextField {...field('email')} label={t('email')} type="email" />
        <TextField
          {...field('phone')}
          label={t('phone')}
          type="tel"
          optionalLabel={t('optional')}
        />
        <SelectField
          {...field('language')}
          label={t('language')}
          options={(['fr', 'en'] as const).map((language) => ({
            value: language,
            label: t(`languages.${language}`),
          }))}
        />
        <TextField {...field('line1')} label={t('line1')} />
        <TextField {...field('line2')} label={t('line2')} optionalLabel={t('optional')} />
        <TextField {...field('postcode')} label={t('postcode')} />
        <TextField {...field('city')} label={t('city')} />
        <TextField {...field('country')} label={t('country')} maxLength={2} />
      </div>
    </Card>
  );
}

/** Shown where it goes elsewhere than to the company. */
function DeliveryFields({ form }: { form: QuoteFormState }) {
  const t = useTranslations('quotes.staffQuotes.edit');
  const field = useQuoteField(form);
  const [isAsked, setAsked] = useState(false);
  const isElsewhere = isAsked || isDeliveredElsewhere(form.typed);
  const of = (name: string) => field(deliveryField(name));
  function choose(elsewhere: boolean) {
    setAsked(elsewhere);
    if (!elsewhere) form.change(NO_DELIVERY);
  }
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-xl">{t('delivery')}</h2>
      <CheckboxField
        name="elsewhere"
        label={t('elsewhere')}
        hint={t('elsewhereHint')}
        checked={isElsewhere}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {isElsewhere && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...of('line1')} label={t('line1')} />
          <TextField {...of('line2')} label={t('line2')} optionalLabel={t('optional')} />
          <TextField {...of('postcode')} label={t('postcode')} />
          <TextField {...of('city')} label={t('city')} />
          <TextField {...of('country')} label={t('country')} maxLength={2} />
        </div>
      )}
    </Card>
  );
}

function Lines({ form, products }: QuoteFieldsProps) {
  const t = useTranslations('quotes.staffQuotes.edit');
  const ids = lineIdsOf(form.typed);
  const { error } = useQuoteField(form)('lines');
  const setIds = (next: readonly string[]) => form.change({ lines: next.join(' ') });
  return (
    <Card as="section" className="grid gap-6">
      <h2 id="quote-lines" tabIndex={-1} className="text-xl">
        {t('lines')}
      </h2>
      {error && <FieldError id="quote-lines-error">{error}</FieldError>}
      {ids.map((id, index) => (
        <QuoteLineFields
          key={id}
          id={id}
          rank={index + 1}
          form={form}
          products={products}
          onRemove={() => setIds(ids.filter((each) => each !== id))}
        />
      ))}
      <p>
        <Button
          kind="secondary"
          icon={<Plus aria-hidden className="size-5" />}
          onClick={() => setIds([...ids, crypto.randomUUID().slice(0, 8)])}
        >
          {t('add')}
        </Button>
      </p>
    </Card>
  );
}

function Conditions({ form }: { form: QuoteFormState }) {
  const t = useTranslations('quotes.staffQuotes.edit');
  const field = useQuoteField(form);
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-xl">{t('conditions')}</h2>
      <TextField {...field('validityDays')} label={t('validityDays')} inputMode="numeric" />
      {form.hasCarriage && (
        <TextField
          {...field('carriage')}
          label={t('carriage')}
          hint={t('carriageHint')}
          optionalLabel={t('optional')}
          inputMode="decimal"
        />
      )}
      <TextAreaField {...field('note')} label={t('note')} optionalLabel={t('optional')} rows={3} />
    </Card>
  );
}
