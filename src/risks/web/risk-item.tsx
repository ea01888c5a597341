import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { FACTORS } from '#listening/rules/daily-question.ts';
import { formatPoints } from '#listening/rules/format-points.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { AssessedRisk, Duerp, HazardCatalogue, WorkUnit } from '../contract.ts';
import { priorityOf } from '../rules/evaluation.ts';
import { ActionDialog } from './action-dialog.tsx';
import { ActionLine } from './action-line.tsx';
import { BandBadge } from './band-badge.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { hazardNameOf } from './hazard-name.ts';
import { RiskDialog } from './risk-dialog.tsx';

type RiskItemProps = {
  readonly risk: AssessedRisk;
  readonly unit: WorkUnit;
  readonly duerp: Duerp;
  readonly catalogue: HazardCatalogue;
  readonly companyId: string;
};

/** One risk as it is assessed, with what is done about it. */
export function RiskItem({ risk, unit, duerp, catalogue, companyId }: RiskItemProps) {
  const t = useTranslations('risks.duerp');
  const words = useTranslations('risks.words');
  const [opened, open] = useState<'risk' | 'action'>();
  const name = hazardNameOf(risk, catalogue);
  const family = catalogue.families.find(({ code }) => code === risk.family)?.name;
  const priority = priorityOf({
    evaluation: risk.evaluation ?? undefined,
    priority: risk.priority ?? undefined,
  });
  return (
    <Card as="li">
      <article aria-label={name}>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="text-lg font-semibold [overflow-wrap:anywhere]">{name}</h3>
            <p className="text-sm text-ink-soft">{family}</p>
          </div>
          <p className="flex flex-wrap gap-2">
            {risk.isProposal && <Badge tone="info">{t('risk.proposal')}</Badge>}
            <BandBadge evaluation={risk.evaluation} />
            {priority && <Badge>{words(`priorities.p${priority}`)}</Badge>}
          </p>
        </div>
        <p className="mt-3 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
          {risk.situation}
        </p>
        <RiskFacts risk={risk} />
        <FactorIndicator risk={risk} unit={unit} />
        <div className="mt-4 border-t border-line pt-3">
          <h4 className="text-sm font-semibold text-ink-soft">{t('action.title')}</h4>
          {risk.actions.length === 0 && <p className="mt-1 text-ink-soft">{t('action.none')}</p>}
          <ul className="mt-1 grid gap-2">
            {risk.actions.map((action) => (
              <ActionLine
                key={action.id}
                action={action}
                evaluation={risk.evaluation}
                duerp={duerp}
                catalogue={catalogue}
                companyId={companyId}
              />
            ))}
          </ul>
        </div>
        {duerp.mayWrite && (
          <div className="mt-3 -ml-3.5 flex flex-wrap gap-2">
            <Button
              kind="quiet"
              size="small"
              aria-label={`${t('risk.edit')} ${name}`}
              onClick={() => open('risk')}
            >
              {t('risk.edit')}
            </Button>
            <Button
              kind="quiet"
              size="small"
              aria-label={`${t('action.add')} ${name}`}
              onClick={() => open('action')}
            >
              {t('action.add')}
            </Button>
            {risk.isProposal && (
              <ConfirmButton
                companyId={companyId}
                riskIds={[risk.id]}
                label={t('risk.confirm')}
                of={name}
              />
            )}
          </div>
        )}
      </article>
      {opened === 'risk' && (
        <RiskDialog
          companyId={companyId}
          unit={unit}
          risk={risk}
          method={duerp.settings.method}
          catalogue={catalogue}
          onClose={() => open(undefined)}
        />
      )}
      {opened === 'action' && (
        <ActionDialog
          {...{ companyId, catalogue }}
          riskId={risk.id}
          factor={FACTORS.find((factor) => factor === risk.hazard)}
          method={duerp.settings.method}
          onClose={() => open(undefined)}
        />
      )}
    </Card>
  );
}

function RiskFacts({ risk }: { risk: AssessedRisk }) {
  const t = useTranslations('risks.duerp.risk');
  const facts = [
    [t('harmTitle'), risk.harm],
    [t('measuresTitle'), risk.measures],
    [t('sexDifference'), risk.sexDifference],
  ] as const;
  return (
    <>
      <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</dd>
              </div>
            ),
        )}
      </dl>
      {(risk.women !== null || risk.men !== null) && (
        <p className="mt-2 text-sm text-ink-soft">
          {/* The text says -1 as what is unknown. */}
          {t('exposed', { women: risk.women ?? -1, men: risk.men ?? -1 })}
        </p>
      )}
    </>
  );
}

/** What is published of the very factor, beside the rating that a person gave. */
function FactorIndicator({ risk, unit }: { risk: AssessedRisk; unit: WorkUnit }) {
  const t = useTranslations('risks.duerp.risk');
  const language = useLocale();
  const tenths =
    risk.family === 'psychosocial' ? unit.indicator?.factors[risk.hazard ?? ''] : undefined;
  if (tenths === undefined) return null;
  return (
    <p className="mt-2 text-sm text-info">
      {t('indicator', { points: formatPoints(tenths / 10, language) })}
    </p>
  );
}
