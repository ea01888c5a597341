import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export type Ordered = { readonly id: string; readonly name: string; readonly body: ReactNode };

type OrderedListProps = {
  readonly things: readonly Ordered[];
  readonly onOrder: (ids: readonly string[]) => void;
};

/** Things in an order that the person decides, by buttons that every hand and reader can use. */
export function OrderedList({ things, onOrder }: OrderedListProps) {
  const t = useTranslations('cms.products.edit');
  const ids = things.map(({ id }) => id);
  const moved = (at: number, by: number) => {
    const next = [...ids];
    const [id = ''] = next.splice(at, 1);
    next.splice(at + by, 0, id);
    onOrder(next);
  };
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
              onClick={() => moved(at, -1)}
            >
              <ArrowUp aria-hidden className="size-5" />
            </button>
            <button
              type="button"
              className={ACT}
              aria-label={t('down', { name })}
              disabled={at === things.length - 1}
              onClick={() => moved(at, 1)}
            >
              <ArrowDown aria-hidden className="size-5" />
            </button>
            <button
              type="button"
              className={ACT}
              aria-label={t('remove', { name })}
              onClick={() => onOrder(ids.filter((each) => each !== id))}
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
