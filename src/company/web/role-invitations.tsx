import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Members, ResendInvitation, RevokeInvitation } from '../contract.ts';
import { Failure } from './failure.tsx';
import { membersKey } from './members-key.ts';
import { useSpace } from './space-context.ts';

/** Invitations to roles that wait for an answer, or whose mail never arrived. */
export function RoleInvitations({ invitations }: { invitations: Members['invitations'] }) {
  const t = useTranslations('company.space.invitations');
  const roles = useTranslations('company.space.roles');
  const language = useLocale();
  const { id: companyId, can } = useSpace();
  const queries = useQueryClient();
  const toast = useToast();
  const onSettled = () => queries.invalidateQueries({ queryKey: membersKey(companyId) });
  const resend = useMutation({
    mutationFn: (invitationId: string) =>
      callFunction<ResendInvitation>('resend-invitation', { invitationId }),
    onSuccess: () => toast.show({ title: t('resent') }),
    onSettled,
  });
  const revoke = useMutation({
    mutationFn: (invitationId: string) =>
      callFunction<RevokeInvitation>('revoke-invitation', { invitationId }),
    onSuccess: () => toast.show({ title: t('revoked') }),
    onSettled,
  });
  if (invitations.length === 0) return null;
  return (
    <section>
      <h3 className="text-xl">{t('title')}</h3>
      <ul className="mt-3 divide-y divide-line">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow">
              <p className="font-semibold break-words">{invitation.email}</p>
              <p className="text-sm text-ink-soft">
                {roles(`${invitation.role}.name`)} ·{' '}
                {t('sentOn', { day: formatDay(parisDayOf(new Date(invitation.sentAt)), language) })}
              </p>
              {invitation.refusedReason && (
                <p className="mt-1 text-sm text-danger">
                  {t('undelivered', { reason: invitation.refusedReason })}
                </p>
              )}
            </div>
            {invitation.isOver && <Badge tone="warning">{t('over')}</Badge>}
            {can('grant-roles') && (
              <p className="flex gap-2">
                <Button
                  kind="secondary"
                  size="small"
                  isBusy={resend.isPending && resend.variables === invitation.id}
                  onClick={() => resend.mutate(invitation.id)}
                >
                  {t('resend')}
                </Button>
                <Button kind="quiet" size="small" onClick={() => revoke.mutate(invitation.id)}>
                  {t('revoke')}
                </Button>
              </p>
            )}
            {resend.variables === invitation.id && <Failure error={resend.error} />}
          </li>
        ))}
      </ul>
      <Failure error={revoke.error} />
    </section>
  );
}
