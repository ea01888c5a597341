import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type ContainerProps = {
  width?: 'narrow' | 'normal' | 'wide' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Margins and the longest line a page allows. */
export function Container({ width = 'normal', className, children }: ContainerProps) {
  return (
    <div className={classNames('mx-auto w-full px-5 sm:px-8', WIDTHS[width], className)}>
      {children}
    </div>
  );
}

const WIDTHS = { narrow: 'max-w-3xl', normal: 'max-w-6xl', wide: 'max-w-360' };
