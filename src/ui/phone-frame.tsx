import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type PhoneFrameProps = { className?: string | undefined; children: ReactNode };

/** A phone drawn around a part of the product that works. */
export function PhoneFrame({ className, children }: PhoneFrameProps) {
  return (
    <div
      className={classNames(
        'mx-auto w-full max-w-[26rem] rounded-[2.5rem] border border-line-strong bg-ink p-2 shadow-high dark:bg-line print:hidden',
        className,
      )}
    >
      <div className="overflow-hidden rounded-[2.1rem] bg-paper">
        <div aria-hidden className="mx-auto mt-3 h-1.5 w-20 rounded-full bg-line-strong" />
        <div className="px-4 pt-5 pb-6">{children}</div>
      </div>
    </div>
  );
}
