import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldProblem, isRefusal } from '#basics/refusal.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { useFailureWords } from '#staff/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import { useOrderProblemWords } from './use-orders.ts';

type FileDialogProps = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly validate: (typed: FormValues) => readonly FieldProblem[];
  readonly fetchFile: (typed: FormValues) => Promise<Blob>;
  readonly nameOf: (typed: FormValues) => string;
  /** What is said where there is nothing to save, if that may be. */
  readonly none?: string;
  readonly onClose: () => void;
  readonly children: (field: ReturnType<typeof useSchemaForm>['field']) => ReactNode;
};

/** A few words about what is wanted, and it is saved as a file. */
export function FileDialog(props: FileDialogProps) {
  const { id, title, text, confirm, validate, fetchFile, nameOf, none, onClose, children } = props;
  const acts = useTranslations('orders.staffOrders.acts');
  const wordsOf = useFailureWords();
  const form = useSchemaForm({ id, validate, words: useOrderProblemWords() });
  const take = useMutation({
    mutationFn: fetchFile,
    onSuccess(file, typed) {
      saveFile(file, nameOf(typed));
      onClose();
    },
  });
  const isNone = isRefusal(take.error, 'not-found') && none;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      closeLabel={acts('close')}
      footer={
        <Button type="submit" form={`${id}-form`} isBusy={take.isPending}>
          {confirm}
        </Button>
      }
    >
      <form
        id={`${id}-form`}
        className="grid gap-5"
        {...form.handlers((typed) => take.mutate(typed))}
      >
        {children(form.field)}
        {take.error && (
          <Notice kind={isNone ? 'info' : 'danger'} isLive>
            <p>{isNone || wordsOf(take.error)}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
