import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureWords } from '#staff/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useToast } from '#ui/toast.tsx';
import type { RequestDetail } from '../../contract.ts';
import { useNewQuote, useQuotes } from './use-quotes.ts';

/** What was offered for a request, and the way to offer something. */
export function QuotesOfRequest({ request }: { request: RequestDetail }) {
  const t = useTranslations('quotes.staffQuotes');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const { data } = useQuotes({ requestId: request.id });
  const begin = useNewQuote(request.id);
  function make() {
    const { language, company: legalName, name: contactName, email, phone } = request;
    begin.mutate(
      { language, legalName, contactName, email, phone: phone ?? '', lines: 'a' },
      { onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }) },
    );
  }
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('ofRequest.title')}</h2>
      {data?.quotes.length === 0 && <p className="text-ink-soft">{t('ofRequest.none')}</p>}
      {data && data.quotes.length > 0 && (
        <ul>
          {data.quotes.map(({ id, number, state }) => (
            <li key={id}>
              <Link
                to={`/cms/requests?quote=${id}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {t('ofRequest.line', { number, state: t(`states.${state}`) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Button kind="secondary" isBusy={begin.isPending} onClick={make}>
        {t('ofRequest.make')}
      </Button>
    </Card>
  );
}
