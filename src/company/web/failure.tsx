import { useTranslations } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type FailureProps = {
  readonly error: Error | null;
  readonly onRetry?: () => void;
  /** What a conflict means here, where that is known. */
  readonly conflict?: string;
};

/** Why something was not done, where no field is to blame; what was typed stays. */
export function Failure({ error, onRetry, conflict }: FailureProps) {
  const t = useTranslations('company.space.failed');
  if (!error) return null;
  const code = error instanceof Refusal ? error.code : 'unknown';
  if (code === 'invalid-input') return null;
  const key = code as 'forbidden';
  const words = t.has(key) ? t(key) : t('unknown');
  return (
    <Notice kind="danger" isLive>
      <p>{code === 'conflict' && conflict ? conflict : words}</p>
      {onRetry && (
        <p className="mt-2">
          <Button kind="secondary" size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        </p>
      )}
    </Notice>
  );
}
