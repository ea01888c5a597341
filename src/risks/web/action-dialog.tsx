import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { parisDayOf } from '#basics/dates.ts';
import type { Factor } from '#listening/rules/daily-question.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { HazardCatalogue, PreventionAction } from '../contract.ts';
import { ACTION_STATES } from '../rules/duerp-record.ts';
import type { Method } from '../rules/evaluation.ts';
import { readAction } from '../rules/risk-forms.ts';
import { ActionWhat } from './action-what.tsx';
import { EvaluationFields } from './evaluation-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { RemoveButton } from './remove-button.tsx';
import { sendOrKeep, useUserId } from './use-waiting.ts';

type ActionDialogProps = {
  readonly companyId: string;
  readonly riskId: string;
  /** Of the risk, where it is a psychosocial one: what is known to help is offered. */
  readonly factor?: Factor | undefined;
  /** Undefined for a new one. */
  readonly action?: PreventionAction | undefined;
  readonly method: Method;
  readonly catalogue: HazardCatalogue;
  readonly onClose: () => void;
};

/** One action of prevention, with what a programme asks of it. */
export function ActionDialog(props: ActionDialogProps) {
  const { companyId, riskId, factor, action, method, catalogue, onClose } = props;
  const t = useTranslations('risks.duerp');
  const words = useTranslations('risks.words.states');
  const userId = useUserId();
  const [state, setState] = useState<string>(action?.state ?? 'planned');
  const today = parisDayOf(new Date());
  const isNowDone = state === 'done' && action?.state !== 'done';
  return (
    <FormDialog
      companyId={companyId}
      title={action ? t('action.edit') : t('action.add')}
      submit={t('save')}
      draft={`action ${action?.id ?? riskId}`}
      row={action}
      validate={(typed) => readAction(typed, method, today).problems}
      send={(form, row) =>
        sendOrKeep({
          userId,
          name: 'save-prevention-action',
          label: form.what ?? '',
          input: {
            companyId,
            ...row,
            riskId,
            form,
          },
        })
      }
      told={({ isWaiting }) =>
        t(isWaiting ? 'offline.kept' : isNowDone ? 'action.reEvaluate' : 'saved')
      }
      onClose={onClose}
      aside={
        action && (
          <RemoveButton
            companyId={companyId}
            kind="action"
            id={action.id}
            revision={action.revision}
            label={t('remove')}
            onDone={onClose}
          />
        )
      }
    >
      {(field) => (
        <>
          <ActionWhat {...{ field, factor, action, catalogue }} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...field('responsible', action?.responsible)}
              label={t('action.responsible')}
              optionalLabel={t('optional')}
              autoComplete="off"
            />
            <TextField
              {...field('dueOn', action?.dueOn)}
              type="date"
              label={t('action.dueOn')}
              optionalLabel={t('optional')}
            />
          </div>
          <TextAreaField
            {...field('conditions', action?.conditions)}
            label={t('action.conditions')}
            optionalLabel={t('optional')}
            rows={2}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...field('cost', euros(action?.costCents))}
              label={t('action.cost')}
              optionalLabel={t('optional')}
              inputMode="decimal"
              autoComplete="off"
            />
            <SelectField
              {...field('state', action?.state ?? 'planned')}
              label={t('action.state')}
              onChange={(event) => setState(event.currentTarget.value)}
              options={ACTION_STATES.map((each) => ({ value: each, label: words(each) }))}
            />
          </div>
          {state === 'done' && (
            <TextField
              {...field('doneOn', action?.doneOn ?? today)}
              type="date"
              label={t('action.doneOn')}
            />
          )}
          <TextAreaField
            {...field('indicator', action?.indicator)}
            label={t('action.indicator')}
            optionalLabel={t('optional')}
            rows={2}
          />
          <fieldset className="grid gap-4">
            <legend className="font-semibold">{t('action.after')}</legend>
            <EvaluationFields
              field={field}
              method={method}
              evaluation={action?.after}
              prefix="after"
            />
          </fieldset>
        </>
      )}
    </FormDialog>
  );
}

/** As it is typed: `1200.50`. */
function euros(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
