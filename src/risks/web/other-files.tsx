import type { ReactNode } from 'react';

/** Files that few need, folded under the one that is usually wanted. */
export function OtherFiles({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="w-fit cursor-pointer rounded-sm font-semibold">{title}</summary>
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </details>
  );
}
