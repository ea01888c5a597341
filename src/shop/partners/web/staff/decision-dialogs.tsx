import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { NEW_MAKER } from '#shop/catalogue/rules/item-form.ts';
import { MakerFields } from '#shop/catalogue/web/staff/maker-fields.tsx';
import { useOnceId } from '#shop/sales/web/use-once-id.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { FormValues } from '#ui/use-schema-form.ts';
import type { DecideOnPartner, PartnerUnderReview } from '../../contract.ts';
import { readDecision } from '../../rules/partner-review.ts';
import { LetterField } from './letter-field.tsx';
import { PartnerDialog } from './partner-dialog.tsx';

type DecisionProps = {
  readonly partner: PartnerUnderReview;
  readonly onClose: () => void;
};

/** The maker that the partner becomes, and the letter that says so. */
export function ApproveDialog({ partner, onClose }: DecisionProps) {
  const t = useTranslations('partners.staffPartners.decision');
  const decide = useDecision(partner, 'approved');
  return (
    <PartnerDialog
      about={`approval ${partner.id}`}
      title={t('approving', { company: partner.company })}
      description={t('approveText')}
      action={t('approveAndSend')}
      done={t('approved')}
      onClose={onClose}
      {...decide}
    >
      {(field) => (
        <>
          <MakerFields
            makers={partner.makers}
            field={field}
            form={{
              maker: NEW_MAKER,
              makerName: partner.company,
              makerTown: partner.town,
            }}
          />
          <LetterField field={field} partner={partner} text={partner.letters.approved} />
        </>
      )}
    </PartnerDialog>
  );
}

/** Why not, for staff; and the letter that says it, for the applicant. */
export function DeclineDialog({ partner, onClose }: DecisionProps) {
  const t = useTranslations('partners.staffPartners.decision');
  const decide = useDecision(partner, 'declined');
  return (
    <PartnerDialog
      about={`refusal ${partner.id}`}
      title={t('declining', { company: partner.company })}
      description={t('declineText')}
      action={t('declineAndSend')}
      done={t('declined')}
      onClose={onClose}
      {...decide}
    >
      {(field) => (
        <>
          <TextAreaField {...field('reason')} label={t('reason')} hint={t('reasonHint')} rows={2} />
          <LetterField field={field} partner={partner} text={partner.letters.declined} />
        </>
      )}
    </PartnerDialog>
  );
}

function useDecision(partner: PartnerUnderReview, outcome: 'approved' | 'declined') {
  const once = useOnceId();
  // Of what was read before deciding: what changed meanwhile is told.
  const [revision, setRevision] = useState(partner.revision);
  const isDecided = partner.state === 'approved' || partner.state === 'declined';
  return {
    ...(!isDecided && { onKeepMine: () => setRevision(partner.revision) }),
    validate: (typed: FormValues) => readDecision({ ...typed, outcome }).problems,
    send(typed: FormValues) {
      const form = { ...typed, outcome };
      return callFunction<DecideOnPartner>('decide-on-partner', {
        applicationId: partner.id,
        revision,
        messageId: once.idFor(form),
        form,
      });
    },
  };
}
