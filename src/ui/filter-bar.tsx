import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type FilterBarProps = {
  /** On a wide screen all in one line, each named by what it shows: for lists one works in. */
  readonly isOneLine?: boolean;
  readonly children: ReactNode;
};

/** What narrows a list: the search first and widest, then as many beside it as there is room for. */
export function FilterBar({ isOneLine = false, children }: FilterBarProps) {
  return (
    <search
      className={classNames(
        'flex flex-wrap items-end gap-x-3 gap-y-4 *:min-w-0 *:grow *:basis-40 *:first:basis-full',
        isOneLine ? ONE_LINE : 'lg:*:first:basis-80',
      )}
    >
      {children}
    </search>
  );
}

const ONE_LINE =
  'lg:gap-2 lg:*:basis-32 lg:*:first:basis-56 lg:[&_input]:min-h-11 lg:[&_input]:py-1.5 ' +
  'lg:[&_select]:min-h-11 lg:[&_select]:py-1.5 lg:[&_select]:text-ellipsis lg:[&_label]:sr-only lg:[&_p]:sr-only';
