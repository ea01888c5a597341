import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { TextField } from '#ui/text-field.tsx';
import type { SendDuerp } from '../contract.ts';
import { readSending } from '../rules/sending-forms.ts';
import { FormDialog } from './form-dialog.tsx';

type SendDialogProps = {
  readonly companyId: string;
  readonly versionId: string;
  /** As the settings name the health service. */
  readonly recipient: string | null;
  readonly email: string | null;
  readonly onClose: () => void;
};

/** Sends a version by a mail of the product, with a link to it alone. */
export function SendDialog({ companyId, versionId, recipient, email, onClose }: SendDialogProps) {
  const t = useTranslations('risks.versions.sending');
  const [id] = useState(() => crypto.randomUUID());
  const today = parisDayOf(new Date());
  return (
    <FormDialog
      companyId={companyId}
      title={t('title')}
      text={t('text')}
      submit={t('submit')}
      told={t('done')}
      validate={(typed) => readSending(typed, today).problems}
      send={(form) => callFunction<SendDuerp>('send-duerp', { companyId, id, versionId, form })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField {...field('recipient', recipient)} label={t('recipient')} required />
          <TextField {...field('email', email)} type="email" label={t('email')} required />
        </>
      )}
    </FormDialog>
  );
}
