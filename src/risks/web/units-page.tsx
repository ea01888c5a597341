import { useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { formatPoints } from '#listening/rules/format-points.ts';
import { useOfflinePage } from '#listening/web/use-offline-page.ts';
import { pageContext } from '#platform/page-context.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Duerp, WorkUnit } from '../contract.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { ExposureCard } from './exposure-card.tsx';
import { RiskDialog } from './risk-dialog.tsx';
import { RiskItem } from './risk-item.tsx';
import { RISK_TEXTS, RisksFrame } from './risks-frame.tsx';
import { StartCard } from './start-card.tsx';
import { UnitDialog } from './unit-dialog.tsx';
import { Unread } from './unread.tsx';
import { useHazards, useWorkUnit } from './use-duerp.ts';
import { useWaiting } from './use-waiting.ts';
import { withWaiting } from './with-waiting.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(...RISK_TEXTS, 'risks.measures') };
}

// From unit to unit nothing is fetched but what is kept of it: the page works in a workshop.
export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/** One work unit after the other: its risks, their actions, its exposures. */
export default function UnitsPage() {
  useOfflinePage('/dashboard/risks/units');
  return (
    <RisksFrame tab="units">
      {(duerp, companyId) =>
        duerp.units.length === 0 ? (
          <StartCard duerp={duerp} companyId={companyId} />
        ) : (
          <Units duerp={duerp} companyId={companyId} />
        )
      }
    </RisksFrame>
  );
}

type UnitsProps = { readonly duerp: Duerp; readonly companyId: string };

function Units({ duerp, companyId }: UnitsProps) {
  const t = useTranslations('risks.duerp');
  const [parameters, setParameters] = useSearchParams();
  const [opened, open] = useState<'unit' | 'new-unit'>();
  const unit = duerp.units.find(({ id }) => id === parameters.get('unit')) ?? duerp.units[0];
  const names = new Map(duerp.establishments.map(({ id, name }) => [id, name]));
  if (!unit) return null;
  const close = () => open(undefined);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          name="unit"
          label={t('units.choose')}
          className="min-w-0 grow basis-64"
          value={unit.id}
          onChange={(event) =>
            setParameters({ unit: event.currentTarget.value }, { preventScrollReset: true })
          }
          options={duerp.units.map(({ id, name, establishmentId, counts }) => ({
            value: id,
            label: `${name} · ${names.get(establishmentId)} (${counts.risks})`,
          }))}
        />
        {duerp.mayWrite && (
          <>
            <Button kind="secondary" onClick={() => open('unit')}>
              {t('units.editUnit')}
            </Button>
            <Button kind="secondary" onClick={() => open('new-unit')}>
              {t('units.add')}
            </Button>
          </>
        )}
      </div>
      <OneUnit key={unit.id} unit={unit} duerp={duerp} companyId={companyId} />
      {opened === 'unit' && (
        <UnitDialog
          companyId={companyId}
          duerp={duerp}
          unit={unit}
          onClose={close}
          onRemoved={() => setParameters({})}
        />
      )}
      {opened === 'new-unit' && <UnitDialog companyId={companyId} duerp={duerp} onClose={close} />}
    </div>
  );
}

function OneUnit({ unit, duerp, companyId }: UnitsProps & { readonly unit: WorkUnit }) {
  const t = useTranslations('risks.duerp');
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useWorkUnit(companyId, unit.id);
  const hazards = useHazards(companyId);
  const waiting = useWaiting(companyId);
  if (error && !data) {
    return <Unread onRetry={() => void refetch()} />;
  }
  if (!data || !hazards.data) return <Loading text={t('loading')} />;
  const { method } = duerp.settings;
  const shown = withWaiting(data, unit.id, waiting, method, parisDayOf(new Date()));
  const proposals = shown.risks.filter(({ isProposal }) => isProposal).map(({ id }) => id);
  return (
    <>
      <section aria-labelledby="unit-name">
        <h2 id="unit-name" className="text-2xl [overflow-wrap:anywhere]">
          {unit.name}
        </h2>
        {unit.activities && (
          <p className="mt-1 max-w-prose whitespace-pre-line text-ink-soft">{unit.activities}</p>
        )}
        {unit.indicator && <IndicatorText indicator={unit.indicator} />}
        {duerp.mayWrite && (
          <p className="mt-4">
            <Button onClick={() => setAdding(true)}>{t('risk.add')}</Button>
          </p>
        )}
        {shown.risks.length === 0 ? (
          <EmptyState title={t('units.noRisk')} titleAs="h3" />
        ) : (
          <ul className="mt-5 grid gap-4">
            {shown.risks.map((risk) => (
              <RiskItem
                key={risk.id}
                risk={risk}
                unit={unit}
                duerp={duerp}
                catalogue={hazards.data}
                companyId={companyId}
              />
            ))}
          </ul>
        )}
        {duerp.mayWrite && proposals.length > 1 && (
          // Below them: whoever presses it has gone past each.
          <div className="mt-4">
            <ConfirmButton
              companyId={companyId}
              riskIds={proposals}
              label={t('risk.confirmAll', { count: proposals.length })}
              of={unit.name}
            />
          </div>
        )}
      </section>
      <ExposureCard
        unit={unit}
        exposures={data.exposures}
        catalogue={hazards.data}
        mayWrite={duerp.mayWrite}
        companyId={companyId}
      />
      {isAdding && (
        <RiskDialog
          companyId={companyId}
          unit={unit}
          method={method}
          catalogue={hazards.data}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function IndicatorText({ indicator }: { indicator: NonNullable<WorkUnit['indicator']> }) {
  const t = useTranslations('risks.duerp.units');
  const language = useLocale();
  return (
    <p className="mt-3 max-w-prose rounded-lg bg-info-tint p-4 text-sm">
      {t('rpsIndicator', {
        points: formatPoints(indicator.tenths / 10, language),
        margin: formatPoints(indicator.marginTenths / 10, language),
        trend: indicator.trend?.direction ?? 'none',
        change: formatPoints(Math.abs(indicator.trend?.tenths ?? 0) / 10, language),
        day: formatDay(indicator.monday, language),
      })}
    </p>
  );
}
