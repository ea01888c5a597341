import { useTranslations } from 'use-intl';
import { Picture } from '#ui/picture.tsx';
import type { ProductItem } from '../contract.ts';
import { itemAnchor } from './product-items.tsx';

/** Everything in the box on one line of pictures, each leading to what it is made of. */
export function ProductGlance({ items }: { items: readonly ProductItem[] }) {
  const t = useTranslations('catalogue.product.contents');
  if (items.length === 0) return null;
  return (
    <nav aria-label={t('glance')}>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6 lg:grid-cols-3 xl:grid-cols-6">
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`#${itemAnchor(item)}`}
              className="flex h-full flex-col items-center rounded-md border border-line bg-surface p-2 text-center text-xs leading-tight hover:border-ink hover:text-primary"
            >
              <Picture
                picture={item.picture}
                alt=""
                sizes="5rem"
                loading="lazy"
                className="mb-1.5 size-16 object-contain"
              />
              {item.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
