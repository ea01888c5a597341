import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('shop.cancel') };
}

/** Back from the pay page without having paid: this page changes nothing, it only says so. */
export default function CheckoutCancelPage() {
  const t = useTranslations('shop.cancel');
  return (
    <Container width="narrow">
      <PageHead title={t('title')} isPrivate />
      <PageTitle title={t('heading')} intro={t('intro')}>
        <ButtonLink to="/checkout">{t('retry')}</ButtonLink>
        <ButtonLink to="/box" kind="secondary">
          {t('boxes')}
        </ButtonLink>
      </PageTitle>
      <p className="text-ink-soft">{t('transfer')}</p>
    </Container>
  );
}
