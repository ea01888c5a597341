import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefusal, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { ChangeColleague, RemoveColleague } from '../../contract.ts';
import { readColleagueForm } from '../../rules/team/colleague-form.ts';
import { useFailureWords } from '../failure.tsx';
import { RoleCards } from './role-cards.tsx';
import { type Colleague, useTeamChange, useTeamProblemWords } from './use-team.ts';

type ColleagueDialogProps = { readonly colleague: Colleague; readonly onClose: () => void };

/** A colleague’s name and role; and the way to take them off the team. */
export function ColleagueDialog({ colleague, onClose }: ColleagueDialogProps) {
  const t = useTranslations('staff.team.colleague');
  const close = useTranslations('staff.team.invite')('close');
  const toast = useToast();
  const wordsOf = useTeamFailureWords();
  const form = useSchemaForm({
    id: 'colleague',
    validate: (typed) => readColleagueForm(typed).problems,
    words: useTeamProblemWords(),
  });
  const { id: userId, role: before } = colleague;
  const save = useTeamChange((typed: FormValues) =>
    callFunction<ChangeColleague>('change-colleague', { userId, before, form: typed }),
  );
  const handlers = form.handlers((typed) =>
    save.mutate(typed, {
      onSuccess() {
        toast.show({ title: t('saved') });
        onClose();
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    }),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { email: colleague.email })}
      description={t('text')}
      closeLabel={close}
      footer={
        <Button type="submit" form="colleague-form" isBusy={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id="colleague-form" className="grid gap-5" {...handlers}>
        <TextField
          {...form.field('name')}
          label={t('name')}
          defaultValue={colleague.name ?? ''}
          autoComplete="off"
        />
        <RoleCards {...form.field('role')} defaultValue={before} />
        {save.error && form.problems.length === 0 && (
          <Notice kind="danger" isLive>
            <p>{wordsOf(save.error)}</p>
          </Notice>
        )}
      </form>
      <Removal colleague={colleague} onClose={onClose} />
    </Dialog>
  );
}

/** Asked twice: what it ends cannot be given back by a click. */
function Removal({ colleague, onClose }: ColleagueDialogProps) {
  const t = useTranslations('staff.team.colleague');
  const toast = useToast();
  const wordsOf = useTeamFailureWords();
  const [isAsked, setAsked] = useState(false);
  const remove = useTeamChange(() =>
    callFunction<RemoveColleague>('remove-colleague', { userId: colleague.id }),
  );
  const go = () =>
    remove.mutate(undefined, {
      onSuccess() {
        toast.show({ title: t('removed') });
        onClose();
      },
    });
  return (
    <div className="mt-6 grid justify-items-start gap-3 border-t border-line pt-5">
      {isAsked ? (
        <>
          <p>{t('sure')}</p>
          <Button kind="danger" size="small" autoFocus isBusy={remove.isPending} onClick={go}>
            {t('removeNow')}
          </Button>
        </>
      ) : (
        <Button kind="quiet" size="small" className="-ml-3.5" onClick={() => setAsked(true)}>
          {t('remove')}
        </Button>
      )}
      {remove.error && (
        <Notice kind="danger" isLive>
          <p>{wordsOf(remove.error)}</p>
        </Notice>
      )}
    </div>
  );
}

/** An administrator stays: what is refused for that says so. */
function useTeamFailureWords(): (error: Error) => string {
  const t = useTranslations('staff.team.colleague');
  const wordsOf = useFailureWords();
  return (error) =>
    isRefusal(error, 'conflict') && error.details?.reason === 'last-administrator'
      ? t('last')
      : wordsOf(error);
}
