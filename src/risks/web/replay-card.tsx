import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Field } from '#ui/field.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AlertReplay } from '../contract.ts';
import { SENSITIVITIES, type Sensitivity } from '../rules/sensitivity.ts';
import { useReplay } from './use-alerts.ts';

type ReplayCardProps = { readonly companyId: string; readonly sensitivity: Sensitivity };
type Replayed = AlertReplay['places'][number]['signals'][Sensitivity][number];

/** What each sensitivity would have signalled in the company’s own weeks. */
export function ReplayCard({ companyId, sensitivity }: ReplayCardProps) {
  const t = useTranslations('risks.alerts.replay');
  const levels = useTranslations('risks.alerts.settings');
  const [chosen, choose] = useState<Sensitivity>(sensitivity);
  const { data, error } = useReplay(companyId);
  const total = data?.places.reduce((sum, { signals }) => sum + signals[chosen].length, 0) ?? 0;
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{t('text')}</p>
      {error && (
        <Notice kind="danger" className="mt-4">
          <p>{t('failed')}</p>
        </Notice>
      )}
      {!data && !error && <Loading text={t('loading')} />}
      {data?.mondays.length === 0 && <p className="mt-4">{t('empty')}</p>}
      {data && data.mondays.length > 0 && (
        <>
          <Field label={levels('sensitivity')} className="mt-4 max-w-80">
            {(ids) => (
              <input
                {...ids}
                type="range"
                min={0}
                max={SENSITIVITIES.length - 1}
                step={1}
                value={SENSITIVITIES.indexOf(chosen)}
                aria-valuetext={levels(`levels.${chosen}.name`)}
                onChange={(event) =>
                  choose(SENSITIVITIES[event.currentTarget.valueAsNumber] ?? sensitivity)
                }
                className="block min-h-11 w-full accent-primary"
              />
            )}
          </Field>
          <p aria-hidden className="flex max-w-80 justify-between text-sm text-ink-soft">
            {SENSITIVITIES.map((each) => (
              <span key={each} className={each === chosen ? 'font-semibold text-ink' : undefined}>
                {levels(`levels.${each}.name`)}
              </span>
            ))}
          </p>
          <p role="status" className="mt-4 mb-3 font-semibold">
            {t('total', { count: total, weeks: data.mondays.length })}
          </p>
          <DataTable
            caption={t('caption', { level: levels(`levels.${chosen}.name`) })}
            isCaptionHidden
            columns={[
              { key: 'place', label: t('place') },
              { key: 'signals', label: t('signals') },
            ]}
            rows={data.places.map(({ id, name, signals }) => ({
              id,
              cells: { place: name, signals: <Signals signals={signals[chosen]} /> },
            }))}
          />
        </>
      )}
    </Card>
  );
}

function Signals({ signals }: { signals: readonly Replayed[] }) {
  const t = useTranslations('risks.alerts.replay');
  const words = useTranslations('risks.alerts');
  const language = useLocale();
  if (signals.length === 0) return <span className="text-ink-soft">{t('none')}</span>;
  return (
    <ul className="grid gap-1">
      {signals.map(({ kind, since, endedOn, stage }) => {
        const facts = {
          kind: words(`kinds.${kind}`),
          stage: words(`stages.${stage}`).toLowerCase(),
          since: formatDay(since, language),
        };
        return (
          <li key={`${kind} ${since}`}>
            {endedOn
              ? t('signal', { ...facts, until: formatDay(endedOn, language) })
              : t('lasting', facts)}
          </li>
        );
      })}
    </ul>
  );
}
