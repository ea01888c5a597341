import { useId } from 'react';
import { useLocale } from 'use-intl';
import { HIGH, LOW } from '../rules/attack.ts';
import { formatPoints } from '../rules/format-points.ts';

type OthersFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** The mean number of everybody else, on the scale that numbers keep to. */
export function OthersField({ label, value, onChange }: OthersFieldProps) {
  const id = useId();
  const language = useLocale();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-2 flex items-center gap-3">
        <input
          id={id}
          type="range"
          min={LOW}
          max={HIGH}
          step={0.5}
          value={value}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
          className="w-0 min-w-0 grow accent-primary"
        />
        <output htmlFor={id} className="w-12 font-semibold tabular-nums">
          {formatPoints(value, language)}
        </output>
      </div>
    </div>
  );
}
