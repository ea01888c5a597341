import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AssessedRisk, HazardCatalogue, WorkUnit } from '../contract.ts';
import type { Method } from '../rules/evaluation.ts';
import { readRisk } from '../rules/risk-forms.ts';
import { EvaluationFields } from './evaluation-fields.tsx';
import { type FieldOf, FormDialog } from './form-dialog.tsx';
import { RemoveButton } from './remove-button.tsx';
import { sendOrKeep, useUserId } from './use-waiting.ts';

type RiskDialogProps = {
  readonly companyId: string;
  readonly unit: WorkUnit;
  /** Undefined for a new one. */
  readonly risk?: AssessedRisk | undefined;
  readonly method: Method;
  readonly catalogue: HazardCatalogue;
  readonly onClose: () => void;
};

/** One risk: what is met, what may come of it, what is done already, and how high it is. */
export function RiskDialog({ companyId, unit, risk, method, catalogue, onClose }: RiskDialogProps) {
  const t = useTranslations('risks.duerp');
  const words = useTranslations('risks.words');
  const userId = useUserId();
  return (
    <FormDialog
      companyId={companyId}
      title={risk ? t('risk.edit') : t('risk.add')}
      submit={t('save')}
      draft={`risk ${risk?.id ?? unit.id}`}
      row={risk}
      validate={(typed) => readRisk(typed, method).problems}
      send={(form, row) =>
        sendOrKeep({
          userId,
          name: 'save-risk',
          label: form.situation ?? '',
          input: {
            companyId,
            ...row,
            unitId: unit.id,
            form,
          },
        })
      }
      told={({ isWaiting }) => t(isWaiting ? 'offline.kept' : 'saved')}
      onClose={onClose}
      aside={
        risk && (
          <RemoveButton
            companyId={companyId}
            kind="risk"
            id={risk.id}
            revision={risk.revision}
            label={t('remove')}
            contents={t('risk.removeContents', { count: risk.actions.length })}
            onDone={onClose}
          />
        )
      }
    >
      {(field) => (
        <>
          <HazardField field={field} risk={risk} catalogue={catalogue} />
          <TextAreaField
            {...field('situation', risk?.situation)}
            label={t('risk.situation')}
            hint={t('risk.situationHint')}
            required
          />
          <TextAreaField
            {...field('harm', risk?.harm)}
            label={t('risk.harm')}
            optionalLabel={t('optional')}
            rows={2}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...field('women', risk?.women)}
              label={t('risk.women')}
              optionalLabel={t('optional')}
              inputMode="numeric"
            />
            <TextField
              {...field('men', risk?.men)}
              label={t('risk.men')}
              optionalLabel={t('optional')}
              inputMode="numeric"
            />
          </div>
          <TextAreaField
            {...field('sexDifference', risk?.sexDifference)}
            label={t('risk.sexDifference')}
            hint={t('risk.sexDifferenceHint')}
            optionalLabel={t('optional')}
            rows={2}
          />
          <TextAreaField
            {...field('measures', risk?.measures)}
            label={t('risk.measures')}
            optionalLabel={t('optional')}
          />
          <fieldset className="grid gap-4">
            <legend className="font-semibold">{t('risk.evaluation')}</legend>
            <p className="text-sm text-ink-soft">
              {words(`methodHelp.${method}`)} {t('risk.evaluationHint')}
            </p>
            <EvaluationFields field={field} method={method} evaluation={risk?.evaluation} />
            <SelectField
              {...field('priority', risk?.priority)}
              label={t('risk.priority')}
              options={[
                { value: '', label: t('risk.proposed') },
                ...([1, 2, 3] as const).map((priority) => ({
                  value: String(priority),
                  label: words(`priorities.p${priority}`),
                })),
              ]}
            />
          </fieldset>
        </>
      )}
    </FormDialog>
  );
}

/** The catalogue by family; what is chosen brings the questions to ask where the work is done. */
function HazardField({
  field,
  risk,
  catalogue,
}: Pick<RiskDialogProps, 'risk' | 'catalogue'> & { readonly field: FieldOf }): ReactNode {
  const t = useTranslations('risks.duerp.risk');
  const { defaultValue, ...rest } = field('hazard', risk?.hazard ?? risk?.ownHazardId);
  const [chosen, choose] = useState(defaultValue);
  const questions = catalogue.hazards.find(({ code }) => code === chosen)?.questions ?? [];
  return (
    <>
      <SelectField
        {...rest}
        label={t('hazard')}
        required
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
        options={[
          { value: '', label: t('chooseHazard') },
          ...(catalogue.own.length > 0
            ? [{ group: t('own'), options: catalogue.own.map(ownOption) }]
            : []),
          ...catalogue.families.map(({ code: family, name }) => ({
            group: name,
            options: catalogue.hazards
              .filter((hazard) => hazard.family === family)
              .map((hazard) => ({ value: hazard.code, label: hazard.name })),
          })),
        ]}
      />
      {questions.length > 0 && (
        <div className="rounded-lg bg-info-tint p-4 text-sm">
          <p className="font-semibold">{t('questions')}</p>
          <ul className="mt-1 list-disc pl-5">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function ownOption({ id, name }: HazardCatalogue['own'][number]) {
  return { value: id, label: name };
}
