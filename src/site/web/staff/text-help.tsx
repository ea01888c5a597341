import { useTranslations } from 'use-intl';
import type { EditedPage } from '#basics/settings.ts';

const LINES = ['paragraph', 'heading', 'inline', 'values'] as const;

/** How a long text is written; what is shown in braces is written as it stands. */
export function TextHelp({ page }: { page: EditedPage }) {
  const t = useTranslations('staff.settings.texts');
  if (page === 'home') return null;
  const asWritten = {
    code: '{#host}',
    entity: '{entity}',
    email: '{email}',
    dataEmail: '{dataEmail}',
    limit: '{limit}',
    year: '{year}',
    exchangeDays: '{exchangeDays}',
    lateRate: '{lateRate}',
    creditDays: '{creditDays}',
    transferDays: '{transferDays}',
    council: '{council}',
  };
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t('syntax')}
      </summary>
      <ul className="list-disc space-y-1 pt-2 pl-6 text-ink-soft">
        {LINES.map((line) => (
          <li key={line}>{t(`syntaxLines.${line}`, asWritten)}</li>
        ))}
      </ul>
    </details>
  );
}
