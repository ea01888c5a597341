import { useId } from 'react';

export type SegmentedChoiceProps<Value extends string> = {
  legend: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Two or three views of the same thing, side by side; the arrow keys go from one to the next. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { legend, options, value: chosen, onChange } = props;
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex w-fit max-w-full flex-wrap gap-1 rounded-xl border border-line bg-sunken p-1">
        {options.map(({ value, label }) => (
          <label key={value} className={SEGMENT}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const SEGMENT =
  'relative flex min-h-11 grow cursor-pointer items-center justify-center rounded-lg border border-transparent px-4 py-1.5 ' +
  'text-center font-semibold text-ink-soft transition-colors hover:text-ink ' +
  'has-checked:border-primary has-checked:bg-surface has-checked:text-primary has-checked:shadow-low ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-focus ' +
  'has-checked:picked';
