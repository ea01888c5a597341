import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { validityOf } from '../../rules/partner-evidence.ts';
import type { ApplicationState } from '../../rules/partner-states.ts';

const TONES = {
  received: 'info',
  'in-review': 'primary',
  'waiting-for-partner': 'neutral',
  approved: 'success',
  declined: 'neutral',
} as const;

type ApplicationBadgeProps = {
  readonly state: ApplicationState;
  readonly isSuspended: boolean;
};

/** Where an application or a partner stands. */
export function ApplicationBadge({ state, isSuspended }: ApplicationBadgeProps) {
  const t = useTranslations('partners.staffPartners.states');
  if (isSuspended) return <Badge tone="danger">{t('suspended')}</Badge>;
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}

const VALIDITY_TONES = {
  undated: 'neutral',
  valid: 'success',
  ending: 'warning',
  over: 'danger',
} as const;

/** Until when a document holds, and whether that is soon. */
export function ExpiryBadge({ expiresOn }: { expiresOn: string | null }) {
  const t = useTranslations('partners.staffPartners.validity');
  const language = useLocale();
  const validity = validityOf(expiresOn, parisDayOf(new Date()));
  const day = expiresOn ? formatDay(expiresOn, language) : '';
  return <Badge tone={VALIDITY_TONES[validity]}>{t(validity, { day })}</Badge>;
}
