import type { ReactNode } from 'react';

export type Step = { title: ReactNode; text?: ReactNode; illustration?: ReactNode };

export type StepsProps = { steps: readonly Step[] };

/** What happens, in order. */
export function Steps({ steps }: StepsProps) {
  return (
    <div className="@container">
      <ol className="grid gap-8 @2xl:grid-flow-col @2xl:auto-cols-fr @2xl:gap-10">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are a fixed list, their place is their name
          <li key={index} className="grid grid-cols-[auto_1fr] gap-x-5 @2xl:block">
            <span aria-hidden className="font-title text-4xl text-accent">
              {index + 1}
            </span>
            <div className="border-t border-line pt-3 @2xl:mt-3 @2xl:pt-5">
              <h3 className="text-xl">{step.title}</h3>
              {step.text && <p className="mt-2 text-ink-soft">{step.text}</p>}
              {step.illustration}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
