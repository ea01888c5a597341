import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import type { ProductDetail } from '../contract.ts';
import { useAllergenNames } from './allergen-names.ts';
import { ProductItems } from './product-items.tsx';

/**
 * Everything the law wants known before a sale at a distance (Regulation (EU) 1169/2011, art. 14),
 * for what is in the box and for what may take a place in it.
 */
export function ProductContents({ product }: { product: ProductDetail }) {
  const t = useTranslations('catalogue.product.contents');
  const nameAllergens = useAllergenNames();
  const { items, alternatives } = product;
  if (items.length === 0) return null;
  const isExample = product.kind === 'subscription';
  const names = nameAllergens(items);
  return (
    <Section
      id="contents"
      tone="surface"
      title={isExample ? t('example') : t('title')}
      intro={isExample ? t('exampleIntro') : t('intro', { count: items.length })}
    >
      <Notice kind="info" className="mb-8 max-w-3xl">
        <p className="font-semibold">{names ? t('allergens', { names }) : t('noAllergens')}</p>
        <p>{t('traces')}</p>
      </Notice>
      <ProductItems items={items} hasAnchors />
      {alternatives.length > 0 && (
        <details className="group mt-10 border-t border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 font-title text-xl hover:text-primary [&::-webkit-details-marker]:hidden">
            {t('alternatives', { count: alternatives.length })}
            <ChevronDown
              aria-hidden
              className="size-6 shrink-0 text-accent transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <p className="mb-6 max-w-2xl text-ink-soft">{t('alternativesIntro')}</p>
          <ProductItems items={alternatives} />
        </details>
      )}
    </Section>
  );
}
