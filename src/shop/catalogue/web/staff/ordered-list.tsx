import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ChangeOf } from '#ui/use-held.ts';

export type Ordered = { readonly id: string; readonly name: string; readonly body: ReactNode };

type OrderedListProps = {
  readonly things: readonly Ordered[];
  /** Of the ids. */
  readonly onOrder: (change: ChangeOf<readonly string[]>) => void;
};

/** Things in an order that the person decides, by buttons that every hand and reader can use. */
export function OrderedList({ things, onOrder }: OrderedListProps) {
  const t = useTranslations('catalogue.staffProducts.edit');
  const move = (id: string, by: number) =>
    onOrder((now) => {
      const at = now.indexOf(id);
      const others = now.filter((each) => each !== id);
      return at < 0 ? now : others.toSpliced(Math.max(0, at + by), 0, id);
    });
  return (
    <ol className="divide-y divide-line border-y border-line">
      {things.map(({ id, name, body }, at) => (
        <li key={id} className="flex flex-wrap items-center gap-2 py-2">
          <div className="min-w-0 grow basis-56">{body}</div>
          <div className="flex">
            <button
              type="button"
              className={ACT}
              aria-label={t('up', { name })}
              disabled={at === 0}
              onClick={() => move(id, -1)}
            >
              <ArrowUp aria-hidden className="size-5" />
            </button>
            <button
              type="button"
              className={ACT}
              aria-label={t('down', { name })}
              disabled={at === things.length - 1}
              onClick={() => move(id, 1)}
            >
              <ArrowDown aria-hidden className="size-5" />
            </button>
            <button
              type="button"
              className={ACT}
              aria-label={t('remove', { name })}
              onClick={() => onOrder((now) => now.filter((each) => each !== id))}
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
        </li>
      ))}
    </ol>
  );
}

const ACT =
  'flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink ' +
  'disabled:pointer-events-none disabled:opacity-40';
