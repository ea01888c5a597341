import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

/** A heading and what is below it, on one sheet. */
export function OwnCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h3 className="text-xl">{title}</h3>
      {children}
    </Card>
  );
}
