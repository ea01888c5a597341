import { Plus } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { Failure } from '#staff/web/failure.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { ListSteps } from '#ui/list-pages.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { LISTED_STATES, PRODUCT_SORTS } from '../../rules/listed-products.ts';
import { KINDS } from '../../rules/product.ts';
import { ProductsTable } from './products-table.tsx';
import { type CatalogueWish, useCatalogue, useCatalogueWish } from './use-products.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('catalogue.staffProducts') };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/** Every product: to find, to open, and to change several at once. */
export default function ProductsPage() {
  const t = useTranslations('catalogue.staffProducts.list');
  const tPages = useTranslations('staff.space.pages');
  const [wish, change] = useCatalogueWish();
  const { data, error, refetch } = useCatalogue(wish);
  if (error && !data) {
    return (
      <>
        <PageHead title={t('title')} />
        <Failure error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  const { previous = null, next = null } = data ?? {};
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="dense" title={t('title')}>
        <ButtonLink to="/cms/products/new" size="small">
          <Plus aria-hidden className="size-5" />
          {t('new')}
        </ButtonLink>
      </PageTitle>
      <div className="grid gap-2">
        <Filters wish={wish} onChange={change} />
        {data ? (
          <ProductsTable data={data} wish={wish} onChange={change} />
        ) : (
          <Loading text={t('loading')} />
        )}
        {(previous || next) && (
          <ListSteps
            words={{
              label: tPages('label'),
              previous: tPages('previous'),
              next: tPages('next'),
            }}
            onPrevious={previous ? () => change({ before: previous }) : undefined}
            onNext={next ? () => change({ after: next }) : undefined}
          />
        )}
      </div>
    </>
  );
}

type FiltersProps = {
  readonly wish: CatalogueWish;
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
};

function Filters({ wish, onChange }: FiltersProps) {
  const t = useTranslations('catalogue.staffProducts');
  const stateWord = (state: (typeof LISTED_STATES)[number]) => {
    if (state === 'to-check') return t('list.toCheck');
    return state === 'to-renew' ? t('list.toRenew') : t(`states.${state}`);
  };
  return (
    <FilterBar isOneLine>
      <SearchField
        name="search"
        label={t('list.search')}
        placeholder={t('list.search')}
        value={wish.search ?? ''}
        maxLength={200}
        onSearch={(q) => onChange({ q })}
      />
      <SelectField
        name="state"
        label={t('list.state')}
        value={wish.state ?? ''}
        onChange={(event) => onChange({ state: event.currentTarget.value })}
        options={[
          { value: '', label: t('list.everyState') },
          ...LISTED_STATES.map((state) => ({ value: state, label: stateWord(state) })),
        ]}
      />
      <SelectField
        name="kind"
        label={t('list.kind')}
        value={wish.kind ?? ''}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
        options={[
          { value: '', label: t('list.everyKind') },
          ...KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        ]}
      />
      <SelectField
        name="sort"
        className="lg:hidden"
        label={t('list.sort')}
        value={wish.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value, dir: '' })}
        options={PRODUCT_SORTS.map((sort) => ({
          value: sort,
          label: t('list.sortedBy', { by: t(`list.sorts.${sort}`) }),
        }))}
      />
    </FilterBar>
  );
}
