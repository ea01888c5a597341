import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefusal } from '#basics/refusal.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { MeasureBar } from '#ui/measure-bar.tsx';
import { Notice } from '#ui/notice.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { OwnQuestionnaire } from '../contract.ts';
import { DIMENSIONS, type Dimension, ITEMS } from '../rules/questionnaire-items.ts';
import { Statement } from './statement.tsx';
import { useAnswers } from './use-questionnaires.ts';

type QuestionnaireFormProps = {
  readonly companyId: string;
  readonly questionnaire: OwnQuestionnaire;
  /** The last day of answers, and the day on which it is told, as they are read. */
  readonly closes: string;
  readonly told: string;
};

/** Three statements at a time; where somebody left, they go on. */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { companyId, questionnaire, closes, told } = props;
  const t = useTranslations('listening.questionnaire.own');
  const { given, give, ...sending } = useAnswers(companyId, questionnaire);
  const [step, setStep] = useState(() => firstOpenStep(questionnaire.answers));
  const dimension = DIMENSIONS[step];
  const done = given.filter((answer) => answer !== null).length;
  return (
    <Card as="section">
      <Progress done={done} />
      {dimension ? (
        <Step key={dimension} step={step} dimension={dimension} given={given} onGive={give}>
          {step > 0 && (
            <Button kind="secondary" onClick={() => setStep((now) => now - 1)}>
              {t('previous')}
            </Button>
          )}
          <Button onClick={() => setStep((now) => now + 1)}>
            {t(step === DIMENSIONS.length - 1 ? 'finish' : 'next')}
          </Button>
        </Step>
      ) : (
        <>
          <StepTitle text={t('endTitle')} />
          <p className="mt-3">{t('end', { done, all: ITEMS.length, closes, told })}</p>
          <Button kind="secondary" className="mt-4" onClick={() => setStep(0)}>
            {t('fromStart')}
          </Button>
        </>
      )}
      <Saving {...sending} hasBegun={done > 0} />
    </Card>
  );
}

/** The step with the first statement that nothing was said to; the end where there is none. */
function firstOpenStep(answers: readonly (number | null)[]): number {
  const open = ITEMS.findIndex((_, at) => (answers[at] ?? null) === null);
  const dimension = ITEMS[open]?.dimension;
  return dimension ? DIMENSIONS.indexOf(dimension) : DIMENSIONS.length;
}

function Progress({ done }: { done: number }) {
  const t = useTranslations('listening.questionnaire.own');
  const all = ITEMS.length;
  return (
    <p className="flex items-center gap-3">
      <MeasureBar share={done / all} className="min-w-0 grow" />
      <span className="shrink-0 text-sm tabular-nums">{t('progress', { done, all })}</span>
    </p>
  );
}

type StepProps = {
  readonly step: number;
  readonly dimension: Dimension;
  readonly given: readonly (number | null)[];
  readonly onGive: (item: number, answer: number) => void;
  readonly children: ReactNode;
};

function Step({ step, dimension, given, onGive, children }: StepProps) {
  const t = useTranslations('listening.questionnaire.own');
  const names = useTranslations('listening.statements.dimensions');
  const words = { step: step + 1, steps: DIMENSIONS.length, dimension: names(dimension) };
  return (
    <>
      <StepTitle text={t('step', words)} />
      <div className="mt-4 grid gap-8">
        {ITEMS.map((item, at) =>
          item.dimension === dimension ? (
            <Statement
              key={item.number}
              item={item}
              answer={given[at] ?? null}
              onAnswer={(answer) => onGive(at, answer)}
            />
          ) : null,
        )}
      </div>
      <p className="mt-8 flex flex-wrap gap-3">{children}</p>
    </>
  );
}

/** Read out, and where the keyboard goes on, each time the step changes. */
function StepTitle({ text }: { text: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(document.activeElement === document.body);
  useEffect(() => {
    if (!isFirst.current) title.current?.focus();
  }, []);
  return (
    <h2 ref={title} tabIndex={-1} className="mt-6 text-xl outline-none">
      {text}
    </h2>
  );
}

type SavingProps = Pick<
  ReturnType<typeof useAnswers>,
  'isSaved' | 'isSending' | 'error' | 'send'
> & { readonly hasBegun: boolean };

function Saving({ isSaved, isSending, error, send, hasBegun }: SavingProps) {
  const t = useTranslations('listening.questionnaire.own');
  const isClosed = isRefusal(error, 'not-found');
  const state = isSaved ? (hasBegun ? 'saved' : 'untouched') : 'saving';
  return (
    <>
      <p role="status" className="mt-4 min-h-6 text-sm text-ink-soft">
        {(isSending || !error) && t(state)}
      </p>
      {error && !isSending && isClosed && (
        <Notice kind="danger" isLive>
          {t('closed')}
        </Notice>
      )}
      {error && !isSending && !isClosed && (
        <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={send} />
      )}
    </>
  );
}
