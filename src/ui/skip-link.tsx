import type { ReactNode } from 'react';

/** First stop of the keyboard: past the navigation, straight to the content. */
export function SkipLink({
  href = '#content',
  children,
}: {
  href?: string | undefined;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      className="sr-only z-50 rounded-md bg-primary px-5 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {children}
    </a>
  );
}
