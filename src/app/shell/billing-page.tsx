import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSpace } from '#company/web/space-context.ts';
import { pageContext } from '#platform/page-context.ts';
import { APPROVAL_TEXTS, ApprovalScreen } from '#shop/approvals/web/approval-screen.tsx';
import { ApprovalsSection } from '#shop/approvals/web/approvals-section.tsx';
import { OrderRulesSection } from '#shop/approvals/web/order-rules-section.tsx';
import { OrdersDue } from '#shop/approvals/web/orders-due.tsx';
import { ApiKeysSection } from '#shop/integrations/web/api-keys-section.tsx';
import { WebhooksSection } from '#shop/integrations/web/webhooks-section.tsx';
import { CompanyInvoices } from '#shop/invoices/web/company-invoices.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return {
    messages: context
      .get(pageContext)
      .messages(
        'invoices.documents',
        'orders.ownOrders',
        'integrations.keys',
        'integrations.webhooks',
        ...APPROVAL_TEXTS,
      ),
  };
}

/** Invoices and credit notes of the company, what is paid and due, and what somebody approves first. */
export default function BillingPage() {
  const t = useTranslations('invoices.documents');
  const { can } = useSpace();
  const requestId = useSearchParams()[0].get('request');
  if (requestId !== null) return <ApprovalScreen key={requestId} requestId={requestId} />;
  return (
    <>
      <PageHead title={t('billing.title')} />
      <PageTitle size="small" title={t('billing.title')} intro={t('billing.intro')} />
      {can('order-boxes') && <ApprovalsSection />}
      <section aria-labelledby="invoices-title" className="mb-12 grid gap-5">
        <div>
          <h2 id="invoices-title" className="text-2xl">
            {t('title')}
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft">{t('intro')}</p>
        </div>
        <CompanyInvoices />
      </section>
      <section aria-labelledby="orders-due-title" className="grid gap-5">
        <h2 id="orders-due-title" className="text-2xl">
          {t('billing.orders')}
        </h2>
        <OrdersDue />
      </section>
      {can('order-boxes') && (
        <div className="mt-12">
          <OrderRulesSection />
        </div>
      )}
      {can('keep-integrations') && (
        <div className="mt-12 grid gap-8">
          <ApiKeysSection />
          <WebhooksSection />
        </div>
      )}
    </>
  );
}
