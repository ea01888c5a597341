import { useTranslations } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';
import { Notice } from '#ui/notice.tsx';

/** Why a setting was not saved, where no field is to blame. */
export function ChangeFailure({ error }: { error: unknown }) {
  const t = useTranslations('listening.settings');
  if (!error || (error instanceof Refusal && error.code === 'invalid-input')) return null;
  const isForbidden = error instanceof Refusal && error.code === 'forbidden';
  return (
    <Notice kind="danger" isLive className="mt-4">
      {t(isForbidden ? 'forbidden' : 'failed')}
    </Notice>
  );
}
