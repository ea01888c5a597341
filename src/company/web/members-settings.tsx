import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { GrantedRole } from '#basics/roles.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Loading } from '#ui/loading.tsx';
import { useToast } from '#ui/toast.tsx';
import type { GrantRole, ListMembers, Members, TakeRole } from '../contract.ts';
import { Failure } from './failure.tsx';
import { InviteMemberForm } from './invite-member-form.tsx';
import { membersKey } from './members-key.ts';
import { RoleInvitations } from './role-invitations.tsx';
import { useSpace } from './space-context.ts';
import { SPACES_KEY } from './use-spaces.ts';

/** Who has a role; owners invite, grant and take. */
export function MembersSettings() {
  const t = useTranslations('company.space.members');
  const { id: companyId, can, licence } = useSpace();
  const { data, error, refetch } = useQuery({
    queryKey: membersKey(companyId),
    queryFn: () => callFunction<ListMembers>('list-members', { companyId }),
  });
  return (
    <Card as="section">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">{t('intro')}</p>
      <div className="mt-5 grid gap-8">
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        {data ? (
          <>
            <MembersTable members={data.members} />
            <RoleInvitations invitations={data.invitations} />
          </>
        ) : (
          !error && <Loading text={t('loading')} />
        )}
        {can('grant-roles') && licence.state !== 'over' && <InviteMemberForm />}
      </div>
    </Card>
  );
}

type Held = { readonly userId: string; readonly role: GrantedRole };

function MembersTable({ members }: { members: Members['members'] }) {
  const t = useTranslations('company.space.members');
  const roles = useTranslations('company.space.roles');
  const { id: companyId, can } = useSpace();
  const queries = useQueryClient();
  const toast = useToast();
  const changed = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: membersKey(companyId) }),
      queries.invalidateQueries({ queryKey: SPACES_KEY }),
    ]);
  const grant = useMutation({
    mutationFn: (held: Held) => callFunction<GrantRole>('grant-role', { companyId, ...held }),
    onSettled: changed,
  });
  const take = useMutation({
    mutationFn: (held: Held) => callFunction<TakeRole>('take-role', { companyId, ...held }),
    onSuccess(_done, held) {
      toast.show({
        title: t('taken'),
        action: { label: t('undo'), onClick: () => grant.mutate(held) },
      });
    },
    onSettled: changed,
  });
  return (
    <div className="grid gap-4">
      <DataTable
        caption={t('title')}
        isCaptionHidden
        columns={[
          { key: 'email', label: t('email') },
          { key: 'roles', label: t('roles') },
        ]}
        rows={members.map(({ userId, email, roles: held }) => ({
          id: userId,
          cells: {
            email: email ?? t('noEmail'),
            roles: (
              <ul className="flex flex-wrap gap-2">
                {held.map((role) => (
                  <li key={role} className="flex flex-wrap items-center gap-1">
                    <Badge tone="primary">{roles(`${role}.name`)}</Badge>
                    {can('grant-roles') && (
                      <Button
                        kind="quiet"
                        size="small"
                        aria-label={t('takeNamed', {
                          role: roles(`${role}.name`),
                          email: email ?? t('noEmail'),
                        })}
                        onClick={() => take.mutate({ userId, role })}
                      >
                        {t('take')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            ),
          },
        }))}
      />
      <Failure error={take.error ?? grant.error} conflict={t('lastOwner')} />
    </div>
  );
}
