import { useMutation } from '@tanstack/react-query';
import { Download, Mail, QrCode, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { pageContext } from '#platform/page-context.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IllustrationListening } from '#ui/illustration-listening.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Employee, InviteEmployees } from '../contract.ts';
import { downloadEmployees } from './download-employees.ts';
import { EmployeeDialog } from './employee-dialog.tsx';
import { EmployeesFilterBar } from './employees-filter-bar.tsx';
import { EmployeesTable } from './employees-table.tsx';
import { Failure } from './failure.tsx';
import { PaperDialog } from './paper-dialog.tsx';
import { useSpace } from './space-context.ts';
import { useEmployees, useEmployeesChanged, useEmployeesFilter } from './use-employees.ts';
import { usePlaces } from './use-places.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('company.employees') };
}

/** Everybody who works here: find, add, change, invite. */
export default function EmployeesPage() {
  const t = useTranslations('company.employees');
  const { id: companyId, can, licence } = useSpace();
  const [filter, change] = useEmployeesFilter();
  const employees = useEmployees(companyId, filter);
  const places = usePlaces(companyId);
  const [edited, setEdited] = useState<Employee | 'new'>();
  const [hasPaper, setPaper] = useState(false);
  const canWrite = can('keep-employees') && licence.state !== 'over';
  const isFiltered = Boolean(
    filter.search || filter.siteId || filter.status === 'left' || filter.page > 1,
  );
  const { data } = employees;
  const error = employees.error ?? places.error;
  const isEmpty = data?.total === 0 && !isFiltered;
  // Before it is known, nothing is offered that could go away under the finger.
  const isList = data !== undefined && !isEmpty;

  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} intro={isList ? t('intro') : undefined}>
        {canWrite && isList && (
          <Actions onAdd={() => setEdited('new')} onPaper={() => setPaper(true)} />
        )}
      </PageTitle>
      {error && <Failure error={error} onRetry={() => void employees.refetch()} />}
      {!data && !error && <Loading text={t('loading')} />}
      {isEmpty && <Nobody canWrite={canWrite} onAdd={() => setEdited('new')} />}
      {isList && (
        <div className="grid gap-6">
          <EmployeesFilterBar filter={filter} onChange={change} sites={places.data?.sites ?? []} />
          <EmployeesTable
            data={data}
            filter={filter}
            sites={places.data?.sites ?? []}
            onPage={(page) => change({ page: String(page) })}
            onEdit={canWrite ? setEdited : undefined}
          />
        </div>
      )}
      {hasPaper && <PaperDialog onClose={() => setPaper(false)} />}
      {edited && places.data && (
        <EmployeeDialog
          employee={edited === 'new' ? undefined : edited}
          sites={places.data.sites}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

function Actions({ onAdd, onPaper }: { onAdd: () => void; onPaper: () => void }) {
  const t = useTranslations('company.employees');
  const { id: companyId } = useSpace();
  const toast = useToast();
  const changed = useEmployeesChanged(companyId);
  const invite = useMutation({
    mutationFn: () => callFunction<InviteEmployees>('invite-employees', { companyId }),
    onSuccess({ sent, held = 0 }) {
      if (sent > 0 || held === 0) toast.show({ title: t('invitedAll', { count: sent }) });
      if (held > 0) toast.show({ title: t('held', { count: held }), description: t('heldText') });
      return changed();
    },
    onError: () => toast.show({ kind: 'destructive', title: t('inviteFailed') }),
  });
  const download = useMutation({
    mutationFn: () =>
      downloadEmployees(companyId, t('export.file'), [
        t('export.lastName'),
        t('export.firstName'),
        t('export.email'),
        t('export.employeeNumber'),
        t('export.site'),
        t('export.team'),
      ]),
    onError: () => toast.show({ kind: 'destructive', title: t('export.failed') }),
  });
  return (
    <>
      <Button icon={<UserPlus aria-hidden className="size-5" />} onClick={onAdd}>
        {t('add')}
      </Button>
      <ButtonLink to="/dashboard/employees/import" kind="secondary">
        {t('import')}
      </ButtonLink>
      <Button
        kind="secondary"
        isBusy={invite.isPending}
        icon={<Mail aria-hidden className="size-5" />}
        onClick={() => invite.mutate()}
      >
        {t('inviteAll')}
      </Button>
      <Button
        kind="quiet"
        icon={<QrCode aria-hidden className="size-5" />}
        aria-haspopup="dialog"
        onClick={onPaper}
      >
        {t('paper.open')}
      </Button>
      <Button
        kind="quiet"
        isBusy={download.isPending}
        icon={<Download aria-hidden className="size-5" />}
        onClick={() => download.mutate()}
      >
        {t('export.label')}
      </Button>
    </>
  );
}

function Nobody({ canWrite, onAdd }: { canWrite: boolean; onAdd: () => void }) {
  const t = useTranslations('company.employees');
  const navigate = useNavigate();
  return (
    <EmptyState
      illustration={<IllustrationListening />}
      title={t('nobody.title')}
      text={t('nobody.text')}
      action={
        canWrite && (
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => void navigate('/dashboard/employees/import')}>
              {t('import')}
            </Button>
            <Button kind="secondary" onClick={onAdd}>
              {t('add')}
            </Button>
          </div>
        )
      }
    />
  );
}
