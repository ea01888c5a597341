import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';

type DemoFrameProps = { readonly label: string; readonly children: ReactNode };

/** The product at work on invented answers: says so, and that nothing of it is kept. */
export function DemoFrame({ label, children }: DemoFrameProps) {
  const t = useTranslations('listening.demo');
  return (
    <section aria-label={label}>
      <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
        <Badge tone="info">{t('badge')}</Badge>
        <span>{t('nothingKept')}</span>
      </p>
      <noscript>
        <Notice kind="info" className="mb-5">
          {t('noScript')}
        </Notice>
      </noscript>
      {children}
    </section>
  );
}
