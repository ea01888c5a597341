import { useLocale, useTranslations } from 'use-intl';
import { countryName } from '#basics/country-name.ts';
import { formatDay, formatWeek, parisDayOf, parseIsoWeek } from '#basics/dates.ts';
import { formatSiren } from '#basics/siren.ts';
import { Card } from '#ui/card.tsx';
import type { OrderFile } from '../../contract.ts';
import { LabelledList } from './labelled.tsx';

/** Who ordered, where it goes, and what they asked for. */
export function OrderBuyer({ order }: { order: OrderFile }) {
  const t = useTranslations('orders.staffOrders.file');
  const language = useLocale();
  const { company } = order;
  const week = parseIsoWeek(order.wishedWeek ?? '');
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('buyer')}</h2>
      <LabelledList
        facts={[
          {
            label: t(`kinds.${company.kind}`),
            value: (
              <>
                {company.name}
                {company.siren && (
                  <span className="block text-ink-soft">
                    {company.siret ? 'SIRET' : 'SIREN'}{' '}
                    {formatSiren(company.siret ?? company.siren)}
                  </span>
                )}
                <span className="block text-ink-soft">
                  {company.vatNumber && `${t('vat', { number: company.vatNumber })}, `}
                  {t(company.isVatLiable ? 'vatLiable' : 'vatNot')}
                </span>
                {company.vatProof && <VatProof proof={company.vatProof} />}
              </>
            ),
          },
          {
            label: 'Contact',
            value: (
              <>
                {company.contactName}
                <a className="block underline underline-offset-4" href={`mailto:${company.email}`}>
                  {company.email}
                </a>
                {company.phone && (
                  <a className="block underline underline-offset-4" href={`tel:${company.phone}`}>
                    {company.phone}
                  </a>
                )}
              </>
            ),
          },
          { label: t('delivery'), value: <Address address={order.deliveryAddress} /> },
          { label: t('billing'), value: <Address address={order.billingAddress} /> },
          { label: t('purchaseOrder'), value: order.purchaseOrderNumber },
          { label: t('week'), value: week && formatWeek(week, language) },
          {
            label: t('message'),
            value: order.message && <span className="whitespace-pre-line">{order.message}</span>,
          },
        ]}
      />
    </Card>
  );
}

function Address({ address }: { address: OrderFile['deliveryAddress'] }) {
  const language = useLocale();
  const { line1, line2, postcode, city, country } = address;
  return (
    <>
      {[line1, line2, `${postcode} ${city}`, countryName(country, language)]
        .filter(Boolean)
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
    </>
  );
}

/** By what it was sold without VAT. */
function VatProof({ proof }: { proof: NonNullable<OrderFile['company']['vatProof']> }) {
  const t = useTranslations('orders.staffOrders.file');
  const language = useLocale();
  const { name, requestId, checkedAt, hasLapsed } = proof;
  const said = { day: formatDay(parisDayOf(new Date(checkedAt)), language), id: requestId ?? '–' };
  return (
    <>
      <span className="block text-ink-soft">
        {name === null ? t('vatProof', said) : t('vatProofOf', { ...said, name })}
      </span>
      {hasLapsed && <span className="block font-semibold text-danger">{t('vatLapsed')}</span>}
    </>
  );
}
