import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldProblem, Refusal } from '#basics/refusal.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { type Typed, useJudgedForm } from '#ui/use-judged-form.ts';
import { useFailureWords } from '../failure.tsx';
import { isConflict, useOrderChange, useOrderProblemWords } from './use-orders.ts';

type OrderDialogProps = {
  readonly id: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly judge: (typed: Typed) => readonly FieldProblem[];
  /** Called with what was typed, and the one id of this opened dialog: sent twice, it is one. */
  readonly send: (typed: Typed, id: string) => Promise<unknown>;
  readonly confirm: string;
  readonly done: string;
  /** Said where somebody else was faster. */
  readonly conflict?: string;
  /** What a refusal says here; undefined where it says nothing of its own. */
  readonly refused?: (refusal: Refusal) => string | undefined;
  readonly isDanger?: boolean;
  readonly onClose: () => void;
  readonly children: (
    field: (name: string) => { id: string; name: string; error: string | undefined },
  ) => ReactNode;
};

/** A short form about an order: judged here and by the server, and nothing typed is lost. */
export function OrderDialog({ id, judge, onClose, children, ...props }: OrderDialogProps) {
  const t = useTranslations('cms.orders.acts');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [actId] = useState(() => crypto.randomUUID());
  const form = useJudgedForm({ id, judge, words: useOrderProblemWords() });
  const save = useOrderChange((typed: Typed) => props.send(typed, actId));
  const send = (typed: Typed) =>
    save.mutate(typed, {
      onSuccess() {
        toast.show({ title: props.done });
        onClose();
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    });
  function failure(error: Error): string {
    const said = error instanceof Refusal ? props.refused?.(error) : undefined;
    return said ?? (isConflict(error) ? (props.conflict ?? t('conflict')) : wordsOf(error));
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={props.title}
      description={props.text}
      closeLabel={t('close')}
      footer={
        <Button
          type="submit"
          form={`${id}-form`}
          kind={props.isDanger ? 'danger' : 'primary'}
          isBusy={save.isPending}
        >
          {props.confirm}
        </Button>
      }
    >
      <form id={`${id}-form`} className="grid gap-5" {...form.handlers(send)}>
        {children(form.field)}
        {save.error && form.problems.length === 0 && (
          <Notice kind="danger" isLive>
            <p>{failure(save.error)}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
