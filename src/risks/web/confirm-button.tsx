import { useTranslations } from 'use-intl';
import type { InputOf } from '#basics/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import type { ConfirmRisks } from '../contract.ts';
import { ChangeFailure } from './change-failure.tsx';
import { useDuerpChange } from './use-duerp.ts';

type ConfirmButtonProps = InputOf<ConfirmRisks> & {
  readonly label: string;
  /** What is confirmed, for whoever does not see it above. */
  readonly of: string;
};

/** Says that these proposals were read over, and are right as they stand. */
export function ConfirmButton({ companyId, riskIds, label, of }: ConfirmButtonProps) {
  const t = useTranslations('risks.duerp.risk');
  const confirm = useDuerpChange(
    companyId,
    () => callFunction<ConfirmRisks>('confirm-risks', { companyId, riskIds }),
    () => t('confirmed', { count: riskIds.length }),
  );
  return (
    <>
      <ChangeFailure error={confirm.error} />
      <Button
        kind="secondary"
        size="small"
        aria-label={`${label} ${of}`}
        isBusy={confirm.isPending}
        onClick={() => confirm.mutate(undefined)}
      >
        {label}
      </Button>
    </>
  );
}
