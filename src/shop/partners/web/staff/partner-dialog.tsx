import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOwnDraft } from '#accounts/web/use-own-draft.ts';
import { type FieldProblem, isRefusal, Refusal } from '#basics/refusal.ts';
import { ConflictNotice } from '#staff/web/conflict-notice.tsx';
import { DraftNotice } from '#staff/web/draft-notice.tsx';
import { useFailureWords } from '#staff/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, typedIn, useSchemaForm } from '#ui/use-schema-form.ts';
import { usePartnerChange, usePartnerProblems } from './use-partners.ts';

/** What a field of the dialog is given: its name, what is wrong with it, and what it begins with. */
export type PartnerField = (
  name: string,
  value?: string | null,
) => ReturnType<ReturnType<typeof useSchemaForm>['field']> & {
  readonly defaultValue: string | undefined;
};

type PartnerDialogProps = {
  /** What is said of whom: under this, what is typed is kept on this device until it is sent. */
  readonly about: string;
  /** Of what is being changed, where it has one. */
  readonly revision?: number | null;
  readonly title: string;
  readonly description?: string;
  /** On the button; it may follow what is chosen. */
  readonly action: string | ((typed: FormValues) => string);
  /** Said once it is done. */
  readonly done: string;
  readonly validate: (typed: FormValues) => readonly FieldProblem[];
  readonly send: (typed: FormValues) => Promise<unknown>;
  readonly onClose: () => void;
  /** Goes on from what somebody else did meanwhile; left out where nothing more can be done. */
  readonly onKeepMine?: () => void;
  /** Given what is typed as yet; nothing until something is. */
  readonly children: (field: PartnerField, typed: FormValues) => ReactNode;
};

/** One thing to say about a partner; whatever happens to it, what was typed stays until it is done. */
export function PartnerDialog({
  about,
  revision = null,
  title,
  description,
  action,
  done,
  validate,
  send,
  onClose,
  onKeepMine,
  children,
}: PartnerDialogProps) {
  const t = useTranslations('partners.staffPartners');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const form = useSchemaForm({ id: 'partner', validate, words: usePartnerProblems() });
  const draft = useOwnDraft(`partner ${about}`, revision);
  const [typing, setTyping] = useState({ round: draft.round, typed: draft.before ?? {} });
  const typed = typing.round === draft.round ? typing.typed : {};
  const change = usePartnerChange(send);
  const submit = (sent: FormValues) => {
    if (change.isPending) return;
    change.mutate(sent, {
      onSuccess() {
        draft.arrived(sent);
        toast.show({ title: done });
        onClose();
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    });
  };
  const handlers = form.handlers(submit);
  const field: PartnerField = (name, value) => ({
    ...form.field(name),
    defaultValue: draft.before?.[name] ?? value ?? undefined,
  });
  const isConflict = isRefusal(change.error, 'conflict');
  const isUnready = form.problems.some(({ problem }) => problem === 'checks-left');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form="partner-form" isBusy={change.isPending}>
          {typeof action === 'string' ? action : action(typed)}
        </Button>
      }
    >
      <form
        key={draft.round}
        id="partner-form"
        className="grid gap-5"
        {...handlers}
        onChange={(event) => {
          handlers.onChange(event);
          const now = typedIn(event.currentTarget);
          setTyping({ round: draft.round, typed: now });
          draft.keep(now);
        }}
      >
        <DraftNotice draft={draft} />
        {children(field, typed)}
        {isUnready && (
          <Notice kind="danger" isLive>
            <p>{t('problems.checks-left')}</p>
          </Notice>
        )}
        {isConflict && onKeepMine && (
          <ConflictNotice
            words={{
              title: t('conflict.title'),
              text: t('conflict.text'),
              keepMine: t('conflict.keepMine'),
              takeTheirs: t('conflict.takeTheirs'),
            }}
            isBusy={change.isPending}
            onDecide={(takesTheirs) => {
              if (takesTheirs) return onClose();
              onKeepMine();
              change.reset();
            }}
          />
        )}
        {change.error && form.problems.length === 0 && !(isConflict && onKeepMine) && (
          <Notice kind="danger" isLive>
            <p>{isConflict ? t('conflict.over') : wordsOf(change.error)}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
