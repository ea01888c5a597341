import { useTranslations } from 'use-intl';
import { CARD_MESSAGE_MAX, SLEEVE_COLOURS } from '#shop/sales/rules/box-customisation.ts';
import { swapField } from '#shop/sales/rules/cart-address.ts';
import { AddressedInput } from '#shop/sales/web/addressed-input.tsx';
import { Button } from '#ui/button.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { ProductDetail } from '../contract.ts';
import { SleeveSwatch } from './sleeve-swatch.tsx';

/** The choices of the customiser as a plain form; a logo needs scripts, or comes by mail. */
export function PlainCustomiser({ product }: { product: ProductDetail }) {
  const t = useTranslations('catalogue.box.customiser');
  const { items, alternatives, name, slug } = product;
  return (
    <section id="customise" aria-labelledby="customise-title" className="scroll-mt-24">
      <h2 id="customise-title" className="text-2xl">
        {t('title', { name })}
      </h2>
      <p className="mt-2 text-ink-soft">{t('description')}</p>
      <form action="/checkout" className="mt-6 grid gap-7">
        <AddressedInput />
        <input type="hidden" name="add" value={slug} />
        <TextAreaField
          name="cardMessage"
          label={t('card.label')}
          hint={t('card.hint', { max: CARD_MESSAGE_MAX })}
          maxLength={CARD_MESSAGE_MAX}
          rows={3}
        />
        <RadioCards
          legend={t('sleeve.label')}
          name="sleeveColour"
          columns={2}
          defaultValue="natural"
          options={SLEEVE_COLOURS.map((colour) => ({
            value: colour,
            label: t(`sleeve.${colour}`),
            illustration: <SleeveSwatch colour={colour} />,
          }))}
        />
        {alternatives.length > 0 && (
          <fieldset>
            <legend className="mb-1.5 font-semibold">{t('swaps.label')}</legend>
            <p className="mb-4 text-sm text-ink-soft">{t('swaps.hint')}</p>
            <div className="grid gap-4">
              {items.map((item) => (
                <SelectField
                  key={item.id}
                  name={swapField(item.id)}
                  label={item.name}
                  options={[
                    { value: '', label: t('swaps.keep') },
                    ...alternatives.map((other) => ({
                      value: other.id,
                      label: t('swaps.replace', { name: other.name }),
                    })),
                  ]}
                />
              ))}
            </div>
          </fieldset>
        )}
        <p>
          <Button type="submit" size="large">
            {t('done')}
          </Button>
        </p>
      </form>
    </section>
  );
}
