import { useMutation } from '@tanstack/react-query';
import { ShoppingBasket } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ListedApproval } from '#shop/approvals/contract.ts';
import type { ReadProduct } from '#shop/catalogue/contract.ts';
import { cartProduct } from '#shop/catalogue/web/cart-product.ts';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type Lines = ListedApproval['lines'];

/** Puts what was asked for back into the cart, as far as it is still sold. */
export function RefilledCart({ lines }: { lines: Lines }) {
  const t = useTranslations('approvals.requests.acts');
  const language = useLocale();
  const cart = useCart();
  const refill = useMutation({
    mutationFn: async () => {
      const slugs = [...new Set(lines.map(({ slug }) => slug))];
      const found = await Promise.all(slugs.map(findProduct));
      return new Map(found.flatMap((product) => (product ? [[product.slug, product]] : [])));
    },
    onSuccess(products) {
      for (const { slug, quantity, ...choice } of lines) {
        const product = products.get(slug);
        if (!product) continue;
        const item = cartProduct(product, language, choice);
        cart.add(item);
        cart.setQuantity(item.id, quantity);
      }
      cart.open();
    },
  });
  const lost = refill.data ? lines.filter(({ slug }) => !refill.data.has(slug)) : [];
  return (
    <div className="grid justify-items-start gap-3">
      {refill.isError && (
        <Notice kind="danger" isLive>
          <p>{t('failed.refill')}</p>
        </Notice>
      )}
      {lost.length > 0 && (
        <Notice kind="warning" isLive>
          <p>{t('lost', { names: lost.map(({ name }) => name).join(', ') })}</p>
        </Notice>
      )}
      <Button
        icon={<ShoppingBasket aria-hidden className="size-5" />}
        isBusy={refill.isPending}
        onClick={() => refill.mutate()}
      >
        {t('refill')}
      </Button>
    </div>
  );
}

/** Undefined where it is no longer sold. */
async function findProduct(slug: string) {
  try {
    return await callFunction<ReadProduct>('read-product', { slug });
  } catch (error) {
    if (isRefusal(error, 'not-found')) return undefined;
    throw error;
  }
}
