import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { clampQuantity } from './clamp-quantity.ts';
import { classNames } from './class-names.ts';

export type QuantityFieldProps = {
  value: number;
  onChange: (value: number) => void;
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  min?: number | undefined;
  max?: number | undefined;
  name?: string | undefined;
  id?: string | undefined;
  /** False where the label would only repeat what stands beside it (a line of the cart). */
  isLabelVisible?: boolean | undefined;
};

/** A whole number with a button either side; the new number is said aloud. */
export function QuantityField(props: QuantityFieldProps) {
  const { value, onChange, label, min = 0, max = 99, name, isLabelVisible = true } = props;
  const own = useId();
  const id = props.id ?? own;
  const [draft, setDraft] = useState<string | null>(null);

  function type(text: string) {
    const isNumber = /^\d+$/.test(text);
    setDraft(isNumber ? null : text);
    if (isNumber) onChange(clampQuantity(text, min, max, value));
  }

  /** What is no whole number waits until it is typed to its end: « -3 » begins with « - ». */
  function settle() {
    if (draft === null) return;
    setDraft(null);
    const settled = clampQuantity(draft, min, max, value);
    if (settled !== value) onChange(settled);
  }

  return (
    <div className="inline-block max-w-full">
      <label
        htmlFor={id}
        className={classNames('mb-1.5 block font-semibold', !isLabelVisible && 'sr-only')}
      >
        {label}
      </label>
      <div className={GROUP}>
        <StepButton
          label={props.decreaseLabel}
          isDisabled={value <= min}
          onPress={() => onChange(value - 1)}
        >
          <Minus aria-hidden className="size-4.5" />
        </StepButton>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          value={draft ?? value}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
          className="w-12 min-w-0 appearance-none bg-transparent text-center font-semibold tabular-nums outline-none [&::-webkit-inner-spin-button]:appearance-none"
        />
        <StepButton
          label={props.increaseLabel}
          isDisabled={value >= max}
          onPress={() => onChange(value + 1)}
        >
          <Plus aria-hidden className="size-4.5" />
        </StepButton>
      </div>
      <output htmlFor={id} aria-live="polite" className="sr-only">
        {value}
      </output>
    </div>
  );
}

function StepButton(props: {
  label: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-disabled={props.isDisabled || undefined}
      onClick={() => !props.isDisabled && props.onPress()}
      className="grid size-11 min-w-6 place-items-center rounded-md text-primary noscript:hidden hover:bg-primary-tint aria-disabled:cursor-not-allowed aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      {props.children}
    </button>
  );
}

const GROUP =
  'inline-flex max-w-full items-center rounded-md border border-line-strong bg-surface ' +
  'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 ' +
  'has-[input:focus-visible]:outline-focus';
