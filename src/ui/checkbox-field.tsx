import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, type FieldWords, OptionalWord, useFieldIds } from './field.tsx';

export type CheckboxFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, keyof FieldWords | 'type'> & { name: string };

/** A box to tick; the whole line answers to the finger. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, optionalLabel, id, className, ...input } = props;
  const ids = useFieldIds({ id, hint, error });
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...input}
          {...ids}
          type="checkbox"
          className={classNames('mt-0.5 size-5.5 shrink-0 accent-primary')}
        />
        <span>
          {label}
          {optionalLabel && <OptionalWord word={optionalLabel} />}
          {hint && (
            <span id={`${ids.id}-hint`} className="mt-0.5 block text-sm text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${ids.id}-error`}>{error}</FieldError>}
    </div>
  );
}
