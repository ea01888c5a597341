import { useLocation, useRouteLoaderData } from 'react-router';
import { useLocale } from 'use-intl';
import { LANGUAGES } from '#basics/language.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';

/**
 * What a page says of itself to browsers, search engines and those it is shared with. React lifts
 * these elements into the document's head.
 */
export function PageHead({ title, description }: { title: string; description?: string }) {
  const { pathname } = useLocation();
  const site = useRouteLoaderData('root') as { publicUrl: string } | undefined;
  const address = new URL(pathname, site?.publicUrl ?? 'http://localhost').href;
  const language = useLocale();
  const fullTitle = pathname === '/' ? title : `${title} · ${PRODUCT_NAME}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      <link rel="canonical" href={`${address}?lang=${language}`} />
      {LANGUAGES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={`${address}?lang=${each}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  );
}
