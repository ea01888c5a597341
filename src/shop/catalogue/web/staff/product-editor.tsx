import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSession } from '#accounts/web/session-provider.tsx';
import { isSameTyped, typedAs, validate } from '#basics/form.ts';
import { type FieldProblem, Refusal } from '#basics/refusal.ts';
import { keptDraftAs } from '#platform/browser/draft-storage.ts';
import { fieldName } from '#staff/rules/field-name.ts';
import { ConflictNotice } from '#staff/web/conflict-notice.tsx';
import { useProblemWords } from '#staff/web/use-problem-words.ts';
import { FormProblems } from '#ui/form-problems.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { ChangeOf } from '#ui/use-held.ts';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import type { ProductUnderEdit } from '../../contract.ts';
import { nestedProduct } from '../../rules/former-product.ts';
import { product as productForm, type TypedProduct } from '../../rules/product.ts';
import { ProductFields } from './product-fields.tsx';
import { ProductHistory } from './product-history.tsx';
import { ProductPreview } from './product-preview.tsx';
import { PublicationCard } from './publication-card.tsx';
import { useAutosave } from './use-autosave.ts';
import { useOtherEditors } from './use-other-editors.ts';
import { publishedOf, useProduct } from './use-products.ts';

type ProductEditorProps = { readonly productId: string; readonly product: ProductUnderEdit };

/** The form of a product, with what is done with it beside. */
export function ProductEditor({ productId, product }: ProductEditorProps) {
  const t = useTranslations('catalogue.staffProducts');
  const language = useLocale();
  const { session } = useSession();
  const words = useProblemWords();
  const draft = `${session?.user.id ?? ''} product ${productId}`;
  const [own] = useState(() => {
    const kept = keptDraftAs(draft, (typed) => typedAs(productForm, nestedProduct(typed)));
    return kept && !isSameTyped(kept.typed, product.form) ? kept : undefined;
  });
  const autosave = useAutosave({
    productId,
    draft,
    form: product.form,
    // What was typed here was typed on that one: if it is no more, both are shown.
    revision: own ? own.revision : product.revision,
    published: own ? own.published : publishedOf(product),
    typed: own?.typed ?? product.form,
  });
  const { typed } = autosave;
  const problemsNow = () => validate(productForm, autosave.latest()).problems;
  const form = useSchemaForm({ id: 'product', validate: problemsNow, words });
  const [attempt, setAttempt] = useState(0);
  const [isPreviewed, setPreviewed] = useState(false);

  function show(problems: readonly FieldProblem[]) {
    form.show(problems);
    setAttempt((count) => count + 1);
  }

  /** False where what is typed cannot be shown yet, which is then said beside each field. */
  function isReady(): boolean {
    const problems = problemsNow();
    show(problems);
    return problems.length === 0;
  }

  async function preview() {
    if (!isReady()) return;
    // What goes wrong is said where it is saved.
    const revision = await autosave.save().catch(() => null);
    if (revision !== null) setPreviewed(true);
  }

  function change(change: ChangeOf<TypedProduct>) {
    const before = autosave.latest();
    autosave.change(change);
    for (const list of movedLists(before, autosave.latest())) form.leave(list);
  }

  const name = typed.texts[language].name || typed.texts.fr.name;
  const isPending = !product.published || !isSameTyped(typed, product.published.form);
  return (
    <>
      {isPreviewed && (
        <ProductPreview
          productId={productId}
          onBack={() => setPreviewed(false)}
          onRefused={(error) => {
            setPreviewed(false);
            show(error instanceof Refusal ? error.problems : []);
          }}
        />
      )}
      <div hidden={isPreviewed}>
        <PageTitle size="small" title={name || t('edit.titleNew')} />
        <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
          <form
            {...form.handlers(() => undefined)}
            onSubmit={(event) => event.preventDefault()}
            className="grid content-start gap-8"
          >
            {own && (
              <Notice kind="info">
                <p>{t('saving.restored')}</p>
              </Notice>
            )}
            <OtherEditors productId={productId} />
            <Conflict productId={productId} autosave={autosave} />
            {form.problems.length > 0 && (
              <FormProblems
                key={attempt}
                title={t('problems.title')}
                problems={form.problems.map((problem) => ({
                  fieldId: `product-${problem.path}`,
                  text: t('problems.line', {
                    field: fieldName(t, problem.path),
                    what: words(problem),
                  }),
                }))}
              />
            )}
            <ProductFields typed={typed} onChange={change} field={form.field} product={product} />
          </form>
          <div className="-order-1 grid content-start gap-6 md:grid-cols-2 xl:sticky xl:top-24 xl:order-none xl:grid-cols-1 xl:self-start">
            <PublicationCard
              productId={productId}
              product={product}
              isPending={isPending}
              autosave={autosave}
              isReady={isReady}
              onRefused={show}
              onPreview={preview}
            />
            <ProductHistory
              productId={productId}
              revisions={product.revisions}
              typed={typed}
              onRestore={(form) => change(() => form)}
            />
          </div>
        </div>
      </div>
    </>
  );
}

/** Places in a list are other ones once it is another. */
function movedLists(before: TypedProduct, now: TypedProduct) {
  const lists = ['items', 'images'] as const;
  return lists.filter((list) => idsIn(before[list]) !== idsIn(now[list]));
}

function idsIn(list: TypedProduct['items'] | TypedProduct['images']): string {
  return list.map((each) => (typeof each === 'string' ? each : each.id)).join(' ');
}

/** Told as soon as a colleague opens the same product, before either has written. */
function OtherEditors({ productId }: { productId: string }) {
  const t = useTranslations('catalogue.staffProducts.saving');
  const language = useLocale();
  const others = useOtherEditors(`product:${productId}`);
  if (others.length === 0) return null;
  const who = new Intl.ListFormat(language).format(others);
  return (
    <Notice kind="info" isLive>
      <p>{t('others', { count: others.length, who })}</p>
    </Notice>
  );
}

type Autosave = ReturnType<typeof useAutosave>;

/** Two people at once: nothing is lost, and one of them decides. */
function Conflict({ productId, autosave }: { productId: string; autosave: Autosave }) {
  const t = useTranslations('catalogue.staffProducts.saving');
  const { refetch, isFetching } = useProduct(productId);
  if (autosave.saving !== 'conflict') return null;
  const theirs = async (take: boolean) => {
    const { data } = await refetch();
    if (!data) return;
    autosave.goOnFrom(data.revision, publishedOf(data), data.form);
    if (take) autosave.change(() => data.form);
  };
  return (
    <ConflictNotice
      words={{
        title: t('conflictTitle'),
        text: t('conflict', { who: autosave.conflictBy || t('somebody') }),
        keepMine: t('keepMine'),
        takeTheirs: t('takeTheirs'),
      }}
      isBusy={isFetching}
      onDecide={(take) => void theirs(take)}
    />
  );
}
