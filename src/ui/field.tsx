import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

/** What the control inside a field must carry to be tied to its label, hint and error. */
export type FieldIds = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to put it right; shown beside the control. */
  error?: ReactNode;
  /** The word for "optional"; when present it stands after the label. */
  optionalLabel?: string | undefined;
};

export type FieldProps = FieldWords & {
  /** Given when a summary of problems must lead here; otherwise made up. */
  id?: string | undefined;
  className?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
};

/** Label, hint and error around one control. */
export function Field({ id, label, hint, error, optionalLabel, className, children }: FieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={ids.id} className="mb-1.5 block font-semibold">
        {label}
        {optionalLabel && <OptionalWord word={optionalLabel} />}
      </label>
      {hint && <FieldHint id={`${ids.id}-hint`}>{hint}</FieldHint>}
      {children(ids)}
      {error && <FieldError id={`${ids.id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The ids that tie a control to its words; also for groups of controls. */
export function useFieldIds(field: {
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
}) {
  const own = useId();
  const id = field.id ?? own;
  const described = [field.hint && `${id}-hint`, field.error && `${id}-error`].filter(Boolean);
  return {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': field.error ? true : undefined,
  } satisfies FieldIds;
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mb-2 text-sm text-ink-soft">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-2 flex gap-2 text-sm font-semibold text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-[1.15em] shrink-0" />
      <span>{children}</span>
    </p>
  );
}

export function OptionalWord({ word }: { word: string }) {
  return <span className="font-normal text-ink-soft"> ({word})</span>;
}
