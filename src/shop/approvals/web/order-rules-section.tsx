import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney, typedEuros } from '#basics/money.ts';
import { Failure } from '#company/web/failure.tsx';
import { problemsOf } from '#company/web/problems-of.ts';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Loading } from '#ui/loading.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { OrderRules, SaveOrderRules } from '../contract.ts';
import { approverField, parseOrderRules } from '../rules/order-approval.ts';
import { useApprovalWords } from './use-approval-words.ts';
import { orderRulesKey, useOrderRules } from './use-order-rules.ts';

/** From which sum orders are approved, by whom, and whether they carry a number; who may, changes it. */
export function OrderRulesSection() {
  const t = useTranslations('approvals.requests.rules');
  const { id: companyId } = useSpace();
  const { rules, error, refetch } = useOrderRules(companyId);
  return (
    <Card as="section" id="order-rules">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="mt-1 max-w-prose text-ink-soft">{t('intro')}</p>
      {error && !rules && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !rules && <Loading text={t('loading')} />}
      {rules && <InForce rules={rules} />}
      {rules?.mayChange && <RulesForm key={companyId} companyId={companyId} rules={rules} />}
    </Card>
  );
}

/** As they are now, also while somebody types others. */
function InForce({ rules }: { rules: OrderRules }) {
  const t = useTranslations('approvals.requests.rules');
  const language = useLocale();
  const { approvalFromCents, approvers, needsPurchaseOrder } = rules;
  const people = approvers.flatMap(({ email }) => email ?? []).join(', ');
  return (
    <div className="mt-4 grid gap-1 [overflow-wrap:anywhere]">
      <p>
        {approvalFromCents === null
          ? t('none')
          : t('from', { amount: formatMoney(approvalFromCents, language) })}
      </p>
      {approvalFromCents !== null && <p>{t('approvers', { people })}</p>}
      <p>{t(needsPurchaseOrder ? 'withNumber' : 'withoutNumber')}</p>
    </div>
  );
}

function RulesForm({ companyId, rules }: { companyId: string; rules: OrderRules }) {
  const t = useTranslations('approvals.requests.rules');
  const toast = useToast();
  const queries = useQueryClient();
  const { candidates, revision } = rules;
  const form = useSchemaForm({
    id: 'order-rules',
    validate: (typed) => parseOrderRules(typed, []).problems,
    words: useApprovalWords(),
  });
  const save = useMutation({
    mutationFn: (typed: FormValues) =>
      callFunction<SaveOrderRules>('save-order-rules', { companyId, revision, form: typed }),
    onSuccess: () => toast.show({ title: t('saved') }),
    onError: (error) => form.show(problemsOf(error)),
    // What is in force is shown again, whoever changed it.
    onSettled: () => queries.invalidateQueries({ queryKey: orderRulesKey(companyId) }),
  });
  return (
    <form
      {...form.handlers((typed) => save.mutate(typed))}
      className="mt-5 grid gap-5 border-t border-line pt-5"
    >
      <TextField
        {...form.field('approvalFrom')}
        label={t('approvalFrom')}
        hint={t('approvalFromHint')}
        defaultValue={rules.approvalFromCents === null ? '' : typedEuros(rules.approvalFromCents)}
        inputMode="decimal"
        className="max-w-md"
      />
      {candidates.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{t('choose')}</legend>
          <p className="text-sm text-ink-soft">{t('chooseHint')}</p>
          {candidates.map(({ userId, email, isChosen }) => (
            <CheckboxField
              key={userId}
              {...form.field(approverField(userId))}
              value="yes"
              label={email ?? t('somebody')}
              defaultChecked={isChosen}
              className="[overflow-wrap:anywhere]"
            />
          ))}
        </fieldset>
      )}
      <CheckboxField
        {...form.field('needsPurchaseOrder')}
        value="yes"
        label={t('needsPurchaseOrder')}
        hint={t('needsPurchaseOrderHint')}
        defaultChecked={rules.needsPurchaseOrder}
      />
      <Failure error={save.error} conflict={t('conflict')} />
      <p>
        <Button type="submit" kind="secondary" isBusy={save.isPending}>
          {t('save')}
        </Button>
      </p>
    </form>
  );
}
