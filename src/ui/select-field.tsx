import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldWords } from './field.tsx';
import { INPUT_LOOK } from './input-look.ts';

type Option = { value: string; label: string; disabled?: boolean | undefined };
type OptionGroup = { group: string; options: readonly Option[] };

export type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, keyof FieldWords | 'children'> & {
    name: string;
    options: readonly (Option | OptionGroup)[];
  };

/** The browser's own list of choices: nothing works better on a phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optionalLabel, id, className, options, ...select } = props;
  return (
    <Field {...{ id, label, hint, error, optionalLabel, className }}>
      {(ids) => (
        <span className="relative block">
          <select {...select} {...ids} className={classNames(INPUT_LOOK, 'appearance-none pr-11')}>
            {options.map((each) =>
              'group' in each ? (
                <optgroup key={each.group} label={each.group}>
                  {each.options.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(each)
              ),
            )}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
          />
        </span>
      )}
    </Field>
  );
}

function optionOf({ value, label, disabled }: Option) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
