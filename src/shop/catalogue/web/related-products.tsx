import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import type { ProductCard } from '../contract.ts';

/** Others of the same kind, each a step away. */
export function RelatedProducts({ products }: { products: readonly ProductCard[] }) {
  const t = useTranslations('catalogue.product.related');
  const language = useLocale();
  if (products.length === 0) return null;
  return (
    <Section tone="surface" title={t('title')}>
      <ul className="grid gap-6 sm:grid-cols-3">
        {products.map((product) => (
          <li key={product.id} className="group relative">
            {product.image && (
              <Picture
                picture={product.image}
                alt=""
                sizes="(min-width: 40rem) 22rem, 100vw"
                loading="lazy"
                className="aspect-4/3 w-full rounded-lg bg-sunken object-cover"
              />
            )}
            <h3 className="mt-4 text-xl">
              <Link
                to={`/boutique/produit/${product.slug}`}
                prefetch="intent"
                className="underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0 after:rounded-lg"
              >
                {product.name}
              </Link>
            </h3>
            <p className="mt-1 text-ink-soft">
              {t('price', { price: formatMoney(product.price.netCents, language) })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
