import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export type ProgressStepsProps = {
  label: string;
  steps: readonly ReactNode[];
  /** The place of the step that is being done, from 0. */
  current: number;
};

/** Where one is in a task of several screens. */
export function ProgressSteps({ label, steps, current }: ProgressStepsProps) {
  return (
    <ol aria-label={label} className="flex flex-wrap gap-x-6 gap-y-2">
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, its place is its name
          key={index}
          aria-current={index === current ? 'step' : undefined}
          className="flex items-center gap-2 text-ink-soft aria-[current]:font-semibold aria-[current]:text-primary"
        >
          <span
            aria-hidden
            className="grid size-7 place-items-center rounded-full border border-current text-sm"
          >
            {index < current ? <Check className="size-4" /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
