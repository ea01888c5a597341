import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import type { Duerp } from '../contract.ts';

/** What the document lacks; each line leads to where it is put right. */
export function FindingsCard({ duerp }: { duerp: Duerp }) {
  const t = useTranslations('risks.duerp.overview.findings');
  const names = new Map(duerp.units.map(({ id, name }) => [id, name]));
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      {duerp.findings.length === 0 ? (
        <p className="mt-3 flex gap-2.5">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
          {t('ready')}
        </p>
      ) : (
        <ul className="mt-3 grid gap-2">
          {duerp.findings.map(({ code, isBlocking, isReserved, count, unitIds }) => (
            <li key={code} className="flex gap-2.5">
              {isBlocking ? (
                <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
              ) : (
                <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-info" />
              )}
              <span className="min-w-0">
                {t(`texts.${code}`, { count })}{' '}
                {isBlocking && <Badge tone="danger">{t('blocking')}</Badge>}
                {isReserved && <Badge tone="warning">{t('reserved')}</Badge>}
                {unitIds.length > 0 && (
                  <span className="flex flex-wrap gap-x-4 text-sm">
                    {unitIds.map((id) => (
                      <Link
                        key={id}
                        to={`/dashboard/risks/units?unit=${id}`}
                        className="inline-block py-1 text-primary underline underline-offset-4"
                      >
                        {names.get(id)}
                      </Link>
                    ))}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
