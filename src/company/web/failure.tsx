import { useTranslations } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';
import { Notice } from '#ui/notice.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';

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
  const reason = error instanceof Refusal ? (error.details?.reason as 'invited-today') : undefined;
  const said = reason && t.has(reason) ? t(reason) : words;
  const text = code === 'conflict' && conflict ? conflict : said;
  if (onRetry) return <RetryNotice text={text} retryLabel={t('retry')} onRetry={onRetry} />;
  return (
    <Notice kind="danger" isLive>
      <p>{text}</p>
    </Notice>
  );
}
