import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { Employee, InviteEmployees, MarkDeparture, SaveEmployee, Site } from '../contract.ts';
import { employeeProblems } from '../rules/employee-form.ts';
import { useCompanyWords } from './company-words.ts';
import { Failure } from './failure.tsx';
import { usePrintCodes } from './paper-dialog.tsx';
import { problemsOf } from './problems-of.ts';
import { useSpace } from './space-context.ts';
import { fullName, useEmployeesChanged } from './use-employees.ts';

type EmployeeDialogProps = {
  /** Undefined for somebody new. */
  readonly employee: Employee | undefined;
  readonly sites: readonly Site[];
  readonly onClose: () => void;
};

/** One person: who they are, where they work, how they come in, and when they leave. */
export function EmployeeDialog({ employee, sites, onClose }: EmployeeDialogProps) {
  const t = useTranslations('company.employees.dialog');
  const { id: companyId } = useSpace();
  const toast = useToast();
  const changed = useEmployeesChanged(companyId);
  const id = useRef(employee?.id ?? crypto.randomUUID());
  const form = useSchemaForm({
    id: 'employee',
    validate: employeeProblems,
    words: useCompanyWords(),
  });
  const save = useMutation({
    mutationFn: ({ siteId = '', teamId = '', ...typed }: FormValues) =>
      callFunction<SaveEmployee>('save-employee', {
        companyId,
        employeeId: id.current,
        form: typed,
        siteId,
        teamId: teamId || null,
      }),
    async onSuccess() {
      await changed();
      toast.show({ title: employee ? t('saved') : t('added') });
      onClose();
    },
    onError: (error) => form.show(problemsOf(error)),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={employee ? fullName(employee) : t('newTitle')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form="employee-form" isBusy={save.isPending}>
          {employee ? t('save') : t('add')}
        </Button>
      }
    >
      <form
        id="employee-form"
        {...form.handlers((typed) => save.mutate(typed))}
        className="grid gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...form.field('firstName')}
            label={t('firstName')}
            defaultValue={employee?.firstName}
            autoComplete="off"
            required
          />
          <TextField
            {...form.field('lastName')}
            label={t('lastName')}
            defaultValue={employee?.lastName}
            autoComplete="off"
            required
          />
        </div>
        <TextField
          {...form.field('email')}
          label={t('email')}
          hint={t('emailHint')}
          optionalLabel={t('optional')}
          type="email"
          defaultValue={employee?.email ?? ''}
          autoComplete="off"
        />
        <TextField
          {...form.field('employeeNumber')}
          label={t('employeeNumber')}
          optionalLabel={t('optional')}
          defaultValue={employee?.employeeNumber ?? ''}
          autoComplete="off"
        />
        <PlaceFields employee={employee} sites={sites} />
        <Failure error={save.error} />
      </form>
      {employee && <Access employee={employee} onDone={onClose} />}
    </Dialog>
  );
}

function PlaceFields({ employee, sites }: Pick<EmployeeDialogProps, 'employee' | 'sites'>) {
  const t = useTranslations('company.employees.dialog');
  const [siteId, setSiteId] = useState(employee?.siteId ?? sites[0]?.id ?? '');
  const teams = sites.find(({ id }) => id === siteId)?.teams ?? [];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        name="siteId"
        label={t('site')}
        value={siteId}
        onChange={(event) => setSiteId(event.currentTarget.value)}
        options={sites.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        key={siteId}
        name="teamId"
        label={t('team')}
        defaultValue={employee?.siteId === siteId ? (employee.teamId ?? '') : ''}
        options={[
          { value: '', label: t('noTeam') },
          ...teams.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </div>
  );
}

/** Inviting, and leaving: each can be done over. */
function Access({ employee, onDone }: { employee: Employee; onDone: () => void }) {
  const t = useTranslations('company.employees.dialog');
  const reasons = useTranslations('company.space.failed');
  const { id: companyId } = useSpace();
  const toast = useToast();
  const changed = useEmployeesChanged(companyId);
  const employeeId = employee.id;
  const leave = useMutation({
    mutationFn: (leftOn: string | null) =>
      callFunction<MarkDeparture>('mark-departure', { companyId, employeeId, leftOn }),
    async onSuccess(_done, leftOn) {
      await changed();
      toast.show(
        leftOn === null
          ? { title: t('returned') }
          : {
              title: t('left', { name: fullName(employee) }),
              action: { label: t('undo'), onClick: () => leave.mutate(null) },
            },
      );
      onDone();
    },
  });
  const invite = useInvite(employeeId, onDone);
  const print = usePrintCodes();
  const canPrint = !employee.email && employee.access !== 'in' && employee.leftOn === null;
  const canInvite = employee.email && employee.access !== 'in' && employee.leftOn === null;
  return (
    <div className="mt-7 grid gap-3 border-t border-line pt-5">
      {employee.access === 'undelivered' && <p className="text-danger">{t('undelivered')}</p>}
      <p className="flex flex-wrap gap-3">
        {canInvite && (
          <Button
            kind="secondary"
            size="small"
            isBusy={invite.isPending}
            onClick={() => invite.mutate()}
          >
            {employee.access === 'none' ? t('invite') : t('inviteAgain')}
          </Button>
        )}
        {canPrint && (
          <Button
            kind="secondary"
            size="small"
            isBusy={print.isPending}
            onClick={() => print.mutate({ employeeId })}
          >
            {t('printCode')}
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          isBusy={leave.isPending}
          onClick={() => leave.mutate(employee.leftOn === null ? parisDayOf(new Date()) : null)}
        >
          {employee.leftOn === null ? t('leave') : t('return')}
        </Button>
      </p>
      {invite.data?.tooSoon && (
        <Notice kind="warning" isLive>
          <p>{reasons('invited-today')}</p>
        </Notice>
      )}
      <Failure error={leave.error ?? invite.error ?? print.error} />
    </div>
  );
}

/** Invites somebody to their place; done unless they were invited again today already. */
function useInvite(employeeId: string, onDone: () => void) {
  const t = useTranslations('company.employees.dialog');
  const words = useTranslations('company.employees');
  const { id: companyId } = useSpace();
  const toast = useToast();
  const changed = useEmployeesChanged(companyId);
  return useMutation({
    mutationFn: () =>
      callFunction<InviteEmployees>('invite-employees', { companyId, employeeIds: [employeeId] }),
    async onSuccess({ held = 0, tooSoon }) {
      if (tooSoon) return;
      await changed();
      toast.show(
        held > 0
          ? { title: words('held', { count: held }), description: words('heldText') }
          : { title: t('invited') },
      );
      onDone();
    },
  });
}
