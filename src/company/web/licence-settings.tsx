import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { RENEWED_BEFORE_DAYS } from '../rules/licence.ts';
import { useSpace } from './space-context.ts';

const TONES = { running: 'success', ending: 'info', over: 'warning' } as const;

/** Seats and dates, and what happens at the end. */
export function LicenceSettings() {
  const t = useTranslations('company.space.licence');
  const language = useLocale();
  const { id, licence, can } = useSpace();
  const isPaid = licence.kind === 'paid' && licence.state !== 'over';
  const mayRenew = !isPaid || licence.daysLeft <= RENEWED_BEFORE_DAYS + 1;
  return (
    <Card as="section" id="licence">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{t('title')}</h2>
        <Badge tone={TONES[licence.state]}>{t(`states.${licence.state}`)}</Badge>
      </div>
      <p className="mt-3">
        {t('summary', {
          kind: t(`kinds.${licence.kind}`),
          seats: licence.seats,
          from: formatDay(licence.startsOn, language),
          to: formatDay(licence.endsOn, language),
        })}
      </p>
      <p className="mt-2 text-ink-soft">{t('atTheEnd')}</p>
      {can('buy-licence') && (
        <p className="mt-5 flex flex-wrap gap-3">
          {mayRenew && (
            <ButtonLink to={`/checkout?licence=${id}&kind=year`}>
              {t(licence.kind === 'trial' ? 'buy' : 'renew')}
            </ButtonLink>
          )}
          {isPaid && (
            <ButtonLink to={`/checkout?licence=${id}&kind=seats`} kind="secondary">
              {t('seats')}
            </ButtonLink>
          )}
        </p>
      )}
    </Card>
  );
}
