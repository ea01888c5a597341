import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldWords } from './field.tsx';
import { INPUT_LOOK } from './input-look.ts';

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, keyof FieldWords> & { name: string };

/** One line of text; `className` goes to the whole field. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optionalLabel, id, className, type = 'text', ...input } = props;
  return (
    <Field {...{ id, label, hint, error, optionalLabel, className }}>
      {(ids) => <input {...input} {...ids} type={type} className={classNames(INPUT_LOOK)} />}
    </Field>
  );
}
