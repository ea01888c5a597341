import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldWords } from './field.tsx';
import { INPUT_LOOK } from './input-look.ts';

export type TextAreaFieldProps = FieldWords &
  Omit<ComponentProps<'textarea'>, keyof FieldWords> & { name: string };

/** Several lines of text; grows with what is written where the browser knows how. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, optionalLabel, id, className, rows = 4, ...area } = props;
  return (
    <Field {...{ id, label, hint, error, optionalLabel, className }}>
      {(ids) => (
        <textarea
          {...area}
          {...ids}
          rows={rows}
          className={classNames(INPUT_LOOK, 'field-sizing-content resize-y', leastOf(rows))}
        />
      )}
    </Field>
  );
}

/** As high as what is expected, before anything is written. */
const leastOf = (rows: number) => (rows === 1 ? 'min-h-12' : rows === 2 ? 'min-h-20' : 'min-h-32');
