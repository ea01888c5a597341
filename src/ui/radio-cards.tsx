import type { ReactNode } from 'react';
import { FieldError, FieldHint, OptionalWord, useFieldIds } from './field.tsx';

export type RadioCard = {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** A short figure at the end of the card, such as a price. */
  detail?: ReactNode;
  illustration?: ReactNode;
  isDisabled?: boolean | undefined;
};

export type RadioCardsProps = {
  id?: string | undefined;
  legend: ReactNode;
  name: string;
  options: readonly RadioCard[];
  hint?: ReactNode;
  error?: ReactNode;
  optionalLabel?: string | undefined;
  /** With `value` the choice is held outside; with `defaultValue` the form holds it. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  columns?: 1 | 2 | 3 | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
};

/** One choice among a few, each with room to explain itself. */
export function RadioCards({ columns = 1, ...props }: RadioCardsProps) {
  const { legend, options, hint, error, optionalLabel, className } = props;
  const ids = useFieldIds(props);
  return (
    <fieldset
      id={ids.id}
      tabIndex={-1}
      className={className}
      aria-describedby={ids['aria-describedby']}
    >
      <legend className="mb-1.5 font-semibold">
        {legend}
        {optionalLabel && <OptionalWord word={optionalLabel} />}
      </legend>
      {hint && <FieldHint id={`${ids.id}-hint`}>{hint}</FieldHint>}
      <div className="@container">
        <div className={`grid gap-3 ${COLUMNS[columns]}`}>
          {options.map((option) => (
            <Card key={option.value} group={props} option={option} isInvalid={Boolean(error)} />
          ))}
        </div>
      </div>
      {error && <FieldError id={`${ids.id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function Card(props: { group: RadioCardsProps; option: RadioCard; isInvalid: boolean }) {
  const { group, option, isInvalid } = props;
  const { value, label, description, detail, illustration, isDisabled } = option;
  const choice =
    group.value === undefined
      ? { defaultChecked: group.defaultValue === value }
      : { checked: group.value === value };
  return (
    <label className={CARD}>
      <input
        {...choice}
        type="radio"
        name={group.name}
        value={value}
        disabled={isDisabled}
        required={group.required}
        aria-invalid={isInvalid || undefined}
        onChange={() => group.onChange?.(value)}
        className="mt-0.5 size-5.5 shrink-0 accent-primary outline-none"
      />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{label}</span>
          {detail && <span className="font-title text-lg tabular-nums">{detail}</span>}
        </span>
        {description && <span className="mt-0.5 block text-sm text-ink-soft">{description}</span>}
      </span>
      {illustration}
    </label>
  );
}

const COLUMNS = { 1: '', 2: '@lg:grid-cols-2', 3: '@lg:grid-cols-2 @3xl:grid-cols-3' };

const CARD =
  'flex min-h-14 cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-surface ' +
  'p-4 transition-colors hover:border-ink ' +
  'has-checked:border-primary has-checked:bg-primary-tint has-checked:ring-1 has-checked:ring-primary ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-soft ' +
  'has-aria-invalid:border-danger forced-colors:has-checked:border-[Highlight]';
