import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldProblem, Refusal } from '#basics/refusal.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import { useCampaignsChanged } from './use-campaigns.ts';
import { useProblemWords } from './use-problem-words.ts';

export type FieldOf = (name: string) => { id: string; name: string; error: string | undefined };

type CampaignFormDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  /** What is said once it is done. */
  readonly told: string;
  readonly validate: (typed: FormValues) => readonly FieldProblem[];
  readonly send: (typed: FormValues) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: (field: FieldOf) => ReactNode;
};

/** A short form over the page, judged here and by the server; what was typed stays. */
export function CampaignFormDialog(props: CampaignFormDialogProps) {
  const { title, text, submit, told, validate, send, onClose, children } = props;
  const t = useTranslations('choices.campaigns');
  const id = useId();
  const toast = useToast();
  const changed = useCampaignsChanged();
  const { ofProblem, ofFailure } = useProblemWords();
  const form = useSchemaForm({ id, validate, words: ofProblem });
  const change = useMutation({
    mutationFn: send,
    async onSuccess() {
      toast.show({ title: told });
      await changed();
      onClose();
    },
    onError: (error) => {
      form.show(error instanceof Refusal ? error.problems : []);
      return changed();
    },
  });
  const failure = ofFailure(change.error);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      closeLabel={t('close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={`${id}-form`} isBusy={change.isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        {...form.handlers((typed) => change.mutate(typed))}
        className="grid gap-6"
      >
        {children(form.field)}
        {failure && (
          <Notice kind="danger" isLive>
            <p>{failure}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
