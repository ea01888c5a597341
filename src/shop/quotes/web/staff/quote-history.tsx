import { FileDown } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { useFailureWords } from '#staff/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import type { PrintQuote, QuoteForStaff } from '../../contract.ts';
import { QuoteContents } from '../quote-contents.tsx';
import { useQuoteChange } from './use-quotes.ts';

/** What was sent, word for word, and what became of it. */
export function QuoteHistory({ quote }: { quote: QuoteForStaff }) {
  const t = useTranslations('quotes.staffQuotes.history');
  const language = useLocale();
  const at = (instant: string) => formatMoment(new Date(instant), language);
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      {quote.versions.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      {quote.versions.map((version) => (
        <div key={version.number} className="grid gap-2 border-t border-line pt-3">
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">
              {t('version', { number: version.number, at: at(version.sentAt) })}
            </summary>
            <QuoteContents content={version.content} />
          </details>
          {version.refusedReason !== null && (
            <Notice kind="danger">
              <p className="break-words">{t('refused', { reason: version.refusedReason })}</p>
            </Notice>
          )}
          <PdfButton quote={quote} version={version.number} />
        </div>
      ))}
      {quote.events.length > 0 && (
        <>
          <h3 className="font-semibold">{t('events')}</h3>
          <ul className="grid gap-3 text-sm">
            {quote.events.map((event) => (
              <li key={`${event.happenedAt} ${event.kind}`} className="break-words">
                {t(`kinds.${event.kind}`, {
                  version: event.version,
                  who: event.actor || t('somebody'),
                  at: at(event.happenedAt),
                })}
                {event.reason !== null && (
                  <span className="block whitespace-pre-line text-ink-soft">{event.reason}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function PdfButton({ quote, version }: { quote: QuoteForStaff; version: number }) {
  const t = useTranslations('quotes.staffQuotes.history');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const print = useQuoteChange(async () =>
    saveFile(
      await callFunction<PrintQuote>('print-quote', { quoteId: quote.id, version }),
      `${quote.number}-${version}.pdf`,
    ),
  );
  return (
    <p>
      <Button
        kind="quiet"
        size="small"
        icon={<FileDown aria-hidden className="size-5" />}
        isBusy={print.isPending}
        onClick={() =>
          print.mutate(undefined, {
            onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
          })
        }
      >
        {t('pdf', { number: version })}
      </Button>
    </p>
  );
}
