import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { Badge } from '#ui/badge.tsx';
import type { Duerp } from '../contract.ts';

/** By when the next version is due, and why. */
export function DueText({ update: { dueOn, because } }: Pick<Duerp, 'update'>) {
  const t = useTranslations('risks.duerp.overview.status.due');
  const language = useLocale();
  if (because === null || dueOn === null) return t('none');
  if (because === 'first') return t('first');
  const day = formatDay(dueOn, language);
  if (dueOn < parisDayOf(new Date())) return <Badge tone="danger">{t('late', { day })}</Badge>;
  return t(because, { day });
}
