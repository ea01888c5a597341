import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { type Rating, RatingScale } from '#ui/rating-scale.tsx';
import type { Taps } from '../contract.ts';

const NOTHING: Taps = { mood: null, energy: null, factorTap: null };
const ANSWERS = ['r1', 'r2', 'r3', 'r4', 'r5'] as const;
type Answer = (typeof ANSWERS)[number];

type CheckInFormProps = {
  /** The third question, where it is known. */
  readonly question: string | undefined;
  readonly given: Taps | null;
  readonly isSending: boolean;
  readonly onSend: (taps: Taps) => void;
};

/** Three questions, each of which may be passed. */
export function CheckInForm({ question, given, isSending, onSend }: CheckInFormProps) {
  const t = useTranslations('listening.checkIn');
  const [taps, setTaps] = useState<Taps>(given ?? NOTHING);
  const [isEmptyTold, tellEmpty] = useState(false);
  const isEmpty = Object.values(taps).every((tap) => tap === null);
  const wordsOf = (word: (answer: Answer) => string) =>
    Object.fromEntries(ANSWERS.map((answer, at) => [at + 1, word(answer)])) as Record<
      Rating,
      string
    >;
  const set = (name: keyof Taps) => (value: Rating | null) => {
    setTaps((now) => ({ ...now, [name]: value }));
    tellEmpty(false);
  };
  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty) tellEmpty(true);
        else onSend(taps);
      }}
    >
      <RatingScale
        name="mood"
        question={t('mood.question')}
        words={wordsOf((answer) => t(`mood.${answer}`))}
        drawing="face"
        value={taps.mood}
        onChange={set('mood')}
        clearLabel={t('skip')}
      />
      <RatingScale
        name="energy"
        question={t('energy.question')}
        words={wordsOf((answer) => t(`energy.${answer}`))}
        drawing="energy"
        value={taps.energy}
        onChange={set('energy')}
        clearLabel={t('skip')}
      />
      {question && (
        <RatingScale
          name="factor"
          lead={t('agreement.lead')}
          question={question}
          words={wordsOf((answer) => t(`agreement.${answer}`))}
          drawing="agreement"
          value={taps.factorTap}
          onChange={set('factorTap')}
          clearLabel={t('skip')}
        />
      )}
      <div className={IN_SIGHT}>
        <p role="status" className="mb-2 rounded-md bg-surface text-sm text-danger empty:hidden">
          {isEmptyTold && t('nothing')}
        </p>
        <Button type="submit" size="large" isBusy={isSending} className="w-full sm:w-auto">
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

/** On a phone the button is in sight from the first question on, above the bar of the application. */
const IN_SIGHT = 'max-sm:sticky max-sm:bottom-(--tabs) max-sm:z-10 max-sm:bg-surface max-sm:py-2';
