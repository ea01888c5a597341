import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment, parisInstant } from '#basics/dates.ts';
import { type FieldProblem, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { DropProductDraft, ProductUnderEdit, PublishProduct } from '../../contract.ts';
import { formOf, readProductForm } from '../../rules/products/product-form.ts';
import { useFailureWords } from '../failure.tsx';
import { useProblemWords } from '../use-problem-words.ts';
import type { useAutosave } from './use-autosave.ts';
import { publishedOf, useProductChange } from './use-products.ts';

type PublicationCardProps = {
  readonly productId: string;
  readonly product: ProductUnderEdit;
  /** Whether the form differs from what is shown. */
  readonly isPending: boolean;
  readonly autosave: ReturnType<typeof useAutosave>;
  /** Of what is typed once it is saved and can be shown. */
  readonly readyRevision: () => Promise<number | undefined>;
  readonly onRefused: (problems: readonly FieldProblem[]) => void;
  readonly onPreview: () => Promise<void>;
};

/** What visitors see now, and when they see what is in the form. */
export function PublicationCard(props: PublicationCardProps) {
  const { productId, product, isPending, autosave, readyRevision, onRefused, onPreview } = props;
  const t = useTranslations('cms.products');
  const language = useLocale();
  const toast = useToast();
  const wordsOf = useFailureWords();
  const problemWords = useProblemWords();
  const [at, setAt] = useState('');
  const [atProblem, setAtProblem] = useState<string>();
  const publish = useProductChange(
    ({ revision, when }: { revision: number; when: string | null }) =>
      callFunction<PublishProduct>('publish-product', { productId, revision, when }),
  );

  async function send(when: string | null, told: string) {
    setAtProblem(undefined);
    const revision = when === null ? product.revision : await readyRevision();
    if (revision === undefined || revision === null) return;
    publish.mutate(
      { revision, when },
      {
        onSuccess({ published }) {
          // As it is shown from now on: 39,9 was typed, and 39,90 is read back.
          if (when === 'now') {
            autosave.restart(formOf(readProductForm(autosave.typed).values), published);
          }
          setAt('');
          toast.show({ title: told });
        },
        onError(error) {
          const problems = error instanceof Refusal ? error.problems : [];
          const late = problems.find(({ path }) => path === 'publishAt');
          setAtProblem(late && problemWords(late));
          onRefused(problems.filter(({ path }) => path !== 'publishAt'));
          if (problems.length === 0) toast.show({ title: wordsOf(error), kind: 'destructive' });
        },
      },
    );
  }

  function schedule() {
    const instant = parisInstant(at);
    if (!instant) return setAtProblem(problemWords({ path: 'publishAt', problem: 'required' }));
    void send(instant.toISOString(), t('publication.scheduled'));
  }

  const shown = product.published;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('publication.title')}</h2>
      <p>
        {shown
          ? t('publication.shown', { state: t(`states.${shown.status}`) })
          : t('publication.never')}{' '}
        {(shown?.status === 'published' || shown?.status === 'coming-soon') && (
          <Link to={`/boutique/produit/${shown.slug}`} className="underline underline-offset-4">
            {t('publication.see')}
          </Link>
        )}
      </p>
      <p className="text-ink-soft">{t(isPending ? 'publication.pending' : 'publication.same')}</p>
      <p role="status" className="text-sm font-semibold">
        {autosave.saving !== 'conflict' && t(`saving.${autosave.saving}`)}
      </p>
      <div className="grid gap-3">
        <Button
          isBusy={publish.isPending}
          disabled={!isPending}
          onClick={() => void send('now', t('publication.published'))}
        >
          {t('publication.publish')}
        </Button>
        <Button kind="secondary" disabled={!isPending} onClick={() => void onPreview()}>
          {t('publication.preview')}
        </Button>
      </div>
      {product.publishAt && autosave.saving !== 'typing' ? (
        <div className="grid gap-2">
          <p>
            {t('publication.willAppear', {
              at: formatMoment(new Date(product.publishAt), language),
            })}
          </p>
          <Button
            kind="secondary"
            size="small"
            onClick={() => void send(null, t('publication.cancelled'))}
          >
            {t('publication.cancel')}
          </Button>
        </div>
      ) : (
        isPending && (
          <details>
            <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
              {t('publication.later')}
            </summary>
            <div className="grid gap-3 pt-2">
              <TextField
                id="product-publishAt"
                name="publishAt"
                type="datetime-local"
                label={t('publication.at')}
                value={at}
                error={atProblem}
                onChange={(event) => setAt(event.currentTarget.value)}
              />
              <Button kind="secondary" size="small" onClick={schedule}>
                {t('publication.schedule')}
              </Button>
            </div>
          </details>
        )
      )}
      {isPending && <Drop {...props} />}
    </Card>
  );
}

/** Gives the draft up: asked once more before that. */
function Drop({ productId, product, autosave }: PublicationCardProps) {
  const t = useTranslations('cms.products.publication');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [isAsked, setAsked] = useState(false);
  const drop = useProductChange(async () => {
    const revision = await autosave.save();
    if (revision !== null) {
      await callFunction<DropProductDraft>('drop-product-draft', { productId, revision });
    }
  });
  if (!isAsked) {
    return (
      <Button kind="quiet" size="small" onClick={() => setAsked(true)}>
        {t('drop')}
      </Button>
    );
  }
  return (
    <div className="grid gap-2">
      <p>{t('dropSure')}</p>
      <Button
        kind="danger"
        size="small"
        isBusy={drop.isPending}
        onClick={() =>
          drop.mutate(undefined, {
            onSuccess() {
              autosave.restart(product.published?.form ?? {}, publishedOf(product));
              setAsked(false);
              toast.show({ title: t('dropped') });
            },
            onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
          })
        }
      >
        {t('dropYes')}
      </Button>
      <Button kind="secondary" size="small" onClick={() => setAsked(false)}>
        {t('dropNo')}
      </Button>
    </div>
  );
}
