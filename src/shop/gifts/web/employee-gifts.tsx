import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatShortDay, parisDayOf } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import { formatMoney } from '#basics/money.ts';
import { Failure } from '#company/web/failure.tsx';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import type { Gift, GiftYearOfEmployee, ListGifts } from '../contract.ts';
import { RetractForm } from './retract-form.tsx';
import { personName } from './use-gifts.ts';

type EmployeeGiftsProps = {
  readonly employee: GiftYearOfEmployee;
  readonly year: number;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
};

/** What one employee received in a year, each with who declared it; what was taken back stays. */
export function EmployeeGifts({ employee, year, mayWrite, onClose }: EmployeeGiftsProps) {
  const t = useTranslations('gifts.meter.gifts');
  const { id: companyId } = useSpace();
  const { employeeId } = employee;
  const { data, error } = useQuery({
    queryKey: ['gifts', companyId, 'of', employeeId, year],
    queryFn: () => callFunction<ListGifts>('list-gifts', { companyId, employeeId, year }),
  });
  const name = personName(employee);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('title', { name, deName: withDe(name), year: String(year) })}
      closeLabel={t('close')}
    >
      <Failure error={error} />
      {!data && !error && <Loading text={t('loading')} />}
      <ul className="grid gap-4">
        {data?.gifts.map((gift) => (
          <GiftLine key={gift.id} gift={gift} mayWrite={mayWrite} />
        ))}
      </ul>
    </Dialog>
  );
}

function GiftLine({ gift, mayWrite }: { gift: Gift; mayWrite: boolean }) {
  const t = useTranslations('gifts.meter.gifts');
  const events = useTranslations('gifts.events');
  const language = useLocale();
  const [isRetracting, setRetracting] = useState(false);
  const declared = {
    number: gift.orderNumber ?? '',
    by: gift.declaredBy ?? t('somebody'),
    day: formatShortDay(parisDayOf(new Date(gift.declaredAt)), language),
  };
  return (
    <li className="border-b border-line pb-4">
      <p className="flex justify-between gap-4 font-semibold">
        <span className="[overflow-wrap:anywhere]">{gift.what}</span>
        <span className="tabular-nums">
          {gift.retraction ? (
            <del>{formatMoney(gift.valueCents, language)}</del>
          ) : (
            formatMoney(gift.valueCents, language)
          )}
        </span>
      </p>
      <p>
        {formatShortDay(gift.givenOn, language)}
        {' · '}
        {gift.event ? events(`${gift.event}.name`) : t('noEvent')}
      </p>
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        {t(`origins.${gift.source}`, declared)}
      </p>
      {gift.retraction && (
        <p className="text-sm">
          {gift.retraction === 'order-ended'
            ? t('orderEnded')
            : t('retracted', { reason: gift.retraction })}
        </p>
      )}
      {!gift.retraction && mayWrite && !isRetracting && (
        <Button
          kind="quiet"
          size="small"
          aria-label={t('retractNamed', { what: gift.what })}
          onClick={() => setRetracting(true)}
        >
          {t('retract')}
        </Button>
      )}
      {isRetracting && (
        <RetractForm what={{ giftId: gift.id }} onDone={() => setRetracting(false)} />
      )}
    </li>
  );
}
