import { useLocale, useTranslations } from 'use-intl';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { useSiteAddress } from '#ui/site-address.ts';
import { StructuredData, type Thing } from '#ui/structured-data.tsx';
import type { ProductCard, ProductDetail } from '../contract.ts';

/** A product as search engines read it: what the page shows, and no verdict of anybody. */
export function ProductData({ product }: { product: ProductDetail }) {
  const address = useSiteAddress();
  const offers = useOffers(product);
  const makers = [...new Set(product.items.map(({ maker }) => maker.name))];
  const isFrench =
    product.items.length > 0 && product.items.every(({ origin }) => origin === 'proven');
  const thing: Thing = {
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    url: address(placeOf(product)),
    image: product.images.map(({ path }) => address(path)),
    brand: { '@type': 'Brand', name: PRODUCT_NAME },
    ...(makers.length > 0 && {
      manufacturer: makers.map((name) => ({ '@type': 'Organization', name })),
    }),
    ...(isFrench && { countryOfOrigin: { '@type': 'Country', name: 'France' } }),
    ...(offers.length > 0 && { offers }),
  };
  return <StructuredData things={[thing]} />;
}

/** The products of a page, in its order. */
export function ProductListData({ products }: { products: readonly ProductCard[] }) {
  const address = useSiteAddress();
  const itemListElement = products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: product.name,
    url: address(placeOf(product)),
  }));
  return <StructuredData things={[{ '@type': 'ItemList', itemListElement }]} />;
}

/** One for each commitment; none of what is only announced. */
function useOffers(product: ProductDetail): Thing[] {
  const t = useTranslations('catalogue.product.price');
  const address = useSiteAddress();
  const language = useLocale();
  if (product.status !== 'published') return [];
  const plans = product.plans.length > 0 ? product.plans : [{ price: product.price }];
  return plans.map(({ price }) => {
    const amount = { price: (price.netCents / 100).toFixed(2), priceCurrency: 'EUR' };
    return {
      '@type': 'Offer',
      ...amount,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...amount,
        valueAddedTaxIncluded: false,
        unitText: t('net', { kind: product.kind }),
      },
      availability: `https://schema.org/${product.isAvailable ? 'InStock' : 'OutOfStock'}`,
      url: `${address(placeOf(product))}?lang=${language}`,
      seller: { '@type': 'Organization', name: PRODUCT_NAME, url: address('/') },
    };
  });
}

function placeOf({ slug }: { slug: string }): string {
  return `/boutique/produit/${slug}`;
}
