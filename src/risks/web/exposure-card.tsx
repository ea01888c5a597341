import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { HazardCatalogue, ReadWorkUnit, SetExposure, WorkUnit } from '../contract.ts';
import { readExposure } from '../rules/risk-forms.ts';
import { ChangeFailure } from './change-failure.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useDuerpChange } from './use-duerp.ts';

type ExposureCardProps = {
  readonly companyId: string;
  readonly unit: WorkUnit;
  readonly exposures: OutputOf<ReadWorkUnit>['exposures'];
  readonly catalogue: HazardCatalogue;
  readonly mayWrite: boolean;
};

/** The annex, for one unit: ten factors, each with how many people are above its threshold. */
export function ExposureCard(props: ExposureCardProps) {
  const { companyId, unit, exposures, catalogue, mayWrite } = props;
  const t = useTranslations('risks.duerp.exposure');
  const [opened, open] = useState<string>();
  const factor = catalogue.exposures.find(({ code }) => code === opened);
  const told = new Map(exposures.map((each) => [each.factor as string, each]));
  const unexamined = catalogue.exposures.filter(({ code }) => !told.has(code));
  const nobody = useDuerpChange(companyId, async () => {
    for (const { code } of unexamined) {
      const form = { factor: code, women: '0', men: '0' };
      await callFunction<SetExposure>('set-exposure', { companyId, unitId: unit.id, form });
    }
  });
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{t('intro')}</p>
      <ul className="mt-4 divide-y divide-line">
        {catalogue.exposures.map(({ code, name }) => {
          const known = told.get(code);
          return (
            <li key={code} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <span className="min-w-0 grow basis-56">
                {name}
                <span className="block text-sm text-ink-soft">
                  {known ? t('value', { women: known.women, men: known.men }) : t('not')}
                  {known?.note && ` · ${known.note}`}
                </span>
              </span>
              {mayWrite && (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`${t('set')} ${name}`}
                  onClick={() => open(code)}
                >
                  {t('set')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {mayWrite && unexamined.length > 0 && (
        <Button
          kind="secondary"
          size="small"
          className="mt-4"
          isBusy={nobody.isPending}
          onClick={() => nobody.mutate(undefined)}
        >
          {t('nobody')}
        </Button>
      )}
      <ChangeFailure error={nobody.error} />
      {factor && (
        <ExposureDialog
          companyId={companyId}
          unit={unit}
          factor={factor}
          known={told.get(factor.code)}
          onClose={() => open(undefined)}
        />
      )}
    </Card>
  );
}

type ExposureDialogProps = Pick<ExposureCardProps, 'companyId' | 'unit'> & {
  readonly factor: HazardCatalogue['exposures'][number];
  readonly known: ExposureCardProps['exposures'][number] | undefined;
  readonly onClose: () => void;
};

function ExposureDialog({ companyId, unit, factor, known, onClose }: ExposureDialogProps) {
  const t = useTranslations('risks.duerp');
  return (
    <FormDialog
      companyId={companyId}
      title={factor.name}
      text={factor.threshold}
      submit={t('save')}
      told={t('saved')}
      validate={(typed) => readExposure({ ...typed, factor: factor.code }, unit).problems}
      send={(typed) =>
        callFunction<SetExposure>('set-exposure', {
          companyId,
          unitId: unit.id,
          form: { ...typed, factor: factor.code },
        })
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...field('women', known?.women)}
              label={t('risk.women')}
              inputMode="numeric"
              required
            />
            <TextField
              {...field('men', known?.men)}
              label={t('risk.men')}
              inputMode="numeric"
              required
            />
          </div>
          <TextAreaField
            {...field('note', known?.note)}
            label={t('exposure.note')}
            optionalLabel={t('optional')}
            rows={2}
          />
        </>
      )}
    </FormDialog>
  );
}
