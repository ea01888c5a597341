import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { base64Of } from '#shop/sales/web/base64-of.ts';
import { useOnceId } from '#shop/sales/web/use-once-id.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AddPartnerEvidence } from '../../contract.ts';
import { EVIDENCE_BYTES, EVIDENCE_KINDS } from '../../rules/partner-evidence.ts';
import { readAddedEvidence } from '../../rules/partner-review.ts';
import { chosenFileProblems, EvidenceFileField } from '../evidence-file-field.tsx';
import { PartnerDialog } from './partner-dialog.tsx';

type AddDocumentDialogProps = {
  readonly applicationId: string;
  readonly onClose: () => void;
};

/** A document that came by e-mail or by post: judged by the same rules as what comes through the link. */
export function AddDocumentDialog({ applicationId, onClose }: AddDocumentDialogProps) {
  const t = useTranslations('partners.staffPartners.documents');
  const once = useOnceId();
  const input = useRef<HTMLInputElement>(null);
  const chosen = () => input.current?.files?.[0];
  return (
    <PartnerDialog
      about={`document of ${applicationId}`}
      title={t('add')}
      description={t('addText')}
      action={t('addSend')}
      done={t('addDone')}
      validate={(typed) => [
        ...readAddedEvidence(typed, parisDayOf(new Date())).problems,
        ...chosenFileProblems(chosen()),
      ]}
      send={async (form) => {
        const { name, size, lastModified } = chosen() ?? {};
        return callFunction<AddPartnerEvidence>('add-partner-evidence', {
          applicationId,
          evidenceId: once.idFor([form, name, size, lastModified]),
          form,
          fileBase64: await base64Of(chosen() ?? new Blob()),
        });
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
          <SelectField
            {...field('kind')}
            label={t('kind')}
            options={EVIDENCE_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          />
          <TextField {...field('proves')} label={t('proves')} hint={t('provesHint')} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...field('issuedOn')} type="date" label={t('issuedOn')} />
            <TextField {...field('expiresOn')} type="date" label={t('expiresOn')} />
          </div>
          <TextField {...field('cameFrom')} label={t('cameFrom')} hint={t('cameFromHint')} />
          <EvidenceFileField
            input={input}
            field={field('file')}
            label={t('file')}
            hint={t('fileHint', { megabytes: EVIDENCE_BYTES / 1_000_000 })}
          />
        </>
      )}
    </PartnerDialog>
  );
}
