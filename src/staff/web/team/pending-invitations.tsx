import { useLocale, useTranslations } from 'use-intl';
import { formatShortDay, parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { useToast } from '#ui/toast.tsx';
import type { InviteColleague, WithdrawColleagueInvitation } from '../../contract.ts';
import { useFailureWords } from '../failure.tsx';
import { type PendingInvitation, useTeamChange } from './use-team.ts';

/** Who was written to and has not joined yet. */
export function PendingInvitations({ invitations }: { invitations: readonly PendingInvitation[] }) {
  const t = useTranslations('staff.team');
  const language = useLocale();
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('invitations.title')}</h2>
      <DataTable
        caption={t('invitations.title')}
        isCaptionHidden
        isDense
        columns={[
          { key: 'email', label: t('invite.email') },
          { key: 'role', label: t('columns.role') },
          { key: 'until', label: t('columns.until') },
          { key: 'acts', label: t('columns.acts') },
        ]}
        rows={invitations.map((invitation) => ({
          id: invitation.id,
          cells: {
            email: <span className="wrap-anywhere">{invitation.email}</span>,
            role: t(`roles.${invitation.role}.name`),
            until: invitation.isOver ? (
              <Badge tone="warning">{t('invitations.over')}</Badge>
            ) : (
              formatShortDay(parisDayOf(new Date(invitation.expiresAt)), language)
            ),
            acts: <Acts invitation={invitation} />,
          },
        }))}
      />
    </section>
  );
}

function Acts({ invitation: { id, email, role } }: { invitation: PendingInvitation }) {
  const t = useTranslations('staff.team.invitations');
  const sent = useTranslations('staff.team.invite')('sent');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const again = useTeamChange(() =>
    callFunction<InviteColleague>('invite-colleague', { invitationId: id, form: { email, role } }),
  );
  const withdraw = useTeamChange(() =>
    callFunction<WithdrawColleagueInvitation>('withdraw-colleague-invitation', {
      invitationId: id,
    }),
  );
  const say = (title: string) => ({
    onSuccess: () => toast.show({ title }),
    onError: (error: Error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
  });
  return (
    <span className="flex flex-wrap gap-1">
      <Button
        kind="quiet"
        size="small"
        aria-label={t('againNamed', { email })}
        isBusy={again.isPending}
        onClick={() => again.mutate(undefined, say(sent))}
      >
        {t('again')}
      </Button>
      <Button
        kind="quiet"
        size="small"
        aria-label={t('withdrawNamed', { email })}
        isBusy={withdraw.isPending}
        onClick={() => withdraw.mutate(undefined, say(t('withdrawn')))}
      >
        {t('withdraw')}
      </Button>
    </span>
  );
}
