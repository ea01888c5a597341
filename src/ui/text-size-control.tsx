import { AArrowDown, AArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { applyTextSize, keptTextSize, TEXT_SIZES, type TextSize } from './text-size.ts';

export type TextSizeControlProps = {
  storageKey: string;
  label: string;
  smallerLabel: string;
  largerLabel: string;
  valueLabel: (percent: number) => string;
};

/**
 * Larger letters on the whole site, kept on the device. The page arrives at its kept size
 * (a script in its head sees to it); this control only takes over from there.
 */
export function TextSizeControl(props: TextSizeControlProps) {
  const { storageKey, label, smallerLabel, largerLabel, valueLabel } = props;
  const [size, setSize] = useState<TextSize>(100);
  const place = TEXT_SIZES.indexOf(size);

  useEffect(() => setSize(keptTextSize(storageKey)), [storageKey]);

  function move(step: 1 | -1) {
    const next = TEXT_SIZES[place + step];
    if (next === undefined) return;
    setSize(next);
    applyTextSize(storageKey, next);
  }

  return (
    <fieldset className="inline-flex flex-wrap items-center gap-1 noscript:hidden">
      <legend className="sr-only">{label}</legend>
      <SizeButton label={smallerLabel} isLast={place === 0} onPress={() => move(-1)}>
        <AArrowDown aria-hidden className="size-6" />
      </SizeButton>
      <output
        aria-live="polite"
        className="min-w-14 text-center text-sm font-semibold tabular-nums"
      >
        {valueLabel(size)}
      </output>
      <SizeButton
        label={largerLabel}
        isLast={place === TEXT_SIZES.length - 1}
        onPress={() => move(1)}
      >
        <AArrowUp aria-hidden className="size-6" />
      </SizeButton>
    </fieldset>
  );
}

function SizeButton(props: {
  label: string;
  isLast: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-disabled={props.isLast || undefined}
      onClick={props.onPress}
      className="grid size-11 place-items-center rounded-md text-primary hover:bg-primary-tint aria-disabled:cursor-not-allowed aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      {props.children}
    </button>
  );
}
