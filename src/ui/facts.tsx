import type { ReactNode } from 'react';

export type Fact = { label: ReactNode; value: ReactNode; note?: ReactNode };

export type FactsProps = { facts: readonly Fact[] };

/** A few figures worth remembering; the figure is shown first, its name is read first. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line">
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, its order is its identity
        <div key={index} className={FACT}>
          {fact.note && <dd className="mt-1 text-sm text-ink-soft">{fact.note}</dd>}
          <dt className="mt-1 text-ink-soft">{fact.label}</dt>
          <dd className="font-title text-3xl tabular-nums text-ink">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

const FACT = 'flex min-w-0 grow basis-48 flex-col-reverse justify-end bg-surface p-5 sm:p-6';
