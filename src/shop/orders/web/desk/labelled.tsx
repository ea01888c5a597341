import type { ReactNode } from 'react';

export type Labelled = { readonly label: string; readonly value: ReactNode };

/** Short facts under their names, one after the other; those with nothing to say are left out. */
export function LabelledList({ facts }: { facts: readonly Labelled[] }) {
  return (
    <dl className="grid gap-3">
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)] gap-x-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
