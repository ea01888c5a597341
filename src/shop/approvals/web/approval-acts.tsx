import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { Refusal } from '#basics/refusal.ts';
import { Failure } from '#company/web/failure.tsx';
import { problemsOf } from '#company/web/problems-of.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { RefilledCart } from '#shop/orders/web/cart/refilled-cart.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { Approval, DecideApproval, WithdrawApproval } from '../contract.ts';
import { readDecision } from '../rules/order-approval.ts';
import { useApprovalWords } from './use-approval-words.ts';

type ActsProps = { readonly approval: Approval; readonly onChanged: () => void };

/** What whoever looks at it may do with it now. */
export function ApprovalActs(props: ActsProps) {
  const { state, mayDecide, isOwn, lines } = props.approval;
  if (mayDecide) return <Decision {...props} />;
  if (!isOwn || state === 'approved') return null;
  return state === 'waiting' ? <Withdrawal {...props} /> : <RefilledCart lines={lines} />;
}

type Decided = { readonly decision: 'approved' | 'refused'; readonly typed?: FormValues };

function Decision({ approval, onChanged }: ActsProps) {
  const t = useTranslations('approvals.requests.acts');
  const language = useLocale();
  const toast = useToast();
  const [isRefusing, setRefusing] = useState(false);
  const quote = approval.waiting?.quote;
  const expectedGrossCents = quote?.totals.grossCents ?? 0;
  const form = useSchemaForm({
    id: 'refusal',
    validate: (typed) => readDecision('refused', typed).problems,
    words: useApprovalWords(),
  });
  const decide = useMutation({
    mutationFn: ({ decision, typed = {} }: Decided) =>
      callFunction<DecideApproval>('decide-approval', {
        requestId: approval.id,
        decision,
        expectedGrossCents,
        form: typed,
      }),
    onSuccess: (_, { decision }) => toast.show({ title: t(`done.${decision}`) }),
    onError: (error) => form.show(problemsOf(error)),
    onSettled: onChanged,
  });
  const isSellable = quote?.lines.every(({ problem }) => problem === null) ?? false;
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{t(isSellable ? 'text' : 'unsellable')}</p>
      {decide.error && <DecisionFailure error={decide.error} />}
      <p className="flex flex-wrap gap-3">
        {isSellable && (
          <Button
            isBusy={decide.isPending && decide.variables.decision === 'approved'}
            onClick={() => decide.mutate({ decision: 'approved' })}
          >
            {t('approve', { amount: formatMoney(expectedGrossCents, language) })}
          </Button>
        )}
        {!isRefusing && (
          <Button kind="secondary" onClick={() => setRefusing(true)}>
            {t('refuse')}
          </Button>
        )}
      </p>
      {isRefusing && (
        <form
          {...form.handlers((typed) => decide.mutate({ decision: 'refused', typed }))}
          className="mt-5 grid gap-4"
        >
          <TextAreaField
            {...form.field('reason')}
            label={t('reason')}
            hint={t('reasonHint')}
            autoFocus
            required
            rows={3}
          />
          <p className="flex flex-wrap gap-3">
            <Button
              type="submit"
              kind="danger"
              isBusy={decide.isPending && decide.variables.decision === 'refused'}
            >
              {t('sendRefusal')}
            </Button>
            <Button kind="quiet" onClick={() => setRefusing(false)}>
              {t('keep')}
            </Button>
          </p>
        </form>
      )}
    </Card>
  );
}

/** Why nothing was decided. */
function DecisionFailure({ error }: { error: Error }) {
  const t = useTranslations('approvals.requests.acts.failed');
  const code = error instanceof Refusal ? error.code : '';
  if (code === 'price-changed' || code === 'out-of-stock') {
    return (
      <Notice kind="warning" isLive className="mb-4">
        <p>{t(code)}</p>
      </Notice>
    );
  }
  const paths = problemsOf(error).map(({ path }) => path);
  if (paths.includes('paymentMethod') || paths.includes('logo')) {
    return (
      <Notice kind="danger" isLive className="mb-4">
        <p>{t('impossible')}</p>
      </Notice>
    );
  }
  return <Failure error={error} conflict={t('ended')} />;
}

function Withdrawal({ approval, onChanged }: ActsProps) {
  const t = useTranslations('approvals.requests.acts');
  const withdraw = useMutation({
    mutationFn: () =>
      callFunction<WithdrawApproval>('withdraw-approval', { requestId: approval.id }),
    onSettled: onChanged,
  });
  return (
    <div className="grid justify-items-start gap-3">
      <Failure error={withdraw.error} conflict={t('failed.ended')} />
      <Button kind="secondary" isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('withdraw')}
      </Button>
      <p className="text-sm text-ink-soft">{t('withdrawHint')}</p>
    </div>
  );
}
