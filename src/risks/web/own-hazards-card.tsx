import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { HazardCatalogue, SaveOwnHazard } from '../contract.ts';
import { readOwnHazard } from '../rules/risk-forms.ts';
import { FormDialog } from './form-dialog.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useHazards } from './use-duerp.ts';

type Own = HazardCatalogue['own'][number];

/** Hazards that the catalogue does not have. */
export function OwnHazardsCard({ companyId, mayWrite }: { companyId: string; mayWrite: boolean }) {
  const t = useTranslations('risks.versions.settings');
  const [opened, open] = useState<Own | 'new'>();
  const { data } = useHazards(companyId);
  const families = new Map(data?.families.map(({ code, name }) => [code, name]));
  return (
    <Card as="section">
      <h2 className="text-xl">{t('hazards')}</h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{t('hazardsIntro')}</p>
      {data?.own.length === 0 && <p className="mt-3 text-ink-soft">{t('noHazard')}</p>}
      <ul className="mt-3 divide-y divide-line">
        {data?.own.map((hazard) => (
          <li key={hazard.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {hazard.name}
              <span className="block text-sm text-ink-soft">{families.get(hazard.family)}</span>
            </span>
            {mayWrite && (
              <Button
                kind="quiet"
                size="small"
                aria-label={`${t('editHazard')} ${hazard.name}`}
                onClick={() => open(hazard)}
              >
                {t('editHazard')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Button kind="secondary" size="small" className="mt-4" onClick={() => open('new')}>
          {t('addHazard')}
        </Button>
      )}
      {opened && data && (
        <HazardDialog
          companyId={companyId}
          hazard={opened === 'new' ? undefined : opened}
          catalogue={data}
          onClose={() => open(undefined)}
        />
      )}
    </Card>
  );
}

type HazardDialogProps = {
  readonly companyId: string;
  readonly hazard: Own | undefined;
  readonly catalogue: HazardCatalogue;
  readonly onClose: () => void;
};

function HazardDialog({ companyId, hazard, catalogue, onClose }: HazardDialogProps) {
  const t = useTranslations('risks.versions.settings');
  const common = useTranslations('risks.duerp');
  return (
    <FormDialog
      companyId={companyId}
      title={hazard ? t('editHazard') : t('addHazard')}
      submit={common('save')}
      told={common('saved')}
      validate={(typed) => readOwnHazard(typed).problems}
      row={hazard}
      send={(form, row) =>
        callFunction<SaveOwnHazard>('save-own-hazard', {
          companyId,
          ...row,
          form,
        })
      }
      onClose={onClose}
      aside={
        hazard && (
          <RemoveButton
            companyId={companyId}
            kind="hazard"
            id={hazard.id}
            revision={hazard.revision}
            label={common('remove')}
            inUse={t('inUse')}
            onDone={onClose}
          />
        )
      }
    >
      {(field) => (
        <>
          <TextField
            {...field('name', hazard?.name)}
            label={t('hazardName')}
            required
            autoComplete="off"
          />
          <SelectField
            {...field('family', hazard?.family ?? 'organisation')}
            label={t('family')}
            options={catalogue.families.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </>
      )}
    </FormDialog>
  );
}
