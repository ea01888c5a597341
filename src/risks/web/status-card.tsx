import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import type { Duerp } from '../contract.ts';
import { DueText } from './due-text.tsx';
import { StatusFiles } from './status-files.tsx';

type StatusCardProps = { readonly duerp: Duerp; readonly companyId: string };

/** Which version is in force, and by when the next is due. */
export function StatusCard({ duerp, companyId }: StatusCardProps) {
  const t = useTranslations('risks.duerp.overview.status');
  const language = useLocale();
  const last = duerp.versions.find(({ state }) => state === 'issued');
  const waiting = duerp.versions.find(({ state }) => state === 'consultation');
  return (
    <Card as="section" tint="wellness">
      <h2 className="text-2xl">
        {last
          ? t('version', {
              number: last.number ?? 0,
              day: formatDay(last.issuedOn ?? '', language),
            })
          : t('none')}
      </h2>
      {!last && <p className="mt-2 max-w-prose">{t('draft')}</p>}
      <p className="mt-2 max-w-prose">
        <DueText update={duerp.update} />
      </p>
      {waiting && (
        <p className="mt-2">{t('consultation', { day: formatDay(waiting.frozenOn, language) })}</p>
      )}
      <StatusFiles duerp={duerp} companyId={companyId} />
      <p className="mt-5">
        <ButtonLink to="/dashboard/risks/versions" kind={last ? 'secondary' : 'primary'}>
          {duerp.mayWrite ? t('toVersions') : t('readVersions')}
        </ButtonLink>
      </p>
    </Card>
  );
}
