import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type ScrollAreaProps = {
  /** Said when the keyboard comes to it. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** What may be wider or higher than its place: the keyboard scrolls it too. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a landmark of a page is not what this is
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className={classNames('relative overflow-auto', className)}
    >
      {children}
    </div>
  );
}
