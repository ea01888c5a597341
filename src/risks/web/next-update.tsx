import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { DueText } from './due-text.tsx';
import { useDuerp } from './use-duerp.ts';

/** By when the risk document is due next, for the overview; nothing while that is not known. */
export function NextUpdate({ companyId }: { companyId: string }) {
  const t = useTranslations('risks.overview.update');
  const { data } = useDuerp(companyId);
  if (!data) return null;
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2 max-w-prose">
        <DueText update={data.update} />
      </p>
      <p className="mt-4">
        <ButtonLink to="/dashboard/risks" kind="secondary" size="small">
          {t('action')}
        </ButtonLink>
      </p>
    </Card>
  );
}
