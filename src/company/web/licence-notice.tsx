import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { useSpace } from './space-context.ts';

/** Says in good time that the licence ends, and afterwards what that means. */
export function LicenceNotice() {
  const t = useTranslations('company.space.licence');
  const language = useLocale();
  const { id, licence, can } = useSpace();
  if (licence.state === 'running' || !can('see-places')) return null;
  const { daysLeft: days, kind } = licence;
  const day = formatDay(licence.endsOn, language);
  const isOver = licence.state === 'over';
  return (
    <div className="mb-6">
      <Notice kind={isOver ? 'warning' : 'info'} title={isOver ? t('overTitle') : undefined}>
        <p>{isOver ? t('overText', { day }) : t(`ending.${kind}`, { days, day })}</p>
        <p className="mt-3">
          {can('buy-licence') ? (
            <ButtonLink to={`/checkout?licence=${id}&kind=year`} kind="secondary" size="small">
              {t(kind === 'trial' ? 'buy' : 'renew')}
            </ButtonLink>
          ) : (
            <ButtonLink to="/contact?offer=saas" kind="secondary" size="small">
              {t('talk')}
            </ButtonLink>
          )}
        </p>
      </Notice>
    </div>
  );
}
