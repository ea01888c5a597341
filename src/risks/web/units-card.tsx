import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatPoints } from '#listening/rules/format-points.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { Duerp, WorkUnit } from '../contract.ts';
import { BANDS } from '../rules/evaluation.ts';
import { BAND_TONES } from './band-badge.tsx';
import { EstablishmentDialog } from './establishment-dialog.tsx';
import { TradeDialog } from './trade-dialog.tsx';
import { TreeDialog } from './tree-dialog.tsx';
import { UnitDialog } from './unit-dialog.tsx';

type UnitsCardProps = { readonly duerp: Duerp; readonly companyId: string };
type Opened = 'unit' | 'establishment' | 'trade' | 'tree' | { readonly establishmentId: string };

/** The work units of each establishment, with how many risks of which level each has. */
export function UnitsCard({ duerp, companyId }: UnitsCardProps) {
  const t = useTranslations('risks.duerp');
  const [opened, open] = useState<Opened>();
  const { establishments, units, mayWrite } = duerp;
  const close = () => open(undefined);
  const edited = establishments.find(
    ({ id }) => typeof opened === 'object' && id === opened.establishmentId,
  );
  return (
    <Card as="section">
      <h2 className="text-xl">{t('units.title')}</h2>
      {mayWrite && (
        <p className="mt-4 flex flex-wrap gap-3">
          <Button size="small" onClick={() => open('unit')}>
            {t('units.add')}
          </Button>
          <Button kind="secondary" size="small" onClick={() => open('trade')}>
            {t('start.trade')}
          </Button>
          <Button kind="secondary" size="small" onClick={() => open('tree')}>
            {t('start.tree')}
          </Button>
          <ButtonLink to="/dashboard/risks/import" kind="secondary" size="small">
            {t('start.file')}
          </ButtonLink>
          <Button kind="secondary" size="small" onClick={() => open('establishment')}>
            {t('units.addEstablishment')}
          </Button>
        </p>
      )}
      {establishments.map((establishment) => (
        <section key={establishment.id} className="mt-6">
          <UnitsTable
            name={establishment.name}
            units={units.filter(({ establishmentId }) => establishmentId === establishment.id)}
          />
          {mayWrite && (
            <Button
              kind="quiet"
              size="small"
              className="-ml-3.5"
              aria-label={`${t('units.editEstablishment')} ${establishment.name}`}
              onClick={() => open({ establishmentId: establishment.id })}
            >
              {t('units.editEstablishment')}
            </Button>
          )}
        </section>
      ))}
      {opened === 'unit' && <UnitDialog companyId={companyId} duerp={duerp} onClose={close} />}
      {opened === 'trade' && <TradeDialog companyId={companyId} duerp={duerp} onClose={close} />}
      {opened === 'tree' && <TreeDialog companyId={companyId} duerp={duerp} onClose={close} />}
      {(opened === 'establishment' || edited) && (
        <EstablishmentDialog companyId={companyId} establishment={edited} onClose={close} />
      )}
    </Card>
  );
}

function UnitsTable({ name, units }: { name: string; units: readonly WorkUnit[] }) {
  const t = useTranslations('risks.duerp.units');
  const language = useLocale();
  return (
    <DataTable
      caption={name}
      columns={[
        { key: 'name', label: t('choose') },
        { key: 'people', label: t('people') },
        { key: 'risks', label: t('risks') },
        { key: 'actions', label: t('actions'), isNumber: true },
        { key: 'indicator', label: t('indicator') },
      ]}
      rows={units.map((unit) => ({
        id: unit.id,
        cells: {
          name: <Link to={`/dashboard/risks/units?unit=${unit.id}`}>{unit.name}</Link>,
          people:
            unit.women === null && unit.men === null
              ? t('peopleUnknown')
              : (unit.women ?? 0) + (unit.men ?? 0),
          risks: <Counts counts={unit.counts} />,
          actions: unit.counts.openActions,
          indicator: unit.indicator
            ? t('indicatorValue', { points: formatPoints(unit.indicator.tenths / 10, language) })
            : '–',
        },
      }))}
      emptyText={t('none')}
    />
  );
}

function Counts({ counts }: Pick<WorkUnit, 'counts'>) {
  const t = useTranslations('risks.duerp.units');
  const bands = useTranslations('risks.words.bands');
  if (counts.risks === 0) return '0';
  return (
    <span className="flex flex-wrap gap-1.5">
      {BANDS.filter((band) => counts[band] > 0).map((band) => (
        <Badge key={band} tone={BAND_TONES[band]}>
          {t('band', { count: counts[band], band: bands(band) })}
        </Badge>
      ))}
      {counts.notEvaluated > 0 && (
        <Badge>{t('notEvaluated', { count: counts.notEvaluated })}</Badge>
      )}
    </span>
  );
}
