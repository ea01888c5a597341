import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { readAttempt } from '#shop/orders/web/checkout/checkout-attempt.ts';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { OrderRules } from '../contract.ts';

type ApprovalNoticeProps = {
  readonly approvers: OrderRules['approvers'];
  readonly fromCents: number;
  readonly error: string | undefined;
};

/** Before the button: that somebody else approves this order first, who, and a word for them. */
export function ApprovalNotice({ approvers, fromCents, error }: ApprovalNoticeProps) {
  const t = useTranslations('orders.checkout.approval');
  const words = useTranslations('orders.checkout');
  const language = useLocale();
  const [typed] = useState(() => readAttempt().draft.approvalNote);
  const people = approvers.map(({ email }) => email ?? t('somebody'));
  return (
    <>
      <div role="status">
        <Notice kind="info" title={t('title')}>
          <p>{t('text', { amount: formatMoney(fromCents, language) })}</p>
          <p className="[overflow-wrap:anywhere]">{t('people', { people: people.join(', ') })}</p>
        </Notice>
      </div>
      <TextAreaField
        id="approvalNote"
        name="approvalNote"
        label={words('labels.approvalNote')}
        defaultValue={typed}
        error={error}
        optionalLabel={words('optional')}
        rows={2}
      />
    </>
  );
}
