import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { IllustrationEmpty } from '#ui/illustration-empty.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('orders.cancel') };
}

/** Back from the pay page without having paid: this page changes nothing, it only says so. */
export default function CheckoutCancelPage() {
  const t = useTranslations('orders.cancel');
  const order = useSearchParams()[0].get('order');
  return (
    <Container className="grid items-center gap-x-14 gap-y-6 pb-10 lg:grid-cols-[1.5fr_1fr]">
      <PageHead title={t('title')} description={t('intro')} isPrivate />
      <div>
        <PageTitle title={t('heading')} intro={t('intro')}>
          <ButtonLink
            to="/checkout"
            size="large"
            className={order === null ? undefined : 'noscript:hidden'}
          >
            {t('retry')}
          </ButtonLink>
          {order !== null && (
            <noscript>
              <ButtonLink to={`/checkout/success?${new URLSearchParams({ order })}`} size="large">
                {t('retry')}
              </ButtonLink>
            </noscript>
          )}
          <ButtonLink to="/box" size="large" kind="secondary">
            {t('boxes')}
          </ButtonLink>
        </PageTitle>
        <ul className="max-w-2xl divide-y divide-line border-y border-line text-ink-soft">
          <li className="py-3.5">{t('transfer')}</li>
          <li className="py-3.5">
            {t.rich('help', { contact: (words) => <Link to="/contact">{words}</Link> })}
          </li>
        </ul>
      </div>
      <IllustrationEmpty className="mx-auto max-w-xs lg:max-w-sm" />
    </Container>
  );
}
