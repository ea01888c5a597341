import type { ReactNode } from 'react';
import { Link } from 'react-router';

type RowNameProps = {
  readonly to: string;
  readonly name: string;
  /** Said below it, smaller. */
  readonly detail?: ReactNode;
};

/** What names a line of a list and opens it: as high as a finger, without pushing its lines apart. */
export function RowName({ to, name, detail }: RowNameProps) {
  return (
    <span className="block min-w-[min(9rem,40vw)] wrap-anywhere">
      <Link to={to} className="-my-2.5 inline-block py-2.5 underline underline-offset-4">
        {name}
      </Link>
      {detail && <span className="block text-sm font-normal text-ink-soft">{detail}</span>}
    </span>
  );
}
