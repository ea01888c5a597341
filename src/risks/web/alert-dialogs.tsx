import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { parisDayOf } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AssignAlert, CloseAlert, ConfirmAlert, RiskAlert, RiskAlerts } from '../contract.ts';
import {
  CLOSING_REASONS,
  confirmationProblems,
  readAssignment,
  readClosing,
} from '../rules/alert-life.ts';
import { FormDialog } from './form-dialog.tsx';

type AlertDialogProps = {
  readonly companyId: string;
  readonly alert: RiskAlert;
  readonly onClose: () => void;
};

/** Signals are read again beside the document, which every form reads again. */
function useSignalsRead(companyId: string) {
  const client = useQueryClient();
  return <Output,>(output: Output) => {
    void client.invalidateQueries({ queryKey: ['risk-alerts', companyId] });
    return output;
  };
}

/** Who sees to it, and until when. */
export function AssignDialog({
  companyId,
  alert,
  people,
  onClose,
}: AlertDialogProps & Pick<RiskAlerts, 'people'>) {
  const t = useTranslations('risks.alerts.assign');
  const common = useTranslations('risks.duerp');
  const read = useSignalsRead(companyId);
  const today = parisDayOf(new Date());
  return (
    <FormDialog
      companyId={companyId}
      title={t('title')}
      submit={common('save')}
      told={t('done')}
      validate={(typed) => readAssignment(typed, today).problems}
      send={({ owner, ...form }) =>
        callFunction<AssignAlert>('assign-alert', {
          companyId,
          alertId: alert.id,
          ownerId: owner || null,
          form,
        }).then(read)
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <SelectField
            {...field('owner', alert.ownerId)}
            label={t('owner')}
            options={[
              { value: '', label: t('nobody') },
              ...people.map(({ id, email }) => ({ value: id, label: email ?? id })),
            ]}
          />
          <TextField
            {...field('dueOn', alert.dueOn < today ? today : alert.dueOn)}
            type="date"
            label={t('dueOn')}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Opens the dated entry that new information asks for. */
export function ConfirmDialog({
  companyId,
  alert,
  name,
  onClose,
}: AlertDialogProps & { readonly name: string }) {
  const t = useTranslations('risks.alerts.confirm');
  const read = useSignalsRead(companyId);
  const [eventId] = useState(() => crypto.randomUUID());
  return (
    <FormDialog
      companyId={companyId}
      title={t('title')}
      text={t('text')}
      submit={t('submit')}
      told={t('done')}
      draft={`confirm ${alert.id}`}
      validate={confirmationProblems}
      send={(form) =>
        callFunction<ConfirmAlert>('confirm-alert', {
          companyId,
          alertId: alert.id,
          eventId,
          form,
        }).then(read)
      }
      onClose={onClose}
    >
      {(field) => (
        <TextAreaField
          {...field('what', t(`proposed.${alert.kind}`, { place: name, dePlace: withDe(name) }))}
          label={t('what')}
          hint={t('whatHint')}
        />
      )}
    </FormDialog>
  );
}

/** Says why nothing more is to be done; what is explained away is explained. */
export function CloseDialog({ companyId, alert, onClose }: AlertDialogProps) {
  const t = useTranslations('risks.alerts.close');
  const read = useSignalsRead(companyId);
  return (
    <FormDialog
      companyId={companyId}
      title={t('title')}
      submit={t('submit')}
      told={t('done')}
      validate={(typed) => readClosing(typed).problems}
      send={(form) =>
        callFunction<CloseAlert>('close-alert', { companyId, alertId: alert.id, form }).then(read)
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <RadioCards
            {...field('reason')}
            legend={t('reason')}
            options={CLOSING_REASONS.map((reason) => ({
              value: reason,
              label: t(`reasons.${reason}`),
            }))}
          />
          <TextAreaField {...field('note')} label={t('note')} hint={t('noteHint')} rows={3} />
        </>
      )}
    </FormDialog>
  );
}
