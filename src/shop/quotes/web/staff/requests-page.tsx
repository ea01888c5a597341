import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import { QuoteEditor } from './quote-editor.tsx';
import { QuotesList } from './quotes-list.tsx';
import { RequestDetail } from './request-detail.tsx';
import { RequestsList } from './requests-list.tsx';
import { TemplatesList } from './templates-list.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const messages = page.messages(
    'quotes.staffRequests',
    'quotes.staffQuotes',
    'quotes.contact.offers',
    'quotes.quote',
    'orders.checkout.totals',
    'orders.checkout.vies',
  );
  return { messages, today: page.today };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

const PLACES = ['requests', 'quotes', 'templates'] as const;

/** What visitors ask and what they are offered: lists, or one of them. */
export default function RequestsPage() {
  const t = useTranslations('quotes.staffRequests');
  const [parameters] = useSearchParams();
  const { today } = useLoaderData<typeof loader>();
  const requestId = parameters.get('request');
  const quoteId = parameters.get('quote');
  const place = PLACES.find((each) => each === parameters.get('view')) ?? 'requests';
  if (quoteId) return <QuoteEditor key={quoteId} quoteId={quoteId} today={today} />;
  if (requestId) return <RequestDetail requestId={requestId} />;
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} intro={t('list.intro')} />
      <TabLinks
        label={t('places.label')}
        tabs={PLACES.map((each) => ({
          to: each === 'requests' ? '/cms/requests' : `/cms/requests?view=${each}`,
          label: t(`places.${each}`),
          isCurrent: each === place,
        }))}
      />
      {place === 'requests' && <RequestsList />}
      {place === 'quotes' && <QuotesList />}
      {place === 'templates' && <TemplatesList />}
    </>
  );
}
