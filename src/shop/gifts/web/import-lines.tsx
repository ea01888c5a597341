import { useTranslations } from 'use-intl';
import { WrongLines } from '#imports/web/wrong-lines.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFocusKept } from '#ui/use-focus-kept.ts';
import { GIFT_COLUMNS, type GiftLineProblem } from '../rules/gift-import.ts';
import { IMPORT_LINES } from '../rules/meter-page.ts';
import type { GiftImport } from './use-gift-import.ts';

/** What is wrong, line by line, put right in place or set aside; then the list may be looked at. */
export function ImportLines({ state }: { state: GiftImport }) {
  const t = useTranslations('gifts.import.lines');
  const { lines, check } = state;
  const wrong = [...new Set(lines.problems.map(({ line }) => line))];
  const kept = useFocusKept();
  return (
    <Card as="section">
      <div {...kept}>
        <h2 className="text-2xl">
          {wrong.length > 0 ? t('wrong', { count: wrong.length }) : t('allGood')}
        </h2>
        <p className="mt-1 text-ink-soft" role="status">
          {t('gifts', { count: lines.kept.length })}{' '}
          {lines.setAsideCount > 0 && t('aside', { count: lines.setAsideCount })}
        </p>
        {state.isTooLong && (
          <Notice kind="warning" className="mt-4">
            <p>{t('tooLong', { most: IMPORT_LINES })}</p>
          </Notice>
        )}
        <WrongGifts state={state} problems={lines.problems} />
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button
            size="large"
            isBusy={check.isPending}
            disabled={wrong.length > 0 || lines.kept.length === 0 || state.isTooLong}
            onClick={() => check.mutate()}
          >
            {t('next')}
          </Button>
          {wrong.length > 0 && (
            <Button kind="secondary" onClick={() => lines.setAside(wrong)}>
              {t('setAllAside', { count: wrong.length })}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

type WrongGiftsProps = {
  readonly state: GiftImport;
  readonly problems: readonly GiftLineProblem[];
};

/** The lines that something is wrong with. */
export function WrongGifts({ state, problems }: WrongGiftsProps) {
  const kinds = useTranslations('gifts.import.columns.kinds');
  const words = useTranslations('gifts.import.problems');
  return (
    <WrongLines
      lines={state.lines}
      problems={problems}
      fields={GIFT_COLUMNS}
      labelOf={(column) => kinds(column)}
      wordsOf={({ problem }) =>
        words(words.has(problem as 'required') ? (problem as 'required') : 'unknown')
      }
    />
  );
}
