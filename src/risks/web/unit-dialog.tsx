import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Duerp, SaveEstablishment, SaveWorkUnit, WorkUnit } from '../contract.ts';
import { readUnit } from '../rules/risk-forms.ts';
import { FormDialog } from './form-dialog.tsx';
import { RemoveButton } from './remove-button.tsx';

const INDENT = '\u2003';

type UnitDialogProps = {
  readonly companyId: string;
  readonly duerp: Duerp;
  /** Undefined for a new one. */
  readonly unit?: WorkUnit | undefined;
  readonly onClose: () => void;
  readonly onRemoved?: (() => void) | undefined;
};

/** A work unit; the first one brings its establishment along. */
export function UnitDialog({ companyId, duerp, unit, onClose, onRemoved }: UnitDialogProps) {
  const t = useTranslations('risks.duerp');
  const [newEstablishmentId] = useState(() => crypto.randomUUID());
  const { establishments } = duerp;
  return (
    <FormDialog
      companyId={companyId}
      title={unit ? t('units.editUnit') : t('units.add')}
      submit={t('save')}
      told={t('saved')}
      draft={`unit ${unit?.id ?? 'new'}`}
      row={unit}
      validate={(typed) => readUnit(typed).problems}
      send={async ({ establishment, place, establishmentName, ...form }, row) => {
        if (establishments.length === 0) {
          await callFunction<SaveEstablishment>('save-establishment', {
            companyId,
            id: newEstablishmentId,
            revision: null,
            form: { name: establishmentName || t('trade.mainEstablishment') },
          });
        }
        return callFunction<SaveWorkUnit>('save-work-unit', {
          companyId,
          ...row,
          establishmentId: establishment ?? newEstablishmentId,
          placeId: place || null,
          form,
        });
      }}
      onClose={onClose}
      aside={
        unit && (
          <RemoveButton
            companyId={companyId}
            kind="unit"
            id={unit.id}
            revision={unit.revision}
            label={t('units.removeUnit')}
            contents={t('units.removeContents', { count: unit.counts.risks })}
            onDone={() => {
              onClose();
              onRemoved?.();
            }}
          />
        )
      }
    >
      {(field) => (
        <>
          <TextField
            {...field('name', unit?.name)}
            label={t('units.name')}
            hint={t('units.nameHint')}
            required
            autoComplete="off"
          />
          {establishments.length === 0 ? (
            <TextField
              {...field('establishmentName', t('trade.mainEstablishment'))}
              label={t('units.establishmentName')}
              autoComplete="off"
            />
          ) : (
            <SelectField
              {...field('establishment', unit?.establishmentId ?? establishments[0]?.id)}
              label={t('units.establishment')}
              options={establishments.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <TextAreaField
            {...field('activities', unit?.activities)}
            label={t('units.activities')}
            hint={t('units.activitiesHint')}
            optionalLabel={t('optional')}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...field('women', unit?.women)}
              label={t('units.women')}
              optionalLabel={t('optional')}
              inputMode="numeric"
            />
            <TextField
              {...field('men', unit?.men)}
              label={t('units.men')}
              optionalLabel={t('optional')}
              inputMode="numeric"
            />
          </div>
          <SelectField
            {...field('place', unit?.placeId)}
            label={t('units.place')}
            hint={t('units.placeHint')}
            options={[
              { value: '', label: t('units.noPlace') },
              ...duerp.places.map(({ id, kind, name }) => ({
                value: id,
                label:
                  kind === 'company'
                    ? t('units.wholeCompany')
                    : `${kind === 'team' ? INDENT : ''}${name}`,
              })),
            ]}
          />
        </>
      )}
    </FormDialog>
  );
}
