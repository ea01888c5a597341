import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { FreezeDuerp } from '../contract.ts';
import { REASONS } from '../rules/duerp-record.ts';
import { readFreeze } from '../rules/version-forms.ts';
import { FormDialog } from './form-dialog.tsx';

type FreezeDialogProps = {
  readonly companyId: string;
  readonly isFirst: boolean;
  readonly onClose: () => void;
};

/** Keeps the document as it is, for consultation; says what it cannot be without. */
export function FreezeDialog({ companyId, isFirst, onClose }: FreezeDialogProps) {
  const t = useTranslations('risks.versions.freeze');
  const reasons = useTranslations('risks.words.reasons');
  const common = useTranslations('risks.duerp');
  const [versionId] = useState(() => crypto.randomUUID());
  const [lacks, setLacks] = useState<readonly string[]>([]);
  return (
    <FormDialog
      companyId={companyId}
      title={t('title')}
      text={t('text')}
      submit={t('submit')}
      told={t('done')}
      conflict={t('conflict')}
      validate={(typed) => readFreeze(typed).problems}
      send={async (form) => {
        setLacks([]);
        try {
          return await callFunction<FreezeDuerp>('freeze-duerp', { companyId, versionId, form });
        } catch (error) {
          const ofDocument = error instanceof Refusal ? error.problems : [];
          setLacks(
            ofDocument.filter(({ path }) => path === 'document').map(({ problem }) => problem),
          );
          throw error;
        }
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
          {lacks.length > 0 && (
            <Notice kind="danger" isLive>
              <ul>
                {lacks.map((code) => (
                  <li key={code}>{t(code as 'no-unit')}</li>
                ))}
              </ul>
            </Notice>
          )}
          <SelectField
            {...field('reason', isFirst ? 'first' : 'yearly')}
            label={t('reason')}
            options={REASONS.map((reason) => ({ value: reason, label: reasons(reason) }))}
          />
          <TextAreaField
            {...field('note')}
            label={t('note')}
            hint={t('noteHint')}
            optionalLabel={common('optional')}
            rows={2}
          />
        </>
      )}
    </FormDialog>
  );
}
