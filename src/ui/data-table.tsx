// biome-ignore-all lint/a11y/noRedundantRoles: said again because `display` takes them away
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type TableSelection, useSelectionBoxes } from './table-selection.tsx';

export type DataColumn = {
  key: string;
  label: string;
  isNumber?: boolean | undefined;
  /** Takes what width is left, and cuts what is longer. */
  isWide?: boolean | undefined;
  /** Left out of a table that has little room. */
  isMinor?: boolean | undefined;
  /** Sorts by it, in the direction that `onSort` decides; `direction` where the rows are sorted so. */
  sort?: { direction: 'asc' | 'desc' | undefined; onSort: () => void } | undefined;
};

export type DataRow = { id: string; cells: Record<string, ReactNode> };

export type DataTableProps = {
  caption: ReactNode;
  isCaptionHidden?: boolean | undefined;
  /** The first column names the row. */
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Shown in place of rows when there are none. */
  emptyText?: ReactNode;
  /** Rows as low as a finger, below a head that stays in sight: for lists one works in. */
  isDense?: boolean | undefined;
  /** With a box in front of each row. */
  selection?: TableSelection | undefined;
};

/**
 * A table where there is room, a list of labelled lines where there is not. Changing `display`
 * makes browsers forget that this is a table, hence the roles written out.
 */
export function DataTable(props: DataTableProps) {
  const { selection, ...table } = props;
  return selection ? <SelectionTable {...table} selection={selection} /> : <Table {...table} />;
}

function SelectionTable({
  selection,
  ...table
}: DataTableProps & { readonly selection: TableSelection }) {
  const boxes = useSelectionBoxes(
    selection,
    table.rows.map(({ id }) => id),
  );
  return <Table {...table} boxes={boxes} />;
}

type Boxes = ReturnType<typeof useSelectionBoxes>;

function Table({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  emptyText,
  isDense = false,
  boxes,
}: Omit<DataTableProps, 'selection'> & { readonly boxes?: Boxes }) {
  return (
    <div className="@container">
      <table
        role="table"
        className={classNames('block w-full text-left @2xl:table', isDense && '@2xl:text-sm')}
      >
        <caption
          className={
            isCaptionHidden
              ? 'sr-only'
              : 'block pb-3 text-left font-title text-xl @2xl:table-caption'
          }
        >
          {caption}
        </caption>
        <thead role="rowgroup" className="sr-only @2xl:not-sr-only @2xl:table-header-group">
          <tr role="row">
            {boxes && (
              <td role="cell" className={classNames(HEAD, isDense && STUCK, 'w-11 py-0 pl-0')}>
                {boxes.all}
              </td>
            )}
            {columns.map((column, at) => (
              <Head key={column.key} {...{ column, isDense }} isFirst={at === 0} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block @2xl:table-row-group">
          {rows.map((row) => (
            <Row key={row.id} {...{ row, columns, isDense, boxes }} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && emptyText && <p className="py-6 text-ink-soft">{emptyText}</p>}
    </div>
  );
}

type HeadProps = {
  readonly column: DataColumn;
  readonly isDense: boolean;
  readonly isFirst: boolean;
};

function Head({ column, isDense, isFirst }: HeadProps) {
  const { label, sort, isNumber, isMinor } = column;
  const Arrow = sort?.direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort?.direction && (sort.direction === 'asc' ? 'ascending' : 'descending')}
      className={classNames(
        HEAD,
        'last:pr-0',
        isFirst && 'pl-0',
        isDense && STUCK,
        isNumber && 'text-right',
        isMinor && MINOR,
        sort ? 'py-0' : isDense ? 'py-1' : 'py-2.5',
      )}
    >
      {sort ? (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1 font-semibold whitespace-nowrap hover:text-ink"
          onClick={sort.onSort}
        >
          {label}
          <Arrow
            aria-hidden
            className={classNames('size-4', sort.direction === undefined && 'invisible')}
          />
        </button>
      ) : (
        label
      )}
    </th>
  );
}

type RowProps = {
  readonly row: DataRow;
  readonly columns: readonly DataColumn[];
  readonly isDense: boolean;
  readonly boxes: Boxes | undefined;
};

function Row({ row, columns, isDense, boxes }: RowProps) {
  const [first, ...others] = columns;
  const height = isDense ? '@2xl:h-11 @2xl:py-0' : '@2xl:py-3.5';
  return (
    <tr
      role="row"
      className={classNames(
        'relative block border-b border-line py-3 @2xl:table-row @2xl:py-0',
        isDense && 'hover:bg-sunken',
      )}
    >
      {boxes && (
        <td role="cell" className="absolute top-1 right-0 @2xl:static @2xl:table-cell @2xl:py-0">
          {boxes.of(row.id)}
        </td>
      )}
      {first && (
        <th
          role="rowheader"
          scope="row"
          className={classNames(
            'block pb-1 font-semibold @2xl:table-cell @2xl:pr-3',
            boxes && '@max-2xl:pr-11',
            first.isWide && WIDE,
            height,
          )}
        >
          {row.cells[first.key]}
        </th>
      )}
      {others.map((column) => (
        <td
          key={column.key}
          role="cell"
          className={classNames(
            CELL,
            height,
            column.isNumber && NUMBER,
            column.isWide && WIDE,
            column.isMinor && MINOR,
            // A label with nothing beside it says nothing.
            row.cells[column.key] === false && '@max-2xl:hidden',
          )}
        >
          <span aria-hidden className="text-sm text-ink-soft @2xl:hidden">
            {column.label}
          </span>
          <span className={column.isWide ? '@2xl:block @2xl:truncate' : undefined}>
            {row.cells[column.key]}
          </span>
        </td>
      ))}
    </tr>
  );
}

const HEAD =
  'border-b border-line-strong px-2 @4xl:px-3 align-bottom text-sm font-semibold text-ink-soft';
// Below the header of the page; its line is drawn inside, because borders do not stay with it.
const STUCK =
  'sticky top-16 z-10 border-b-0 bg-paper align-middle shadow-[inset_0_-1px_0_var(--color-line-strong)]';
const CELL =
  'grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)] items-baseline gap-x-4 py-1 @max-[13rem]:grid-cols-1 @2xl:table-cell @2xl:px-2 @2xl:last:pr-0 @4xl:px-3';
const NUMBER = 'tabular-nums @2xl:text-right @2xl:whitespace-nowrap';
// No width of its own: a table gives it what the others leave.
const WIDE = '@2xl:w-full @2xl:max-w-0';
const MINOR = '@2xl:@max-4xl:hidden';
