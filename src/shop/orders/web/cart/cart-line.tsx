import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { withDe } from '#basics/elision.ts';
import { formatMoney } from '#basics/money.ts';
import { orderedLine } from '#shop/catalogue/web/cart-product.ts';
import { askedQuotePage } from '#shop/sales/rules/asked-lines.ts';
import { type CartItem, MAX_QUANTITY } from '#shop/sales/rules/cart.ts';
import { parsePriceText } from '#shop/sales/rules/price-text.ts';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { Button } from '#ui/button.tsx';
import { QuantityField } from '#ui/quantity-field.tsx';
import { useToast } from '#ui/toast.tsx';

/** One line of the cart: what, how many, how much; removing can be undone. */
export function CartLine({ item }: { item: CartItem }) {
  const t = useTranslations('orders.cart');
  const language = useLocale();
  const cart = useCart();
  const { show } = useToast();
  const named = namedBy(typeof item.name === 'string' ? item.name : item.id);
  // Of one product, on however many lines.
  const { slug } = orderedLine(item);
  const wanted = cart.items
    .filter((other) => orderedLine(other).slug === slug)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const unitCents = Math.round(parsePriceText(item.price) * 100);

  function remove() {
    const before = cart.items;
    cart.remove(item.id);
    show({
      title: t('removed', named),
      action: { label: t('undo'), onClick: () => cart.restore(before) },
    });
  }

  return (
    <li className={LINE}>
      <CartPicture path={item.imagePath} />
      <div className="flex min-w-0 flex-wrap justify-between gap-x-4 @max-2xs:col-span-full">
        <div className="min-w-0 grow basis-36">
          <p className="font-semibold">{named.name}</p>
          <CartDetails item={item} />
          <p className="text-sm text-ink-soft">
            {t('unit', { price: formatMoney(unitCents, language) })}
          </p>
        </div>
        <p className="ml-auto font-semibold tabular-nums">
          {formatMoney(unitCents * item.quantity, language)}
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-2 @max-2xs:col-span-full">
        <QuantityField
          value={item.quantity}
          onChange={(quantity) => (quantity <= 0 ? remove() : cart.setQuantity(item.id, quantity))}
          label={t('quantityOf', named)}
          decreaseLabel={t('decrease', named)}
          increaseLabel={t('increase', named)}
          isLabelVisible={false}
        />
        <Button
          kind="quiet"
          aria-label={t('remove', named)}
          icon={<Trash2 aria-hidden className="size-5" />}
          onClick={remove}
        />
      </div>
      {wanted >= MAX_QUANTITY && (
        <p className="col-start-2 text-sm text-ink-soft @max-2xs:col-span-full" role="status">
          {t.rich('most', {
            max: MAX_QUANTITY,
            quote: (words) => (
              <Link to={quotePage(cart.items)} onClick={cart.close}>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
    </li>
  );
}

/** At once for what the catalogue sells; of boxes of their own making, a person makes it. */
function quotePage(items: readonly CartItem[]): string {
  const lines = items.map(orderedLine);
  const isOfCatalogue = lines.every(({ customisation }) => customisation === undefined);
  return isOfCatalogue ? askedQuotePage(lines) : '/contact?offer=boxes';
}

const LINE =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line py-5 last:border-0';

const OWN_PICTURE = /^\/(illustrations|storage\/v1\/object\/public\/media)\/[\w/.-]+$/;

function CartPicture({ path }: { path: unknown }) {
  // Only files of our own: the kept cart may have been written by somebody else.
  if (typeof path !== 'string' || !OWN_PICTURE.test(path)) {
    return <span className="size-18" />;
  }
  return <img src={path} alt="" width={72} height={54} className="w-18 rounded-md" />;
}

function CartDetails({ item }: { item: CartItem }) {
  const t = useTranslations('orders.cart');
  const details = [
    item.customisation ? t('customised') : undefined,
    typeof item.commitmentMonths === 'number'
      ? t('commitment', { months: item.commitmentMonths })
      : undefined,
  ].filter((detail) => detail !== undefined);
  return details.map((detail) => (
    <p key={detail} className="text-sm text-ink-soft">
      {detail}
    </p>
  ));
}

function namedBy(name: string) {
  return { name, deName: withDe(name) };
}
