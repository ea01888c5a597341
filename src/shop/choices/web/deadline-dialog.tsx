import { useTranslations } from 'use-intl';
import { addDays, type ParisDay, parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { TextField } from '#ui/text-field.tsx';
import type { MoveDeadline } from '../contract.ts';
import { readMovedDeadline } from '../rules/campaign-form.ts';
import { CampaignFormDialog } from './campaign-form-dialog.tsx';

type DeadlineDialogProps = {
  readonly campaignId: string;
  readonly deadline: ParisDay;
  readonly revision: number;
  readonly onClose: () => void;
};

const A_WEEK = 7;

/** A later last day. */
export function DeadlineDialog({ campaignId, deadline, revision, onClose }: DeadlineDialogProps) {
  const t = useTranslations('choices.campaigns');
  const today = parisDayOf(new Date());
  return (
    <CampaignFormDialog
      title={t('deadline.title')}
      text={t('deadline.text')}
      submit={t('deadline.submit')}
      told={t('deadline.done')}
      validate={(typed) => readMovedDeadline(typed, { today, deadline }).problems}
      send={(form) =>
        callFunction<MoveDeadline>('move-choice-deadline', { campaignId, revision, form })
      }
      onClose={onClose}
    >
      {(field) => (
        <TextField
          {...field('deadline')}
          type="date"
          label={t('form.deadline')}
          defaultValue={addDays(deadline, A_WEEK)}
          required
        />
      )}
    </CampaignFormDialog>
  );
}
