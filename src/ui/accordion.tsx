import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export type AccordionItem = { id?: string | undefined; question: ReactNode; answer: ReactNode };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Items that share a name close each other. */
  name?: string | undefined;
};

/** Questions that open by themselves: the browser's own `details`, no script needed. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map((item, index) => (
        <details key={item.id ?? index} id={item.id} name={name} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 font-title text-xl leading-snug hover:text-primary [&::-webkit-details-marker]:hidden">
            {item.question}
            <ChevronDown
              aria-hidden
              className="size-6 shrink-0 text-accent transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="max-w-2xl pb-6 text-ink-soft">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
