import { useTranslations } from 'use-intl';
import { LinesStep } from '#imports/web/lines-step.tsx';
import { WrongLines } from '#imports/web/wrong-lines.tsx';
import { problemWords } from '#platform/browser/refusal-words.ts';
import { Notice } from '#ui/notice.tsx';
import { GIFT_COLUMNS, type GiftLineProblem } from '../rules/gift-import.ts';
import { IMPORT_LINES } from '../rules/meter-page.ts';
import type { GiftImport } from './use-gift-import.ts';

/** What is wrong, line by line, put right in place or set aside; then the list may be looked at. */
export function ImportLines({ state }: { state: GiftImport }) {
  const t = useTranslations('gifts.import.lines');
  const { lines, check } = state;
  const obstacle = state.isTooLong && (
    <Notice kind="warning" className="mt-4">
      <p>{t('tooLong', { most: IMPORT_LINES })}</p>
    </Notice>
  );
  const count = t('gifts', { count: lines.kept.length });
  return (
    <LinesStep lines={lines} count={count} check={check} obstacle={obstacle}>
      <WrongGifts state={state} problems={lines.problems} />
    </LinesStep>
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
      wordsOf={problemWords(words)}
    />
  );
}
