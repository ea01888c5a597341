import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { useToast } from '#ui/toast.tsx';
import type { ReadListeningSettings } from '../contract.ts';

const settingsKey = (companyId: string) => ['listening-settings', companyId] as const;

export function useListeningSettings(companyId: string) {
  return useQuery({
    queryKey: settingsKey(companyId),
    queryFn: () => callFunction<ReadListeningSettings>('read-listening-settings', { companyId }),
  });
}

/** Something that changes a setting; says so, and reads the settings again. */
export function useChange<Input>(companyId: string, change: (input: Input) => Promise<unknown>) {
  const t = useTranslations('listening.settings');
  const client = useQueryClient();
  const { show } = useToast();
  return useMutation({
    mutationFn: change,
    async onSuccess() {
      show({ title: t('saved') });
      await client.invalidateQueries({ queryKey: settingsKey(companyId) });
    },
  });
}
