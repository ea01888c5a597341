import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ReadRegister } from '../../contract.ts';
import type { Register } from '../../rules/registers.ts';

/** Asked anew with what else is shown of the document, and kept on no device: it holds names. */
export function useRegister(companyId: string, register: Register) {
  return useQuery({
    queryKey: ['duerp', companyId, 'register', register],
    queryFn: () => callFunction<ReadRegister>('read-register', { companyId, register }),
  });
}

/** What a conflict means here, where it is not somebody else’s change. */
export function useRefused() {
  const t = useTranslations('risks.registers.refused');
  return (error: Error | null): string | undefined => {
    const field = error instanceof Refusal ? error.field : undefined;
    const isOurs = field === 'conditions' || field === 'kept' || field === 'handedOver';
    return isOurs ? t(field) : undefined;
  };
}
