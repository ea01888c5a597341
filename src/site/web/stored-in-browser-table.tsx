import { useTranslations } from 'use-intl';
import { LANGUAGE_STORAGE_KEY } from '#basics/language.ts';
import { PRODUCT_KEY } from '#basics/product-name.ts';
import { CART_STORAGE_KEY } from '#shop/rules/stored-cart.ts';
import { DataTable } from '#ui/data-table.tsx';

const STORED = [
  ['language', LANGUAGE_STORAGE_KEY],
  ['cart', CART_STORAGE_KEY],
  ['checkout', `${PRODUCT_KEY}_checkout`],
  ['session', `${PRODUCT_KEY}-auth-token`],
  ['company', `${PRODUCT_KEY}-company`],
  ['hiddenAllergens', `${PRODUCT_KEY}_hidden_allergens_v1`],
  ['textSize', `${PRODUCT_KEY}-text-size`],
  // Kept by the router itself, under its own name.
  ['scroll', 'react-router-scroll-positions'],
] as const;

/** Everything the site keeps in a browser, by the name one finds it under there. */
export function StoredInBrowserTable() {
  const t = useTranslations('site.privacy.browser');
  return (
    <>
      <DataTable
        caption={t('caption')}
        isCaptionHidden
        columns={[
          { key: 'name', label: t('columns.name') },
          { key: 'what', label: t('columns.what') },
          { key: 'long', label: t('columns.long') },
        ]}
        rows={STORED.map(([kind, key]) => ({
          id: kind,
          cells: {
            name: <code className="text-sm font-normal">{key}</code>,
            what: t(`rows.${kind}.what`),
            long: t(`rows.${kind}.long`),
          },
        }))}
      />
      <p className="mt-6">{t('note')}</p>
    </>
  );
}
