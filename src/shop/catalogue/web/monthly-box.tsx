import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import type { UrssafLimit } from '#shop/sales/rules/urssaf-limits.ts';
import { AddressedInput } from '#shop/sales/web/addressed-input.tsx';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Section } from '#ui/section.tsx';
import type { ProductCard } from '../contract.ts';
import { cartProduct } from './cart-product.ts';

type MonthlyBoxProps = { readonly product: ProductCard; readonly giftLimit: UrssafLimit };

/** The featured monthly box: three commitments, one sentence about leaving, one button. */
export function MonthlyBox({ product, giftLimit }: MonthlyBoxProps) {
  const t = useTranslations('catalogue.box');
  const language = useLocale();
  const cart = useCart();
  const [longest] = product.plans;
  const [months, setMonths] = useState(longest?.commitmentMonths ?? 0);
  const money = (cents: number) => formatMoney(cents, language);
  const cheapest = Math.min(...product.plans.map(({ price }) => price.netCents));
  const uncommitted = product.plans.find(({ commitmentMonths }) => commitmentMonths === 0);

  function take(event: FormEvent) {
    event.preventDefault();
    cart.add(cartProduct(product, language, { commitmentMonths: months }));
    cart.open();
  }

  return (
    <Section
      id={product.slug}
      tone="surface"
      eyebrow={t('monthly.eyebrow')}
      title={product.name}
      intro={product.summary}
    >
      <div className="grid items-start gap-10 lg:grid-cols-2">
        {product.image && (
          <Picture
            picture={product.image}
            alt={product.image.alt}
            sizes="(min-width: 64rem) 36rem, 100vw"
            className="w-full rounded-xl"
            loading="lazy"
          />
        )}
        <form action="/checkout" data-held onSubmit={take} className="grid gap-6">
          <AddressedInput />
          <input type="hidden" name="add" value={product.slug} />
          <p className="font-title text-2xl">{t('monthly.from', { price: money(cheapest) })}</p>
          <RadioCards
            legend={t('monthly.commitment')}
            name="commitment"
            value={String(months)}
            onChange={(value) => setMonths(Number(value))}
            options={product.plans.map((plan) => ({
              value: String(plan.commitmentMonths),
              label: t('monthly.months', { months: plan.commitmentMonths }),
              detail: t('monthly.price', { price: money(plan.price.netCents) }),
              description: t('monthly.gross', { price: money(plan.price.grossCents) }),
            }))}
          />
          {months > 0 && uncommitted && (
            <Notice kind="info">
              {t('monthly.leaving', { price: money(uncommitted.price.netCents) })}
            </Notice>
          )}
          <p className="text-sm text-ink-soft">
            {t('monthly.urssaf', {
              limit: money(giftLimit.limitCents),
              year: String(giftLimit.year),
            })}
          </p>
          <p className="flex flex-wrap items-center gap-4">
            <Button type="submit" size="large">
              {t('monthly.add')}
            </Button>
            <Link to="/simulateur">{t('monthly.simulate')}</Link>
          </p>
          <p className="text-sm text-ink-soft">{t('monthly.quantity')}</p>
        </form>
      </div>
    </Section>
  );
}
