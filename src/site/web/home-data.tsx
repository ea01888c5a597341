import { LANGUAGES } from '#basics/language.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { useSiteAddress } from '#ui/site-address.ts';
import { StructuredData } from '#ui/structured-data.tsx';

/** Who we are and what this site is, for search engines; who publishes it is on the legal page. */
export function HomeData({ description }: { description: string }) {
  const address = useSiteAddress();
  const organisation = address('/#organization');
  return (
    <StructuredData
      things={[
        {
          '@type': 'Organization',
          '@id': organisation,
          name: PRODUCT_NAME,
          url: address('/'),
          logo: address('/icons/icon-512.png'),
          description,
        },
        {
          '@type': 'WebSite',
          '@id': address('/#website'),
          name: PRODUCT_NAME,
          url: address('/'),
          inLanguage: LANGUAGES,
          publisher: { '@id': organisation },
        },
      ]}
    />
  );
}
