import { ShoppingBasket } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { MAX_QUANTITY } from '#shop/sales/rules/cart.ts';
import { AddressedInput } from '#shop/sales/web/addressed-input.tsx';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Price } from '#ui/price.tsx';
import { QuantityField } from '#ui/quantity-field.tsx';
import type { ProductDetail } from '../contract.ts';
import { cartProduct } from './cart-product.ts';
import { PlainCustomiser } from './plain-customiser.tsx';
import { ProductAssurances } from './product-assurances.tsx';
import { ProductCommitment } from './product-commitment.tsx';
import { ProductVat } from './product-vat.tsx';

type ProductOfferProps = {
  readonly product: ProductDetail;
  readonly exchangeDays: number | undefined;
};

/** What it costs, and the way to take it: in the cart, one's own way, or not yet. */
export function ProductOffer({ product, exchangeDays }: ProductOfferProps) {
  const [longest] = product.plans;
  const [months, setMonths] = useState(longest?.commitmentMonths);
  const plan = product.plans.find(({ commitmentMonths }) => commitmentMonths === months);
  const isOnSale = product.status === 'published' && product.isAvailable;
  return (
    <>
      <ProductPrice product={product} price={plan?.price ?? product.price} />
      {isOnSale && (
        <AddToCart product={product} commitmentMonths={plan?.commitmentMonths}>
          {plan && (
            <ProductCommitment
              product={product}
              months={plan.commitmentMonths}
              onChange={setMonths}
            />
          )}
        </AddToCart>
      )}
      {isOnSale && product.isCustomisable && (
        <noscript>
          <PlainCustomiser product={product} />
        </noscript>
      )}
      <ProductAssurances product={product} exchangeDays={exchangeDays} />
      {!isOnSale && <NotOnSale product={product} />}
    </>
  );
}

function ProductPrice({
  product,
  price,
}: {
  product: ProductDetail;
  price: ProductDetail['price'];
}) {
  const t = useTranslations('catalogue.product.price');
  const language = useLocale();
  const rate = price.rateBasisPoints / 10_000;
  return (
    <div>
      <Price
        size="large"
        net={formatMoney(price.netCents, language)}
        gross={formatMoney(price.grossCents, language)}
        netLabel={t('net', { kind: product.kind })}
        grossLabel={t('gross', { rate })}
      />
      <ProductVat product={product} price={price} />
    </div>
  );
}

type AddProps = {
  product: ProductDetail;
  commitmentMonths: number | undefined;
  /** What is chosen before. */
  children: ReactNode;
};

function AddToCart({ product, commitmentMonths, children }: AddProps) {
  const t = useTranslations('catalogue.product');
  const language = useLocale();
  const cart = useCart();
  const [quantity, setQuantity] = useState(1);

  function add(event: FormEvent) {
    event.preventDefault();
    const line = cartProduct(product, language, { commitmentMonths });
    const wanted = cart.quantityOf(line.id) + quantity;
    cart.add(line);
    cart.setQuantity(line.id, wanted);
    cart.open();
  }

  return (
    <form action="/checkout" data-held onSubmit={add} noValidate className="grid gap-4">
      <AddressedInput />
      <input type="hidden" name="add" value={product.slug} />
      {children}
      <div className="flex flex-wrap items-end gap-4">
        <QuantityField
          name="quantity"
          label={t(`quantity.${product.kind}`)}
          decreaseLabel={t('quantity.decrease')}
          increaseLabel={t('quantity.increase')}
          value={quantity}
          onChange={setQuantity}
          min={1}
          max={MAX_QUANTITY}
        />
        <Button type="submit" size="large" icon={<ShoppingBasket aria-hidden className="size-5" />}>
          {t('add')}
        </Button>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <Badge tone="success">{t('available')}</Badge>
        <span>
          {t.rich('quantity.more', {
            max: MAX_QUANTITY,
            quote: (words) => <Link to="/contact?offer=boxes">{words}</Link>,
          })}
        </span>
      </p>
      {product.isCustomisable && (
        <p className="border-t border-line pt-4 text-sm text-ink-soft noscript:hidden">
          <ButtonLink to={`/box#${product.slug}`} kind="secondary" className="mb-2">
            {t('customise')}
          </ButtonLink>
          <span className="block">{t('customiseHint')}</span>
        </p>
      )}
    </form>
  );
}

function NotOnSale({ product }: { product: ProductDetail }) {
  const t = useTranslations('catalogue.product');
  if (product.status === 'coming-soon') {
    return (
      <>
        <Notice kind="info" title={t('comingSoon.title')}>
          <p>{t('comingSoon.text')}</p>
        </Notice>
        <p>
          <ButtonLink to="/contact?offer=boxes">{t('comingSoon.action')}</ButtonLink>
        </p>
      </>
    );
  }
  return (
    <>
      <Notice kind="warning" title={t('soldOut')}>
        <p>{t('soldOutText')}</p>
      </Notice>
      <p>
        <ButtonLink to="/contact?offer=boxes">{t('soldOutAction')}</ButtonLink>
      </p>
    </>
  );
}
