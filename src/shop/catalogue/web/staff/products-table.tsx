import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatMoment, formatShortDay, parisDayOf } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { columnSort } from '#staff/web/column-sort.ts';
import { RowName } from '#staff/web/row-name.tsx';
import { SelectionBar, useChosenRows } from '#staff/web/selection-bar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { ListCatalogue, ListedProduct } from '../../contract.ts';
import { type ProductSort, usualDirection } from '../../rules/listed-products.ts';
import { ProductBulkActs } from './product-bulk-acts.tsx';
import { StockDialog } from './stock-dialog.tsx';
import { Thumbnail } from './thumbnail.tsx';
import type { CatalogueWish } from './use-products.ts';

const TONES = {
  draft: 'neutral',
  published: 'success',
  'coming-soon': 'info',
  archived: 'neutral',
} as const;

type ProductsTableProps = {
  readonly data: OutputOf<ListCatalogue>;
  readonly wish: CatalogueWish;
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
};

/** A page of products, with what may be done to chosen ones, or to all that match. */
export function ProductsTable({ data, wish, onChange }: ProductsTableProps) {
  const t = useTranslations('catalogue.staffProducts.list');
  const language = useLocale();
  const [counted, setCounted] = useState<ListedProduct>();
  const { products, total } = data;
  // What was never shown is neither taken out of the shop nor put back.
  const able = products.filter(({ status }) => status !== 'draft');
  const { search, state, kind } = wish;
  const rows = useChosenRows(
    able.map(({ id }) => id),
    { search, state, kind },
  );
  const columns = useColumns({ wish, onChange });
  const nameOf = (id: string) => {
    const product = able.find((each) => each.id === id);
    return product && t('chooseNamed', { name: product.name[language] });
  };
  return (
    <>
      <SelectionBar rows={rows} total={total} totalText={t('total', { count: total })}>
        <ProductBulkActs
          count={rows.isAll ? total : rows.ids.length}
          chosen={
            rows.isAll ? { matching: { search, state, kind } } : { productIds: [...rows.ids] }
          }
          onDone={rows.clear}
        />
      </SelectionBar>
      <DataTable
        caption={t('title')}
        isCaptionHidden
        isDense
        emptyText={t('none')}
        selection={{ ...rows.selection, nameOf, allName: t('chooseAll') }}
        columns={columns}
        rows={products.map((product) => ({
          id: product.id,
          cells: {
            name: <Name product={product} />,
            state: <State product={product} />,
            position: product.position,
            price: product.priceCents === null ? '–' : formatMoney(product.priceCents, language),
            stock: <Stock product={product} onCount={() => setCounted(product)} />,
            changed: (
              <span className="whitespace-nowrap">
                {formatShortDay(parisDayOf(new Date(product.changedAt)), language)}
              </span>
            ),
          },
        }))}
      />
      {counted && <StockDialog product={counted} onClose={() => setCounted(undefined)} />}
    </>
  );
}

function useColumns({ wish, onChange }: Pick<ProductsTableProps, 'wish' | 'onChange'>) {
  const t = useTranslations('catalogue.staffProducts.list');
  const sortBy = columnSort<ProductSort>(
    { sort: wish.sort, direction: wish.direction ?? null },
    usualDirection,
    onChange,
  );
  return [
    { key: 'name', label: t('columns.name'), isWide: true, sort: sortBy('name') },
    { key: 'state', label: t('columns.state'), sort: sortBy('state') },
    {
      key: 'position',
      label: t('columns.position'),
      isNumber: true,
      isMinor: true,
      sort: sortBy('position'),
    },
    { key: 'price', label: t('columns.price'), isNumber: true, sort: sortBy('price') },
    { key: 'stock', label: t('columns.stock'), sort: sortBy('stock') },
    { key: 'changed', label: t('columns.changed'), isMinor: true, sort: sortBy('changed') },
  ];
}

function Name({ product }: { product: ListedProduct }) {
  const t = useTranslations('catalogue.staffProducts');
  const language = useLocale();
  return (
    <span className="flex items-center gap-3">
      {product.picture && <Thumbnail picture={product.picture} isSmall />}
      <RowName
        isOneLine
        to={`/cms/products/edit/${product.id}`}
        name={product.name[language] || product.slug || t('list.unnamed')}
        detail={t(`kinds.${product.kind}`)}
      />
    </span>
  );
}

function State({ product }: { product: ListedProduct }) {
  const t = useTranslations('catalogue.staffProducts');
  const language = useLocale();
  return (
    <span className="flex flex-wrap gap-1.5 @4xl:flex-nowrap">
      <Badge isSmall tone={TONES[product.status]}>
        {t(`states.${product.status}`)}
      </Badge>
      {product.publishAt ? (
        <Badge isSmall tone="info">
          {t('list.scheduled', { at: formatMoment(new Date(product.publishAt), language) })}
        </Badge>
      ) : (
        product.hasDraft && (
          <Badge isSmall tone="warning">
            {t('list.draft')}
          </Badge>
        )
      )}
      {product.concerns.map((concern) => (
        <Badge key={concern} isSmall tone="danger">
          {t(`concerns.${concern}`)}
        </Badge>
      ))}
    </span>
  );
}

function Stock({ product, onCount }: { product: ListedProduct; onCount: () => void }) {
  const t = useTranslations('catalogue.staffProducts.list');
  const language = useLocale();
  if (product.status === 'draft') return '–';
  const stock = String(product.stock ?? t('unlimited'));
  return (
    <Button
      kind="quiet"
      size="small"
      className="-ml-3.5 whitespace-nowrap"
      aria-label={`${stock}, ${t('counting', { name: product.name[language] })}`}
      onClick={onCount}
    >
      {stock}
    </Button>
  );
}
