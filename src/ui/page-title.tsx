import type { ReactNode } from 'react';

export type PageTitleProps = {
  eyebrow?: ReactNode;
  title: ReactNode;
  intro?: ReactNode;
  children?: ReactNode;
};

/** The one first-level heading of a page, and what the page is for. */
export function PageTitle({ eyebrow, title, intro, children }: PageTitleProps) {
  return (
    <header className="max-w-3xl pt-10 pb-8 sm:pt-16 sm:pb-12">
      {eyebrow && <p className="mb-3 font-title text-lg text-accent italic">{eyebrow}</p>}
      <h1 className="text-4xl">{title}</h1>
      {intro && <p className="mt-5 max-w-2xl text-lg text-ink-soft">{intro}</p>}
      {children && <div className="mt-7 flex flex-wrap gap-3">{children}</div>}
    </header>
  );
}
