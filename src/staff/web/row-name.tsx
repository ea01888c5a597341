import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';

type RowNameProps = {
  readonly to: string;
  readonly name: string;
  /** Said below it, smaller. */
  readonly detail?: ReactNode;
  /** Beside it instead, and both cut where they are too long. */
  readonly isOneLine?: boolean;
};

/** What names a line of a list and opens it: as high as a finger, without pushing its lines apart. */
export function RowName({ to, name, detail, isOneLine = false }: RowNameProps) {
  return (
    <span
      className={classNames(
        'block wrap-anywhere',
        isOneLine ? '@2xl:truncate' : 'min-w-[min(9rem,40vw)]',
      )}
    >
      <Link to={to} className="-my-2.5 inline-block py-2.5 underline underline-offset-4">
        {name}
      </Link>
      {detail && (
        <span
          className={classNames(
            'block text-sm font-normal text-ink-soft',
            isOneLine && '@2xl:ml-2 @2xl:inline',
          )}
        >
          {detail}
        </span>
      )}
    </span>
  );
}
