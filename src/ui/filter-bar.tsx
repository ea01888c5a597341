import type { ReactNode } from 'react';

/** What narrows a list: the search first and widest, then as many beside it as there is room for. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <search className="flex flex-wrap items-end gap-x-3 gap-y-4 *:min-w-0 *:grow *:basis-40 *:first:basis-full lg:*:first:basis-80">
      {children}
    </search>
  );
}
