import type { RefObject } from 'react';
import type { FieldProblem } from '#basics/refusal.ts';
import { Field } from '#ui/field.tsx';
import { sizeProblem } from '../rules/partner-evidence.ts';

type EvidenceFileFieldProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly field: { readonly id: string; readonly error: string | undefined };
  readonly label: string;
  readonly hint: string;
};

/** The file of a document; what it is, the server reads from its bytes. */
export function EvidenceFileField({ input, field, label, hint }: EvidenceFileFieldProps) {
  return (
    <Field id={field.id} label={label} hint={hint} error={field.error}>
      {(ids) => (
        <input
          {...ids}
          ref={input}
          name="file"
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          className="w-full max-w-full rounded-md border border-line-strong bg-surface p-2 file:mr-3 file:rounded-md file:border-0 file:bg-primary-tint file:px-3 file:py-1.5 file:text-ink"
        />
      )}
    </Field>
  );
}

/** What is known to be wrong before the file leaves. */
export function chosenFileProblems(file: File | undefined): FieldProblem[] {
  const problem = sizeProblem(file?.size ?? 0);
  return problem ? [{ path: 'file', problem }] : [];
}
