import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type PageTitleProps = {
  eyebrow?: ReactNode;
  title: ReactNode;
  intro?: ReactNode;
  /** 'large' for the pages that present; 'small' for those one works in; 'dense' above lists, in one line. */
  size?: 'dense' | 'small' | 'normal' | 'large' | undefined;
  /** Actions, in a row below the words. */
  children?: ReactNode;
};

/** The one first-level heading of a page, and what the page is for. */
export function PageTitle({ eyebrow, title, intro, size = 'normal', children }: PageTitleProps) {
  return (
    <header
      className={classNames(
        size === 'dense' ? 'flex flex-wrap items-center justify-between gap-x-6' : 'max-w-3xl',
        SIZES[size].space,
      )}
    >
      {eyebrow && <p className="mb-3 font-title text-lg text-accent italic">{eyebrow}</p>}
      <h1 className={SIZES[size].title}>{title}</h1>
      {intro && <p className={classNames('max-w-2xl text-ink-soft', introLook(size))}>{intro}</p>}
      {children && (
        <div className={classNames('flex flex-wrap', size === 'dense' ? 'gap-2' : 'mt-8 gap-3')}>
          {children}
        </div>
      )}
    </header>
  );
}

/** On a phone, where one works, the words make room for the work. */
function introLook(size: PageTitleProps['size']): string {
  return size === 'small' ? 'mt-2 text-base sm:mt-5 sm:text-lg' : 'mt-5 text-lg';
}

const SIZES = {
  dense: { title: 'text-2xl', space: 'gap-y-2 pb-2' },
  small: { title: 'text-2xl sm:text-3xl', space: 'pt-4 pb-2 sm:pt-8 sm:pb-6' },
  normal: { title: 'text-4xl', space: 'pt-10 pb-8 sm:pt-14 sm:pb-12' },
  large: { title: 'text-5xl tracking-[-0.02em]', space: 'pt-8 pb-10 sm:pt-14 sm:pb-14' },
};
