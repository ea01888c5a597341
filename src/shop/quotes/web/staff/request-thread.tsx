import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import type { RequestDetail } from '../../contract.ts';

/** What was written and answered, the oldest first; notes are told apart by their words and their ground. */
export function RequestThread({ request }: { request: RequestDetail }) {
  const t = useTranslations('quotes.staffRequests.detail');
  const language = useLocale();
  const at = (instant: string) => formatMoment(new Date(instant), language);
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-xl">{t('thread')}</h2>
      <article className="grid gap-1">
        <h3 className="font-semibold">{t('message')}</h3>
        <p className="text-sm text-ink-soft">
          {t('by', { who: request.name, at: at(request.sentAt) })}
        </p>
        <p className="break-words whitespace-pre-line">{request.message}</p>
      </article>
      {request.entries.map((entry) => (
        <article
          key={entry.id}
          className={classNames(
            'grid gap-1 border-t border-line pt-5',
            entry.kind === 'note' && 'rounded-md border bg-sunken p-4',
          )}
        >
          <h3 className="font-semibold break-words">
            {entry.kind === 'note' ? t('note') : t('reply', { subject: entry.subject ?? '' })}
          </h3>
          <p className="text-sm break-words text-ink-soft">
            {t('by', { who: entry.writtenBy ?? t('somebody'), at: at(entry.writtenAt) })}
          </p>
          <p className="break-words whitespace-pre-line">{entry.body}</p>
          {entry.refusedReason !== null && (
            <Notice kind="danger" title={t('refused')}>
              <p className="break-words">{t('refusedText', { reason: entry.refusedReason })}</p>
            </Notice>
          )}
        </article>
      ))}
    </Card>
  );
}
