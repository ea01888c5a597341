import { useLocation, useRouteLoaderData } from 'react-router';
import { useLocale } from 'use-intl';
import { LANGUAGES } from '#basics/language.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { useSiteAddress } from './site-address.ts';

/** More is cut off where results are listed. */
const TITLE_CHARACTERS = 60;
/** The page itself says `fr_FR`; this is its other language. */
const OTHER_LOCALE = 'en_GB';

type Site = {
  /** The picture of the page that the server wrote. */
  shared?: { of: string; path: string; alt: string } | undefined;
};

export type PageHeadProps = {
  title: string;
  description?: string | undefined;
  /** Of a page that is a step of something, or somebody's own: search engines leave it out. */
  isPrivate?: boolean | undefined;
};

/**
 * What a page says of itself to browsers, search engines and those it is shared with. React lifts
 * these elements into the document's head.
 */
export function PageHead({ title, description, isPrivate = false }: PageHeadProps) {
  const { pathname } = useLocation();
  const site = useRouteLoaderData('root') as Site | undefined;
  const address = useSiteAddress();
  const page = address(pathname);
  const language = useLocale();
  const named = `${title} · ${PRODUCT_NAME}`;
  const isNamed = pathname !== '/' && named.length <= TITLE_CHARACTERS;
  const fullTitle = isNamed ? named : title;
  const picture = site?.shared?.of === pathname ? site.shared : undefined;
  return (
    <>
      <title>{fullTitle}</title>
      {isPrivate && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={page} />
      <meta property="og:locale:alternate" content={OTHER_LOCALE} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {picture && (
        <>
          <meta property="og:image" content={address(picture.path)} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <link rel="canonical" href={`${page}?lang=${language}`} />
      {LANGUAGES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={`${page}?lang=${each}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={page} />
    </>
  );
}
