import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import type { ProductCard, ProductDetail } from '../contract.ts';
import { ProductContents } from './product-contents.tsx';
import { ProductGlance } from './product-glance.tsx';
import { ProductImages } from './product-images.tsx';
import { ProductOffer } from './product-offer.tsx';
import { ProductOrigin } from './product-origin.tsx';
import { RelatedProducts } from './related-products.tsx';

/** Texts that a page with a product must bring. */
export const PRODUCT_TEXTS = [
  'catalogue.product',
  'catalogue.box.customiser',
  'catalogue.allergens',
  'catalogue.originPassport',
] as const;

const PLACE_OF_KIND = {
  box: '/box',
  subscription: '/box',
  licence: '/saas',
  boutique: '/boutique',
} as const;

type ProductViewProps = {
  readonly product: ProductDetail;
  /** How long after delivery it may be exchanged; left out where a draft is looked at. */
  readonly exchangeDays?: number;
  /** Others that are shown beside it. */
  readonly related?: readonly ProductCard[];
};

/** A product as its page shows it; staff look at a draft by the same. Needs `PRODUCT_TEXTS`. */
export function ProductView({ product, exchangeDays, related = [] }: ProductViewProps) {
  const t = useTranslations('catalogue.product');
  const { kind, theme, name } = product;
  return (
    <>
      <Container>
        <div className="pt-4">
          <Breadcrumb
            label={t('breadcrumb.label')}
            items={[
              { label: t('breadcrumb.home'), to: '/' },
              { label: t(`breadcrumb.${kind}`), to: PLACE_OF_KIND[kind] },
              { label: name },
            ]}
          />
        </div>
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 pt-4 pb-14 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:pb-20">
          <ProductImages images={product.images} theme={theme} />
          <div className="grid content-start gap-6 lg:row-span-2">
            <header>
              <p className="mb-3 flex flex-wrap gap-2">
                {theme && <Badge tone={theme}>{t(`themes.${theme}`)}</Badge>}
                {product.status === 'coming-soon' && (
                  <Badge tone="warning">{t('comingSoon.badge')}</Badge>
                )}
              </p>
              <h1 className="text-4xl">{name}</h1>
              <p className="mt-4 text-lg text-ink-soft">{product.summary}</p>
            </header>
            <ProductOffer key={product.id} product={product} exchangeDays={exchangeDays} />
          </div>
          <div className="grid content-start gap-8">
            <ProductGlance items={product.items} />
            <RichText document={product.description} headingAs="h2" />
          </div>
        </div>
      </Container>
      <ProductContents product={product} />
      <ProductOrigin product={product} />
      <RelatedProducts products={related} />
      {product.status === 'published' && (
        <Section tone="pine" title={t('next.title')} intro={t('next.text')}>
          <ButtonLink to={`/contact?offer=${kind === 'subscription' ? 'subscription' : 'boxes'}`}>
            {t('next.action')}
          </ButtonLink>
        </Section>
      )}
    </>
  );
}
