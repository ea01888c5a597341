// biome-ignore-all lint/a11y/noRedundantRoles: said again because `display` takes them away
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type DataColumn = { key: string; label: string; isNumber?: boolean | undefined };

export type DataRow = { id: string; cells: Record<string, ReactNode> };

export type DataTableProps = {
  caption: ReactNode;
  isCaptionHidden?: boolean | undefined;
  /** The first column names the row. */
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Shown in place of rows when there are none. */
  emptyText?: ReactNode;
};

/**
 * A table where there is room, a list of labelled lines where there is not. Changing `display`
 * makes browsers forget that this is a table, hence the roles written out.
 */
export function DataTable({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  emptyText,
}: DataTableProps) {
  return (
    <div className="@container">
      <table role="table" className="block w-full text-left @2xl:table">
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
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classNames(
                  'border-b border-line-strong px-3 py-2.5 align-bottom text-sm font-semibold text-ink-soft first:pl-0 last:pr-0',
                  column.isNumber && 'text-right',
                )}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block @2xl:table-row-group">
          {rows.map((row) => (
            <Row key={row.id} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && emptyText && <p className="py-6 text-ink-soft">{emptyText}</p>}
    </div>
  );
}

function Row({ row, columns }: { row: DataRow; columns: readonly DataColumn[] }) {
  const [first, ...others] = columns;
  return (
    <tr role="row" className="block border-b border-line py-3 @2xl:table-row @2xl:py-0">
      {first && (
        <th
          role="rowheader"
          scope="row"
          className="block pb-1 font-semibold @2xl:table-cell @2xl:py-3.5 @2xl:pr-3"
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
            column.isNumber && NUMBER,
            // A label with nothing beside it says nothing.
            row.cells[column.key] === false && 'max-@2xl:hidden',
          )}
        >
          <span aria-hidden className="text-sm text-ink-soft @2xl:hidden">
            {column.label}
          </span>
          <span>{row.cells[column.key]}</span>
        </td>
      ))}
    </tr>
  );
}

const CELL =
  'grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)] items-baseline gap-x-4 py-1 @max-[13rem]:grid-cols-1 @2xl:table-cell @2xl:px-3 @2xl:py-3.5 @2xl:last:pr-0';
const NUMBER = 'tabular-nums @2xl:text-right @2xl:whitespace-nowrap';
