import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { useOrderingSpace } from './use-ordering-space.ts';

/** Whoever ordered for their space finds the order there; a guest finds what they may not know yet. */
export function WhereNext({ isLicence }: { isLicence: boolean }) {
  const t = useTranslations('orders.success');
  const { space, isKnown } = useOrderingSpace();
  return (
    <p className="flex flex-wrap justify-center gap-3">
      <ButtonLink to="/" kind={space ? 'secondary' : 'primary'}>
        {t('home')}
      </ButtonLink>
      {isLicence && (
        <ButtonLink to="/dashboard/settings" kind={space ? 'primary' : 'secondary'}>
          {t('licence.space')}
        </ButtonLink>
      )}
      {!isLicence && space && <ButtonLink to="/dashboard/boxes">{t('space')}</ButtonLink>}
      {!isLicence && isKnown && !space && (
        <ButtonLink to="/saas" kind="secondary">
          {t('app')}
        </ButtonLink>
      )}
    </p>
  );
}
