import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { NoteTransmission } from '../contract.ts';
import { MEANS, readTransmission } from '../rules/version-forms.ts';
import { FormDialog } from './form-dialog.tsx';

type TransmissionDialogProps = {
  readonly companyId: string;
  readonly versionId: string;
  /** As the settings name the health service. */
  readonly recipient: string | null;
  readonly onClose: () => void;
};

/** Notes when, to whom and how a version was sent. */
export function TransmissionDialog(props: TransmissionDialogProps) {
  const { companyId, versionId, recipient, onClose } = props;
  const t = useTranslations('risks.versions.transmission');
  const means = useTranslations('risks.words.means');
  const [id] = useState(() => crypto.randomUUID());
  const today = parisDayOf(new Date());
  return (
    <FormDialog
      companyId={companyId}
      title={t('title')}
      text={t('text')}
      submit={t('submit')}
      told={t('done')}
      validate={(typed) => readTransmission(typed, today).problems}
      send={(form) =>
        callFunction<NoteTransmission>('note-transmission', { companyId, id, versionId, form })
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField {...field('sentOn', today)} type="date" label={t('sentOn')} />
          <TextField {...field('recipient', recipient)} label={t('recipient')} required />
          <SelectField
            {...field('means', 'email')}
            label={t('means')}
            options={MEANS.map((each) => ({ value: each, label: means(each) }))}
          />
        </>
      )}
    </FormDialog>
  );
}
