import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useOwnDraft } from '#accounts/web/use-own-draft.ts';
import { type FieldProblem, isRefusal, Refusal } from '#basics/refusal.ts';
import { DraftNotice } from '#staff/web/draft-notice.tsx';
import { useFailureWords } from '#staff/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, typedIn, useSchemaForm } from '#ui/use-schema-form.ts';
import { useOrderChange, useOrderProblemWords } from './use-orders.ts';

/** What a field of the dialog is given: its name, what is wrong with it, and what it begins with. */
export type OrderField = (
  name: string,
  value?: string | null,
) => {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly defaultValue: string | undefined;
};

/** The same for a box to tick. */
export type OrderTick = (
  name: string,
  isTicked: boolean,
) => Omit<ReturnType<OrderField>, 'defaultValue'> & { readonly defaultChecked: boolean };

type OrderDialogProps = {
  readonly id: string;
  /** What it is about: under this, what is typed is kept on this device until it is sent. */
  readonly about: string;
  /** Of what is being changed, where it has one. */
  readonly revision?: number;
  readonly title: string;
  readonly text?: string | undefined;
  readonly validate: (typed: FormValues) => readonly FieldProblem[];
  /** Called with what was typed, and an id: sent twice, it is one. */
  readonly send: (typed: FormValues, id: string) => Promise<unknown>;
  readonly confirm: string;
  readonly done: string;
  /** Said where somebody else was faster. */
  readonly conflict?: string;
  /** What a refusal says here; undefined where it says nothing of its own. */
  readonly refused?: (refusal: Refusal) => string | undefined;
  readonly isDanger?: boolean;
  readonly onClose: () => void;
  readonly children: (field: OrderField, tick: OrderTick) => ReactNode;
};

/** A short form about an order: judged here and by the server, and nothing typed is lost. */
export function OrderDialog({ id, about, onClose, children, ...props }: OrderDialogProps) {
  const t = useTranslations('orders.staffOrders.acts');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const draft = useOwnDraft(`order ${id} ${about}`, props.revision);
  const form = useSchemaForm({ id, validate: props.validate, words: useOrderProblemWords() });
  const save = useOrderChange((typed: FormValues) => props.send(typed, draft.idToSend()));
  const send = (typed: FormValues) =>
    save.mutate(typed, {
      onSuccess() {
        draft.arrived(typed);
        toast.show({ title: props.done });
        onClose();
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    });
  const handlers = form.handlers(send);
  const before = draft.before;
  const field: OrderField = (name, value) => ({
    ...form.field(name),
    defaultValue: before?.[name] ?? value ?? undefined,
  });
  const tick: OrderTick = (name, isTicked) => ({
    ...form.field(name),
    defaultChecked: before ? before[name] === 'on' : isTicked,
  });
  const conflict = props.conflict ?? t('conflict');
  const failure = (error: Error) =>
    (error instanceof Refusal && props.refused?.(error)) ||
    (isRefusal(error, 'conflict') ? conflict : wordsOf(error));
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
      <form
        key={draft.round}
        id={`${id}-form`}
        className="grid gap-5"
        {...handlers}
        onChange={(event) => {
          handlers.onChange(event);
          draft.keep(typedIn(event.currentTarget));
        }}
      >
        <DraftNotice draft={draft} />
        {children(field, tick)}
        {save.error && form.problems.length === 0 && (
          <Notice kind="danger" isLive>
            <p>{failure(save.error)}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
