import type { ReactNode } from 'react';

export type Fact = { label: ReactNode; value: ReactNode; note?: ReactNode };

export type FactsProps = { facts: readonly Fact[] };

/** A few figures worth remembering; the figure is shown first, its name is read first. */
export function Facts({ facts }: FactsProps) {
  return (
    <div className="@container">
      <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line @md:grid-cols-2 @3xl:grid-flow-col @3xl:auto-cols-fr @3xl:grid-cols-none">
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts are a fixed list, their place is their name
          <div key={index} className="flex flex-col-reverse justify-end bg-surface p-5 sm:p-6">
            {fact.note && <dd className="mt-1 text-sm text-ink-soft">{fact.note}</dd>}
            <dt className="mt-1 text-ink-soft">{fact.label}</dt>
            <dd className="font-title text-3xl tabular-nums text-ink">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
