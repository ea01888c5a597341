import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import type { ApprovalState } from '../rules/order-approval.ts';

const TONES = {
  waiting: 'warning',
  approved: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
  lapsed: 'neutral',
} as const;

/** What became of a request. */
export function ApprovalBadge({ state }: { state: ApprovalState }) {
  const t = useTranslations('approvals.requests.states');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}
