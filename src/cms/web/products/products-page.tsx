import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment, formatShortDay, parisDayOf } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useListAddress } from '#platform/browser/use-list-address.ts';
import { pageContext } from '#platform/page-context.ts';
import { KINDS } from '#shop/rules/product.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ChangeProducts, ListedProduct } from '../../contract.ts';
import {
  foundProducts,
  SORTS,
  TO_CHECK,
  TO_RENEW,
  type Wish,
} from '../../rules/products/listed-products.ts';
import { PRODUCT_ACTS, type ProductAct } from '../../rules/products/product-states.ts';
import { Failure, useFailureWords } from '../failure.tsx';
import { RowName } from '../row-name.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { StockDialog } from './stock-dialog.tsx';
import { useCatalogue, useProductChange } from './use-products.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('cms.products') };
}

export { asksAgain as shouldRevalidate } from '#platform/browser/asks-again.ts';

const STATES = ['draft', 'published', 'coming-soon', 'archived'] as const;
const TONES = {
  draft: 'neutral',
  published: 'success',
  'coming-soon': 'info',
  archived: 'neutral',
} as const;

/** Every product: to find, to open, and to change several at once. */
export default function ProductsPage() {
  const t = useTranslations('cms.products.list');
  const { data, error, refetch } = useCatalogue();
  if (error && !data) {
    return (
      <>
        <PageHead title={t('title')} />
        <Failure error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} intro={t('intro')}>
        <ButtonLink to="/cms/products/new">
          <Plus aria-hidden className="size-5" />
          {t('new')}
        </ButtonLink>
      </PageTitle>
      {data ? <Catalogue products={data.products} /> : <Loading text={t('loading')} />}
    </>
  );
}

function Catalogue({ products }: { products: readonly ListedProduct[] }) {
  const t = useTranslations('cms.products.list');
  const language = useLocale();
  const [wish, change] = useListAddress<Wish>(({ text, oneOf }) => ({
    search: text('q'),
    state: oneOf('state', [...STATES, TO_CHECK, TO_RENEW]) ?? '',
    kind: oneOf('kind', KINDS) ?? '',
    sort: oneOf('sort', SORTS) ?? 'position',
  }));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [counted, setCounted] = useState<ListedProduct>();
  const found = foundProducts(products, wish, language);
  const isChosen = ({ id }: ListedProduct) => chosen.has(id);
  function choose({ id }: ListedProduct) {
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }
  return (
    <div className="grid gap-6">
      <Filters wish={wish} onChange={change} />
      <Acts
        chosen={found.filter((product) => isChosen(product) && product.status !== 'draft')}
        onDone={() => setChosen(new Set())}
      />
      <DataTable
        caption={t('title')}
        isCaptionHidden
        emptyText={t('none')}
        columns={[
          { key: 'name', label: t('columns.name') },
          { key: 'state', label: t('columns.state') },
          { key: 'price', label: t('columns.price'), isNumber: true },
          { key: 'stock', label: t('columns.stock') },
          { key: 'changed', label: t('columns.changed') },
          { key: 'choose', label: t('columns.choose') },
        ]}
        rows={found.map((product) => ({
          id: product.id,
          cells: {
            name: <Name product={product} />,
            state: <State product={product} />,
            price: product.priceCents === null ? '–' : formatMoney(product.priceCents, language),
            stock: <Stock product={product} onCount={() => setCounted(product)} />,
            changed: formatShortDay(parisDayOf(new Date(product.changedAt)), language),
            choose: product.status !== 'draft' && (
              <label className="flex min-h-11 min-w-11 items-center">
                <input
                  type="checkbox"
                  className="size-5.5 accent-primary"
                  aria-label={t('chooseNamed', { name: product.name[language] })}
                  checked={isChosen(product)}
                  onChange={() => choose(product)}
                />
              </label>
            ),
          },
        }))}
      />
      {counted && <StockDialog product={counted} onClose={() => setCounted(undefined)} />}
    </div>
  );
}

type FiltersProps = {
  readonly wish: Wish;
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
};

function Filters({ wish, onChange }: FiltersProps) {
  const t = useTranslations('cms.products');
  return (
    <FilterBar>
      <SearchField
        name="search"
        label={t('list.search')}
        value={wish.search}
        maxLength={200}
        onSearch={(q) => onChange({ q })}
      />
      <SelectField
        name="state"
        label={t('list.state')}
        value={wish.state}
        onChange={(event) => onChange({ state: event.currentTarget.value })}
        options={[
          { value: '', label: t('list.everyState') },
          ...STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
          { value: TO_CHECK, label: t('list.toCheck') },
          { value: TO_RENEW, label: t('list.toRenew') },
        ]}
      />
      <SelectField
        name="kind"
        label={t('list.kind')}
        value={wish.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
        options={[
          { value: '', label: t('list.everyKind') },
          ...KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        ]}
      />
      <SelectField
        name="sort"
        label={t('list.sort')}
        value={wish.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value })}
        options={SORTS.map((sort) => ({ value: sort, label: t(`list.sorts.${sort}`) }))}
      />
    </FilterBar>
  );
}

function Acts({ chosen, onDone }: { chosen: readonly ListedProduct[]; onDone: () => void }) {
  const t = useTranslations('cms.products.list');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const change = useProductChange((act: ProductAct) =>
    callFunction<ChangeProducts>('change-products', {
      productIds: chosen.map(({ id }) => id),
      act,
    }),
  );
  const act = (wanted: ProductAct) =>
    change.mutate(wanted, {
      onSuccess({ changed }) {
        toast.show({ title: t('changed', { count: changed }) });
        onDone();
      },
      onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
    });
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg bg-sunken px-4 py-3">
      <p role="status" className="grow basis-full sm:basis-auto">
        {t('chosen', { count: chosen.length })}
      </p>
      {PRODUCT_ACTS.map((each) => (
        <Button
          key={each}
          kind="secondary"
          size="small"
          disabled={chosen.length === 0}
          isBusy={change.isPending && change.variables === each}
          onClick={() => act(each)}
        >
          {t(`acts.${each}`)}
        </Button>
      ))}
    </div>
  );
}

function Name({ product }: { product: ListedProduct }) {
  const t = useTranslations('cms.products');
  const language = useLocale();
  return (
    <span className="flex flex-wrap items-center gap-3 @2xl:flex-nowrap">
      {product.picture && <Thumbnail picture={product.picture} />}
      <RowName
        to={`/cms/products/edit/${product.id}`}
        name={product.name[language] || product.slug || t('list.unnamed')}
        detail={t(`kinds.${product.kind}`)}
      />
    </span>
  );
}

function State({ product }: { product: ListedProduct }) {
  const t = useTranslations('cms.products');
  const language = useLocale();
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={TONES[product.status]}>{t(`states.${product.status}`)}</Badge>
      {product.publishAt ? (
        <Badge tone="info">
          {t('list.scheduled', { at: formatMoment(new Date(product.publishAt), language) })}
        </Badge>
      ) : (
        product.hasDraft && <Badge tone="warning">{t('list.draft')}</Badge>
      )}
      {product.concerns.map((concern) => (
        <Badge key={concern} tone="danger">
          {t(`concerns.${concern}`)}
        </Badge>
      ))}
    </span>
  );
}

function Stock({ product, onCount }: { product: ListedProduct; onCount: () => void }) {
  const t = useTranslations('cms.products.list');
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
