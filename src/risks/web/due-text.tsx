import { useLocale, useTranslations } from 'use-intl';
import { parisDayOf } from '#basics/dates.ts';
import { Badge } from '#ui/badge.tsx';
import type { Duerp } from '../contract.ts';
import { updateFact } from '../rules/overview.ts';

/** By when the next version is due, and why. */
export function DueText({ update }: Pick<Duerp, 'update'>) {
  const t = useTranslations('risks.duerp.overview.status.due');
  const { name, values } = updateFact(update, parisDayOf(new Date()), useLocale());
  const text = t(name, values);
  return name === 'late' ? <Badge tone="danger">{text}</Badge> : text;
}
