import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { parisInstant } from '#basics/dates.ts';
import { fill, validate } from '#basics/form.ts';
import { type FieldProblem, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useFailureWords } from '#staff/web/failure.tsx';
import { GiveUpDraft } from '#staff/web/give-up-draft.tsx';
import { useProblemWords } from '#staff/web/use-problem-words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useToast } from '#ui/toast.tsx';
import { useFocusKept } from '#ui/use-focus-kept.ts';
import type { DropProductDraft, ProductUnderEdit, PublishProduct } from '../../contract.ts';
import { product as form, NEW_PRODUCT, type TypedProduct } from '../../rules/product.ts';
import { DuplicateProduct } from './duplicate-product.tsx';
import { PublicationTime } from './publication-time.tsx';
import type { useAutosave } from './use-autosave.ts';
import { publishedOf, useProductChange } from './use-products.ts';

const asShown = (typed: TypedProduct) => fill(form, validate(form, typed).values);

type PublicationCardProps = {
  readonly productId: string;
  readonly product: ProductUnderEdit;
  /** Whether the form differs from what is shown. */
  readonly isPending: boolean;
  readonly autosave: ReturnType<typeof useAutosave>;
  /** Whether what is typed can be shown; what cannot is said. */
  readonly isReady: () => boolean;
  readonly onRefused: (problems: readonly FieldProblem[]) => void;
  readonly onPreview: () => Promise<void>;
};

/** What visitors see now, and when they see what is in the form. */
export function PublicationCard(props: PublicationCardProps) {
  const { productId, product, isPending, autosave, isReady, onRefused, onPreview } = props;
  const t = useTranslations('catalogue.staffProducts');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const problemWords = useProblemWords();
  const [at, setAt] = useState('');
  const [atProblem, setAtProblem] = useState<string>();
  /** False where it is not even saved, which is said there. */
  const publish = useProductChange(({ when }: { when: string | null }) =>
    autosave.alone(async () => {
      const revision =
        when === null ? product.revision : await autosave.saveAlone().catch(() => null);
      if (revision === null) return false;
      const sent = autosave.saved();
      const asked = { productId, revision, when };
      const { published } = await callFunction<PublishProduct>('publish-product', asked);
      // As it is shown from now on: 39,9 was typed, and 39,90 is read back.
      if (when === 'now') autosave.restart(sent, asShown(sent), published);
      return true;
    }),
  );
  const drop = useProductChange(() =>
    autosave.alone(async () => {
      const revision = await autosave.saveAlone();
      const sent = autosave.saved();
      if (revision !== null) {
        await callFunction<DropProductDraft>('drop-product-draft', { productId, revision });
      }
      autosave.restart(sent, product.published?.form ?? NEW_PRODUCT, publishedOf(product));
    }),
  );
  const kept = useFocusKept();
  function send(when: string | null, told: string) {
    setAtProblem(undefined);
    if (when !== null && !isReady()) return;
    publish.mutate(
      { when },
      {
        onSuccess(isDone) {
          if (!isDone) return;
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
    send(instant.toISOString(), t('publication.scheduled'));
  }

  const shown = product.published;
  // A new product of which nothing is kept yet has nothing to wait or to be given up.
  const isBegun = shown !== null || product.revision !== null;
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
      {isBegun && (
        <p className="text-ink-soft">{t(isPending ? 'publication.pending' : 'publication.same')}</p>
      )}
      <p role="status" className="text-sm font-semibold">
        {autosave.saving !== 'conflict' && t(`saving.${autosave.saving}`)}
      </p>
      <div {...kept} className="grid gap-4">
        <div className="grid gap-3">
          <Button
            isBusy={publish.isPending}
            disabled={!isPending}
            onClick={() => send('now', t('publication.published'))}
          >
            {t('publication.publish')}
          </Button>
          <Button kind="secondary" disabled={!isPending} onClick={() => void onPreview()}>
            {t('publication.preview')}
          </Button>
        </div>
        <PublicationTime
          publishAt={autosave.saving === 'typing' ? null : product.publishAt}
          isPending={isPending}
          at={at}
          problem={atProblem}
          onAt={setAt}
          onSchedule={schedule}
          onCancel={() => send(null, t('publication.cancelled'))}
        />
        {isPending && isBegun && <GiveUpDraft drop={drop} />}
        {isBegun && <DuplicateProduct latest={autosave.latest} />}
      </div>
    </Card>
  );
}
