import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatShortDay, parisDayOf } from '#basics/dates.ts';
import { pageContext } from '#platform/page-context.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Failure } from '../failure.tsx';
import { ColleagueDialog } from './colleague-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PendingInvitations } from './pending-invitations.tsx';
import { type Colleague, useTeam } from './use-team.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('staff.team') };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/** Who is of the staff, with which role, and who is invited. */
export default function TeamPage() {
  const t = useTranslations('staff.team');
  const { data, error, refetch } = useTeam();
  const [isInviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<Colleague>();
  if (error && !data) {
    return (
      <>
        <PageHead title={t('title')} />
        <Failure error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="dense" title={t('title')}>
        <Button
          size="small"
          aria-haspopup="dialog"
          icon={<UserPlus aria-hidden className="size-5" />}
          onClick={() => setInviting(true)}
        >
          {t('invite.open')}
        </Button>
      </PageTitle>
      {data ? (
        <div className="grid gap-10">
          <Members members={data.members} onEdit={setEdited} />
          {data.invitations.length > 0 && <PendingInvitations invitations={data.invitations} />}
        </div>
      ) : (
        <Loading text={t('loading')} />
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {edited && (
        <ColleagueDialog key={edited.id} colleague={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

type MembersProps = {
  readonly members: readonly Colleague[];
  readonly onEdit: (member: Colleague) => void;
};

function Members({ members, onEdit }: MembersProps) {
  const t = useTranslations('staff.team');
  const language = useLocale();
  return (
    <DataTable
      caption={t('title')}
      isCaptionHidden
      isDense
      columns={[
        { key: 'name', label: t('columns.name') },
        { key: 'role', label: t('columns.role') },
        { key: 'step', label: t('columns.step') },
        { key: 'last', label: t('columns.last'), isMinor: true },
        { key: 'edit', label: t('columns.acts') },
      ]}
      rows={members.map((member) => ({
        id: `${member.id} ${member.role}`,
        cells: {
          name: <Name member={member} />,
          role: t(`roles.${member.role}.name`),
          step: (
            <Badge tone={member.hasSecondStep ? 'success' : 'warning'}>
              <span className="whitespace-nowrap">
                {t(member.hasSecondStep ? 'step.on' : 'step.off')}
              </span>
            </Badge>
          ),
          last: member.lastSignInAt
            ? formatShortDay(parisDayOf(new Date(member.lastSignInAt)), language)
            : t('never'),
          edit: (
            <Button
              kind="quiet"
              size="small"
              className="-ml-3.5"
              aria-haspopup="dialog"
              aria-label={t('editNamed', { name: member.name ?? member.email })}
              onClick={() => onEdit(member)}
            >
              {t('edit')}
            </Button>
          ),
        },
      }))}
    />
  );
}

function Name({ member: { name, email, isSelf } }: { member: Colleague }) {
  const t = useTranslations('staff.team');
  return (
    <span className="wrap-anywhere">
      {name ?? t('unnamed')}
      {isSelf && ` (${t('you')})`} <span className="text-sm text-ink-soft">{email}</span>
    </span>
  );
}
