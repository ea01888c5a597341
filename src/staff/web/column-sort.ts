import type { Direction } from '#basics/sort-direction.ts';
import type { DataColumn } from '#ui/data-table.tsx';

type Sorting<Sort extends string> = {
  readonly sort: Sort;
  /** Null: as it is usual. */
  readonly direction: Direction | null;
};

/** What sorts a list by a column, and once more the other way; it stands in the list's address. */
export function columnSort<Sort extends string>(
  { sort, direction }: Sorting<Sort>,
  usual: (sort: Sort) => Direction,
  onChange: (changed: { readonly sort: Sort; readonly dir: string }) => void,
) {
  return (of: Sort): NonNullable<DataColumn['sort']> => {
    const now = sort === of ? (direction ?? usual(of)) : undefined;
    const other = now === 'asc' ? 'desc' : 'asc';
    return {
      direction: now,
      onSort: () => onChange({ sort: of, dir: now && other !== usual(of) ? other : '' }),
    };
  };
}
