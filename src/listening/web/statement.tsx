import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type Item, PASSED, STEPS } from '../rules/questionnaire-items.ts';
import { useStatement } from './use-statement.ts';

type StatementProps = {
  readonly item: Item;
  /** A step, passed, or null for nothing yet. */
  readonly answer: number | null;
  readonly onAnswer: (answer: number) => void;
};

/** One statement, and how often it is so; the arrow keys go from one answer to the next. */
export function Statement({ item, answer, onAnswer }: StatementProps) {
  const t = useTranslations('listening.questionnaire.own');
  const steps = useTranslations('listening.statements.steps');
  const statement = useStatement();
  const name = useId();
  const choices = [
    ...STEPS.map((step) => ({ value: step, label: steps(`s${step}`) })),
    { value: PASSED, label: t('pass') },
  ];
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-3 font-semibold">{statement(item)}</legend>
      <div className="grid gap-2 @xl:grid-cols-6">
        {choices.map(({ value, label }) => (
          <label key={value} className={CHOICE}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={answer === value}
              onChange={() => onAnswer(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const CHOICE =
  'relative flex min-h-11 cursor-pointer items-center justify-center rounded-lg border border-line-strong ' +
  'bg-surface px-2 py-2 text-center hover:bg-sunken ' +
  'has-checked:picked has-checked:border-primary has-checked:bg-primary-tint has-checked:font-semibold ' +
  'has-checked:text-primary has-focus-visible:outline-3 has-focus-visible:outline-focus';
