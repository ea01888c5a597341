import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import type { ProductCard } from '../contract.ts';

/** A product of the boutique in a list; it says by itself that it is not on sale yet. */
export function AnnouncedProduct({ product }: { product: ProductCard }) {
  const t = useTranslations('catalogue.boutique.products');
  const language = useLocale();
  return (
    <Card as="li" isPadded={false} className="relative flex flex-col bg-paper">
      {product.image && (
        <Picture
          picture={product.image}
          alt={product.image.alt}
          sizes="(min-width: 64rem) 24rem, 100vw"
          loading="lazy"
          className="aspect-4/3 w-full bg-sunken object-contain p-4"
        />
      )}
      <div className="flex grow flex-col items-start gap-2 p-5">
        {product.status === 'coming-soon' && <Badge tone="warning">{t('soon')}</Badge>}
        <h3 className="text-xl">
          <Link
            to={`/boutique/produit/${product.slug}`}
            prefetch="intent"
            className="underline-offset-4 after:absolute after:inset-0 hover:text-primary hover:underline"
          >
            {product.name}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{product.summary}</p>
        <Price
          className="mt-auto pt-2"
          size="small"
          net={formatMoney(product.price.netCents, language)}
          gross={formatMoney(product.price.grossCents, language)}
          netLabel={t('net')}
          grossLabel={t('gross')}
        />
      </div>
    </Card>
  );
}
