import { useState } from 'react';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { pageContext } from '#platform/page-context.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Duerp, HazardCatalogue, PreventionAction } from '../contract.ts';
import { dutiesOf } from '../rules/duties.ts';
import { ActionLine, isLate } from './action-line.tsx';
import { hazardNameOf } from './hazard-name.ts';
import { RISK_TEXTS, RisksFrame } from './risks-frame.tsx';
import { Unread } from './unread.tsx';
import { useHazards, usePreventionActions } from './use-duerp.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(...RISK_TEXTS) };
}

/** Every action of the company: a programme from fifty people on, a list below. */
export default function ActionsPage() {
  return (
    <RisksFrame tab="actions">
      {(duerp, companyId) => <Plan duerp={duerp} companyId={companyId} />}
    </RisksFrame>
  );
}

const FILTERS = ['open', 'late', 'all'] as const;
type Filter = (typeof FILTERS)[number];

function Plan({ duerp, companyId }: { duerp: Duerp; companyId: string }) {
  const t = useTranslations('risks.duerp');
  const [filter, setFilter] = useState<Filter>('open');
  const { data, error, refetch } = usePreventionActions(companyId);
  const hazards = useHazards(companyId);
  const { plan } = dutiesOf(duerp.headcount);
  if (error) {
    return <Unread onRetry={() => void refetch()} />;
  }
  if (!data || !hazards.data) return <Loading text={t('loading')} />;
  const catalogue = hazards.data;
  const shown = data.actions.filter((action) => isShown(action, filter));
  const names = new Map(duerp.units.map(({ id, name }) => [id, name]));
  return (
    <Card as="section">
      <p className="max-w-prose">{t(`plan.intro.${plan}`)}</p>
      <Summary actions={data.actions} />
      {data.actions.length === 0 ? (
        <EmptyState title={t('plan.none')} text={t('plan.noneText')} />
      ) : (
        <>
          <SelectField
            name="filter"
            className="mt-4 max-w-56"
            label={t('plan.filter')}
            value={filter}
            onChange={(event) =>
              setFilter(FILTERS.find((each) => each === event.currentTarget.value) ?? 'open')
            }
            options={FILTERS.map((each) => ({
              value: each,
              label: t(`plan.filters.${each}`),
            }))}
          />
          <ul className="mt-5 grid gap-5">
            {shown.map((action) => (
              <ActionLine
                key={action.id}
                action={action}
                evaluation={action.evaluation}
                duerp={duerp}
                catalogue={catalogue}
                companyId={companyId}
                place={
                  <PlaceOfAction
                    unitId={action.unitId}
                    unit={names.get(action.unitId) ?? ''}
                    action={action}
                    catalogue={catalogue}
                  />
                }
              />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function isShown(action: PreventionAction, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'late') return isLate(action);
  return isOpen(action);
}

function isOpen({ state }: PreventionAction): boolean {
  return state === 'planned' || state === 'started';
}

function Summary({ actions }: { actions: readonly PreventionAction[] }) {
  const t = useTranslations('risks.duerp.plan');
  const language = useLocale();
  const open = actions.filter(isOpen);
  if (actions.length === 0) return null;
  return (
    <p className="mt-3 font-semibold">
      {t('summary', {
        open: open.length,
        late: open.filter(isLate).length,
        cost: formatMoney(
          open.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0),
          language,
        ),
      })}
    </p>
  );
}

type PlaceProps = {
  readonly unitId: string;
  readonly unit: string;
  readonly action: { readonly hazard: string | null; readonly ownHazardId: string | null };
  readonly catalogue: HazardCatalogue;
};

function PlaceOfAction({ unitId, unit, action, catalogue }: PlaceProps) {
  return (
    <p className="text-sm text-ink-soft">
      <Link to={`/dashboard/risks/units?unit=${unitId}`}>{unit}</Link>
      {` · ${hazardNameOf(action, catalogue)}`}
    </p>
  );
}
