import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldProblem, Refusal } from '#basics/refusal.ts';
import { forgetDraft, forgetSent, keepDraft, keptDraft } from '#platform/browser/draft-storage.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { type FormValues, typedIn, useSchemaForm } from '#ui/use-schema-form.ts';
import { ChangeFailure } from './change-failure.tsx';
import { useDuerpChange } from './use-duerp.ts';
import { useRiskWords } from './use-risk-words.ts';
import { useUserId } from './use-waiting.ts';

/** What a field of the dialog is given: its name, what is wrong with it, and what was typed before. */
export type FieldOf = (
  name: string,
  value?: string | number | null,
) => {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly defaultValue: string;
};

/** What is saved: the row that is there, or one to come. */
export type Row = { readonly id: string; readonly revision: number | null };

type FormDialogProps<Output> = {
  readonly companyId: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly submit: string;
  readonly validate: (typed: FormValues) => readonly FieldProblem[];
  readonly send: (typed: FormValues, row: Row) => Promise<Output>;
  /** What is said once it is done. */
  readonly told: string | ((output: Output) => string);
  readonly conflict?: ((error: Error | null) => string | undefined) | string | undefined;
  /**
   * What is being changed, as it was when the dialog opened: what somebody else saves meanwhile is not
   * written over. Left out for something new.
   */
  readonly row?: Row | undefined;
  /** Under which what is typed is kept on this device until it is saved. */
  readonly draft?: string | undefined;
  readonly onClose: () => void;
  readonly children: (field: FieldOf) => ReactNode;
  /** Acts beside the form. */
  readonly aside?: ReactNode;
};

/** A short form over the page: judged here and by the server, and nothing typed is lost. */
export function FormDialog<Output>(props: FormDialogProps<Output>) {
  const { companyId, title, text, submit, send, told, conflict, onClose, children } = props;
  const t = useTranslations('risks.duerp');
  const id = useId();
  // Of whom it is: a tablet in a workshop has several writers.
  const draftName = `${useUserId()} ${companyId} ${props.draft}`;
  const [draft, setDraft] = useState(() => (props.draft ? keptDraft(draftName) : undefined));
  const [row, setRow] = useState(
    (): Row => ({
      id: props.row?.id ?? draft?.id ?? crypto.randomUUID(),
      revision: props.row?.revision ?? null,
    }),
  );
  const form = useSchemaForm({ id, validate: props.validate, words: useRiskWords() });
  const change = useDuerpChange(
    companyId,
    (typed: FormValues) => send(typed, row),
    (output) => (typeof told === 'string' ? told : told(output)),
  );
  const handlers = form.handlers((typed) =>
    change.mutate(typed, {
      onSuccess() {
        if (props.draft) forgetSent(draftName, typed);
        onClose();
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    }),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      closeLabel={t('close')}
      footer={
        <>
          {props.aside}
          <Button type="submit" form={`${id}-form`} isBusy={change.isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        key={draft ? 'draft' : 'saved'}
        id={`${id}-form`}
        className="grid gap-5"
        {...handlers}
        onChange={(event) => {
          handlers.onChange(event);
          if (!props.draft) return;
          keepDraft(draftName, {
            typed: typedIn(event.currentTarget),
            id: row.id,
            revision: draft ? draft.revision : row.revision,
          });
        }}
      >
        {draft && (
          <Notice kind={draft.revision === row.revision ? 'info' : 'warning'}>
            <p>{t(draft.revision === row.revision ? 'draft.text' : 'draft.stale')}</p>
            <p className="mt-2">
              <Button
                kind="secondary"
                size="small"
                onClick={() => {
                  forgetDraft(draftName);
                  setDraft(undefined);
                  // Nobody knows whether the other one arrived.
                  if (!props.row) setRow({ id: crypto.randomUUID(), revision: null });
                }}
              >
                {t('draft.drop')}
              </Button>
            </p>
          </Notice>
        )}
        {children((name, value) => ({
          ...form.field(name),
          defaultValue:
            draft?.typed[name] ?? (value === null || value === undefined ? '' : String(value)),
        }))}
        <ChangeFailure
          error={change.error}
          conflict={typeof conflict === 'function' ? conflict(change.error) : conflict}
        />
      </form>
    </Dialog>
  );
}
