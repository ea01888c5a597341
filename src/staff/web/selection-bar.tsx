import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { TableSelection } from '#ui/table-selection.tsx';

type ChosenRows = {
  /** Of the rows that are shown. */
  readonly ids: readonly string[];
  /** All that match are chosen, shown or not. */
  readonly isAll: boolean;
  /** Every row is chosen that is shown and may be. */
  readonly isPage: boolean;
  readonly selection: Pick<TableSelection, 'chosen' | 'onChange'>;
  readonly chooseAll: () => void;
  readonly clear: () => void;
};

/**
 * The rows that are chosen: of those that are shown, because what one does not see is not changed; or all that match
 * a filter, until it is another one.
 */
export function useChosenRows(shown: readonly string[], filter: object): ChosenRows {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState<string>();
  const isAll = all === JSON.stringify(filter);
  const ids = isAll ? shown : shown.filter((id) => chosen.has(id));
  return {
    ids,
    isAll,
    isPage: shown.length > 0 && ids.length === shown.length,
    selection: {
      chosen: new Set(ids),
      onChange(change) {
        setAll(undefined);
        setChosen((now) => change(isAll ? new Set(shown) : now));
      },
    },
    chooseAll: () => setAll(JSON.stringify(filter)),
    clear() {
      setAll(undefined);
      setChosen(new Set());
    },
  };
}

type SelectionBarProps = {
  readonly rows: ChosenRows;
  readonly total: number;
  /** How many there are, said while none is chosen. */
  readonly totalText: string;
  /** What may be done with those that are chosen. */
  readonly children: ReactNode;
};

/** Above a list, always as high: how many there are; or how many are chosen, and what may be done with them. */
export function SelectionBar({ rows, total, totalText, children }: SelectionBarProps) {
  const t = useTranslations('staff.space.selection');
  const { ids, isAll, isPage } = rows;
  const isSome = ids.length > 0;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className={isSome ? 'font-semibold' : 'text-ink-soft'}>
        {isSome ? t('chosen', { count: isAll ? total : ids.length }) : totalText}
      </p>
      {isSome && isPage && !isAll && total > ids.length && (
        <Button kind="quiet" size="small" onClick={rows.chooseAll}>
          {t('all', { count: total })}
        </Button>
      )}
      {isSome && (
        <>
          {children}
          <Button kind="quiet" size="small" onClick={rows.clear}>
            {t('clear')}
          </Button>
        </>
      )}
    </div>
  );
}
