import { ShoppingBasket, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import type { BoxCustomisation } from '#shop/sales/rules/box-customisation.ts';
import { AddressedInput, useWithCart } from '#shop/sales/web/addressed-input.tsx';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { useFetched } from '#ui/use-fetched.ts';
import type { ProductCard } from '../contract.ts';
import { cartProduct } from './cart-product.ts';

/** One themed box: what it is, what it costs, and the two ways to take it. */
export function BoxCard({ box }: { box: ProductCard }) {
  const t = useTranslations('catalogue.box');
  const language = useLocale();
  const cart = useCart();
  const withCart = useWithCart();
  const [isCustomising, setCustomising] = useState(false);
  const Customiser = useFetched(fetchCustomiser, isCustomising, () => setCustomising(false));

  function add(customisation?: BoxCustomisation) {
    cart.add(cartProduct(box, language, { customisation }));
    setCustomising(false);
    cart.open();
  }

  function take(event: FormEvent) {
    event.preventDefault();
    add();
  }

  return (
    <li
      id={box.slug}
      className="flex scroll-mt-24 flex-col overflow-hidden rounded-xl border border-line bg-surface"
    >
      {box.image && (
        <Picture
          picture={box.image}
          alt={box.image.alt}
          sizes="(min-width: 40rem) 24rem, 100vw"
          fetchPriority="low"
          className="aspect-4/3 w-full object-cover"
        />
      )}
      <div className="flex grow flex-col gap-3 p-6">
        {box.theme && (
          <p>
            <Badge tone={box.theme}>{t(`themes.${box.theme}`)}</Badge>
          </p>
        )}
        <h2 className="text-2xl">
          <Link to={withCart(`/boutique/produit/${box.slug}`)} prefetch="intent">
            {box.name}
          </Link>
        </h2>
        <p className="text-ink-soft">{box.summary}</p>
        <div className="mt-auto pt-3">
          <Price
            net={formatMoney(box.price.netCents, language)}
            gross={formatMoney(box.price.grossCents, language)}
            netLabel={t('net')}
            grossLabel={t('gross', { rate: box.price.rateBasisPoints / 10_000 })}
          />
        </div>
        <p className="text-sm">
          <Link to={`/boutique/produit/${box.slug}#origin`} prefetch="intent">
            {t('origin')}
            <span className="sr-only">{t('ofBox', { name: box.name })}</span>
          </Link>
        </p>
        {box.isAvailable ? (
          <form action="/checkout" data-held onSubmit={take} className="flex flex-wrap gap-3 pt-2">
            <AddressedInput />
            <input type="hidden" name="add" value={box.slug} />
            <Button type="submit" icon={<ShoppingBasket aria-hidden className="size-5" />}>
              {t('add')}
              <span className="sr-only">{t('ofBox', { name: box.name })}</span>
            </Button>
            {box.isCustomisable && (
              <>
                <Button
                  kind="secondary"
                  icon={<SlidersHorizontal aria-hidden className="size-5" />}
                  className="noscript:hidden"
                  onClick={() => setCustomising(true)}
                >
                  {t('customise')}
                  <span className="sr-only">{t('ofBox', { name: box.name })}</span>
                </Button>
                <noscript>
                  <ButtonLink
                    to={withCart(`/boutique/produit/${box.slug}#customise`)}
                    kind="secondary"
                  >
                    {t('customise')}
                    <span className="sr-only">{t('ofBox', { name: box.name })}</span>
                  </ButtonLink>
                </noscript>
              </>
            )}
          </form>
        ) : (
          <p className="font-semibold text-danger">{t('soldOut')}</p>
        )}
      </div>
      {Customiser && isCustomising && (
        <Customiser box={box} onClose={() => setCustomising(false)} onDone={add} />
      )}
    </li>
  );
}

async function fetchCustomiser() {
  return (await import('./asking-customiser.tsx')).AskingCustomiser;
}
