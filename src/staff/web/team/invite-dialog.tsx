import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { InviteColleague } from '../../contract.ts';
import { readInvitationForm } from '../../rules/team/colleague-form.ts';
import { useFailureWords } from '../failure.tsx';
import { RoleCards } from './role-cards.tsx';
import { useTeamChange, useTeamProblemWords } from './use-team.ts';

/** Asks an address to join, with a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('staff.team.invite');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [invitationId] = useState(() => crypto.randomUUID());
  const form = useSchemaForm({
    id: 'invite',
    validate: (typed) => readInvitationForm(typed).problems,
    words: useTeamProblemWords(),
  });
  const invite = useTeamChange((typed: FormValues) =>
    callFunction<InviteColleague>('invite-colleague', { invitationId, form: typed }),
  );
  const handlers = form.handlers((typed) =>
    invite.mutate(typed, {
      onSuccess() {
        toast.show({ title: t('sent') });
        onClose();
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    }),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form="invite-form" isBusy={invite.isPending}>
          {t('send')}
        </Button>
      }
    >
      <form id="invite-form" className="grid gap-5" {...handlers}>
        <TextField {...form.field('email')} type="email" label={t('email')} autoComplete="off" />
        <RoleCards {...form.field('role')} />
        {invite.error && form.problems.length === 0 && (
          <Notice kind="danger" isLive>
            <p>{wordsOf(invite.error)}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
