import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { useSpace } from '#company/web/space-context.ts';
import { RETURNS_ANCHOR } from '#shop/returns/web/order-returns.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { OrderNumber } from './order-number.tsx';
import { OwnOrders } from './own-orders.tsx';
import { ParcelList } from './parcel-list.tsx';

/** What was ordered, and how far along it is; above it, what another room has to say of it. */
export function OrdersScreen({ children }: { children?: ReactNode }) {
  const t = useTranslations('orders.ownOrders');
  const language = useLocale();
  const { can } = useSpace();
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} intro={t('intro')}>
        {can('order-boxes') && (
          <ButtonLink to="/dashboard/boxes/gifts" kind="secondary">
            {t('gifts')}
          </ButtonLink>
        )}
      </PageTitle>
      <div className="mt-4">{children}</div>
      <OwnOrders none={{ title: t('none.title'), text: t('none.text') }}>
        {(orders) => (
          <>
            <DataTable
              caption={t('listed')}
              emptyText={t('noMatch')}
              columns={[
                { key: 'number', label: t('columns.number') },
                { key: 'day', label: t('columns.day') },
                { key: 'content', label: t('columns.content') },
                { key: 'state', label: t('columns.state') },
              ]}
              rows={orders.map((order) => ({
                id: order.accessKey,
                cells: {
                  number: <OrderNumber order={order} />,
                  day: formatDay(parisDayOf(new Date(order.placedAt)), language),
                  content: (
                    <ul>
                      {order.lines.map(({ name, quantity }, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move
                        <li key={index}>{t('line', { quantity, name })}</li>
                      ))}
                    </ul>
                  ),
                  state: (
                    <div className="grid gap-3">
                      <span>
                        <Badge tone={TONES[order.state]}>
                          {order.isService && order.state === 'delivered'
                            ? t('licenceDone')
                            : t(`states.${order.state}`)}
                        </Badge>
                      </span>
                      {order.parcels.length > 0 && (
                        <ParcelList parcels={order.parcels} titleAs="p" />
                      )}
                      {order.parcels.some(({ state }) => state === 'delivered') && (
                        <Link
                          to={`/checkout/success?order=${order.accessKey}#${RETURNS_ANCHOR}`}
                          aria-label={t('exchangeNamed', { number: order.number })}
                          className="inline-flex min-h-11 items-center underline underline-offset-4"
                        >
                          {t('exchange')}
                        </Link>
                      )}
                    </div>
                  ),
                },
              }))}
            />
            <p className="mt-8">
              <ButtonLink to="/box">{t('order')}</ButtonLink>
            </p>
          </>
        )}
      </OwnOrders>
    </>
  );
}

const TONES = {
  draft: 'neutral',
  'awaiting-payment': 'warning',
  confirmed: 'info',
  'in-preparation': 'info',
  shipped: 'primary',
  delivered: 'success',
  cancelled: 'neutral',
} as const;
