import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldProblem, Refusal } from '#basics/refusal.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { type Typed, useJudgedForm } from '#ui/use-judged-form.ts';
import { ConflictNotice } from '../conflict-notice.tsx';
import { useFailureWords } from '../failure.tsx';
import { usePartnerChange, usePartnerProblems } from './use-partners.ts';

export type PartnerField = ReturnType<typeof useJudgedForm>['field'];

type PartnerDialogProps = {
  readonly title: string;
  readonly description?: string;
  readonly action: string;
  /** Said once it is done. */
  readonly done: string;
  readonly judge: (typed: Typed) => readonly FieldProblem[];
  readonly send: (typed: Typed) => Promise<unknown>;
  readonly onClose: () => void;
  /** Goes on from what somebody else did meanwhile; left out where nothing more can be done. */
  readonly onKeepMine?: () => void;
  readonly children: (field: PartnerField) => ReactNode;
};

/** One thing to say about a partner; whatever happens to it, what was typed stays until it is done. */
export function PartnerDialog({
  title,
  description,
  action,
  done,
  judge,
  send,
  onClose,
  onKeepMine,
  children,
}: PartnerDialogProps) {
  const t = useTranslations('cms.partners');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const form = useJudgedForm({ id: 'partner', judge, words: usePartnerProblems() });
  const change = usePartnerChange(send);
  const submit = (typed: Typed) => {
    if (change.isPending) return;
    change.mutate(typed, {
      onSuccess() {
        toast.show({ title: done });
        onClose();
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    });
  };
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
      <form id="partner-form" className="grid gap-5" {...form.handlers(submit)}>
        {children(form.field)}
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
