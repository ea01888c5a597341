import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Loading } from '#ui/loading.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { useFocusNotLost } from './use-focus-not-lost.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

type FrameProps = {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  /** What stays at the lower edge of a phone. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
};

/** What every screen stands in: its header, its footer, and where the keyboard is when another one comes. */
export function Frame({ header, footer, tabs, children }: FrameProps) {
  const t = useTranslations('shell');
  const isLoading = useNavigation().state === 'loading';
  useFocusOnArrival();
  useFocusNotLost();
  return (
    <>
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      {header}
      <main
        id="content"
        tabIndex={-1}
        className="min-h-[60vh] pb-24 outline-none has-[>section[data-tone=pine]:last-child]:pb-0"
      >
        {children}
      </main>
      {footer}
      {tabs}
      {isLoading && (
        <div className="fixed inset-x-0 bottom-[calc(1rem+var(--tabs))] z-40 flex justify-center">
          <Loading text={t('loading')} />
        </div>
      )}
    </>
  );
}
