import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type FilterBarProps = {
  /** In one line where there is room, each named by what it shows: for lists one works in. */
  readonly isOneLine?: boolean;
  readonly children: ReactNode;
};

/** What narrows a list: the search first and widest, then as many beside it as there is room for. */
export function FilterBar({ isOneLine = false, children }: FilterBarProps) {
  return (
    <search
      className={classNames(
        'flex flex-wrap items-end *:min-w-0 *:grow *:first:basis-full',
        isOneLine ? ONE_LINE : 'gap-x-3 gap-y-4 *:basis-40 lg:*:first:basis-80',
      )}
    >
      {children}
    </search>
  );
}

const ONE_LINE =
  'gap-2 *:basis-36 lg:*:basis-32 lg:*:first:basis-48 [&_input]:min-h-11 [&_input]:py-1.5 [&_select]:min-h-11 ' +
  '[&_select]:py-1.5 [&_select]:pr-9 [&_select]:pl-3 [&_select]:text-sm [&_select]:text-ellipsis ' +
  '[&_label]:sr-only [&_p]:sr-only';
