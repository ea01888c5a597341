import { useTranslations } from 'use-intl';
import { RetryNotice } from '#ui/retry-notice.tsx';

/** What of the risk document could not be read, and the way on. */
export function Unread({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('risks.duerp');
  return <RetryNotice text={t('failed.unknown')} retryLabel={t('retry')} onRetry={onRetry} />;
}
