import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useOwnDraft } from '#accounts/web/use-own-draft.ts';
import { type FieldProblem, Refusal } from '#basics/refusal.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { type Typed, typedIn, useJudgedForm } from '#ui/use-judged-form.ts';
import { DraftNotice } from '../draft-notice.tsx';
import { useFailureWords } from '../failure.tsx';
import { usePartnerChange, usePartnerProblems } from './use-partners.ts';

/** What a field of the dialog is given: its name, what is wrong with it, and what it begins with. */
export type PartnerField = (
  name: string,
  value?: string | null,
) => ReturnType<ReturnType<typeof useJudgedForm>['field']> & {
  readonly defaultValue: string | undefined;
};

type PartnerDialogProps = {
  /** What is said of whom: under this, what is typed is kept on this device until it is sent. */
  readonly about: string;
  /** Of what is being changed, where it has one. */
  readonly revision?: number | null;
  readonly title: string;
  readonly description?: string;
  readonly action: string;
  /** Said once it is done. */
  readonly done: string;
  readonly judge: (typed: Typed) => readonly FieldProblem[];
  readonly send: (typed: Typed) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: (field: PartnerField) => ReactNode;
};

/** One thing to say about a partner; whatever happens to it, what was typed stays until it is done. */
export function PartnerDialog({
  about,
  revision = null,
  title,
  description,
  action,
  done,
  judge,
  send,
  onClose,
  children,
}: PartnerDialogProps) {
  const t = useTranslations('cms.partners');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const form = useJudgedForm({ id: 'partner', judge, words: usePartnerProblems() });
  const draft = useOwnDraft(`partner ${about}`, revision);
  const change = usePartnerChange(send);
  const submit = (typed: Typed) => {
    if (change.isPending) return;
    change.mutate(typed, {
      onSuccess() {
        draft.end();
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
  const isConflict = change.error instanceof Refusal && change.error.code === 'conflict';
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
          {action}
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
          draft.keep(typedIn(event.currentTarget));
        }}
      >
        <DraftNotice draft={draft} />
        {children(field)}
        {isUnready && (
          <Notice kind="danger" isLive>
            <p>{t('problems.checks-left')}</p>
          </Notice>
        )}
        {change.error && form.problems.length === 0 && (
          <Notice kind="danger" isLive>
            <p>{isConflict ? t('conflict') : wordsOf(change.error)}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
