import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { parisDayOf } from '#basics/dates.ts';
import { type FieldProblem, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';
import { useStoredDraft } from '#platform/browser/use-stored-draft.ts';
import { base64Of } from '#shop/sales/web/base64-of.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, typedIn, useSchemaForm } from '#ui/use-schema-form.ts';
import type { AddEvidenceByPartnerLink, AnswerByPartnerLink } from '../contract.ts';
import { EVIDENCE_BYTES, EVIDENCE_KINDS, readEvidence } from '../rules/partner-evidence.ts';
import { readMessage } from '../rules/partner-states.ts';
import { chosenFileProblems, EvidenceFileField } from './evidence-file-field.tsx';

type LinkedFormProps = {
  readonly token: string;
  /** Of the thread, whatever link opens it: under this, what is typed is kept on this device. */
  readonly thread: string;
  readonly onSent: () => void;
};

/** The partner answers. */
export function AnswerForm({ token, thread, onSent }: LinkedFormProps) {
  const t = useTranslations('partners.partnerFile.thread');
  return (
    <LinkedForm
      id="answer"
      thread={thread}
      action={t('send')}
      done={t('sent')}
      validate={(typed) => readMessage(typed).problems}
      send={(form, messageId) =>
        callFunction<AnswerByPartnerLink>('answer-by-partner-link', { token, messageId, form })
      }
      onSent={onSent}
    >
      {(field) => (
        <TextAreaField {...field('body')} label={t('write')} hint={t('writeHint')} rows={5} />
      )}
    </LinkedForm>
  );
}

/** The partner sends a document, or the next one of a kind that ends. */
export function EvidenceForm({ token, thread, onSent }: LinkedFormProps) {
  const t = useTranslations('partners.partnerFile.documents');
  const input = useRef<HTMLInputElement>(null);
  const chosen = () => input.current?.files?.[0];
  return (
    <LinkedForm
      id="evidence"
      thread={thread}
      title={t('add')}
      action={t('send')}
      done={t('sent')}
      validate={(typed) => [
        ...readEvidence(typed, parisDayOf(new Date())).problems,
        ...chosenFileProblems(chosen()),
      ]}
      send={async (form, evidenceId) =>
        callFunction<AddEvidenceByPartnerLink>('add-evidence-by-partner-link', {
          token,
          evidenceId,
          form,
          fileBase64: await base64Of(chosen() ?? new Blob()),
        })
      }
      onSent={onSent}
    >
      {(field) => (
        <>
          <div className="grid items-end gap-5 sm:grid-cols-2">
            <SelectField
              {...field('kind')}
              label={t('kind')}
              options={EVIDENCE_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            />
            <TextField {...field('proves')} label={t('proves')} hint={t('provesHint')} />
            <TextField
              {...field('issuedOn')}
              type="date"
              label={t('issuedOn')}
              optionalLabel={t('optional')}
            />
            <TextField
              {...field('expiresOn')}
              type="date"
              label={t('expiresOn')}
              optionalLabel={t('optional')}
            />
          </div>
          <EvidenceFileField
            input={input}
            field={field('file')}
            label={t('file')}
            hint={t('fileHint', { megabytes: EVIDENCE_BYTES / 1_000_000 })}
          />
        </>
      )}
    </LinkedForm>
  );
}

type FormProps = {
  readonly id: string;
  readonly thread: string;
  readonly title?: string;
  readonly action: string;
  /** Said once it has arrived. */
  readonly done: string;
  readonly validate: (typed: FormValues) => readonly FieldProblem[];
  readonly send: (typed: FormValues, id: string) => Promise<unknown>;
  readonly onSent: () => void;
  readonly children: (field: LinkedField) => ReactNode;
};

/** What a field is given: its name, what is wrong with it, and what was typed before. */
type LinkedField = (name: string) => ReturnType<ReturnType<typeof useSchemaForm>['field']> & {
  readonly defaultValue: string | undefined;
};

/** A form behind the link: what was typed stays until it has arrived. */
function LinkedForm({ id, thread, title, children, ...props }: FormProps) {
  const t = useTranslations('partners.partnerFile');
  const problems = useTranslations('partners.partnerFile.problems');
  const toast = useToast();
  const draft = useStoredDraft(`partner ${thread} ${id}`);
  const form = useSchemaForm({
    id,
    validate: props.validate,
    words: problemWords(problems),
  });
  const sending = useMutation({
    mutationFn: (typed: FormValues) => props.send(typed, draft.idToSend()),
  });
  const submit = (typed: FormValues) => {
    if (sending.isPending) return;
    sending.mutate(typed, {
      onSuccess() {
        draft.arrived(typed);
        toast.show({ title: props.done });
        props.onSent();
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    });
  };
  const { error } = sending;
  const handlers = form.handlers(submit);
  return (
    <form
      key={draft.round}
      className="grid gap-5 border-t border-line pt-5"
      {...handlers}
      onChange={(event) => {
        handlers.onChange(event);
        draft.keep(typedIn(event.currentTarget));
      }}
    >
      {title && <h3 className="text-xl">{title}</h3>}
      {children((name) => ({ ...form.field(name), defaultValue: draft.before?.[name] }))}
      {error && form.problems.length === 0 && (
        <Notice kind="danger" isLive title={t('notSent')}>
          <p>{t(failureKey(error))}</p>
        </Notice>
      )}
      <p>
        <Button type="submit" isBusy={sending.isPending}>
          {props.action}
        </Button>
      </p>
    </form>
  );
}

function failureKey(error: Error) {
  if (!(error instanceof Refusal)) return 'failed' as const;
  switch (error.code) {
    case 'not-found':
      return 'linkGone' as const;
    case 'too-many-requests':
      return 'tooMany' as const;
    case 'conflict':
      return 'decided' as const;
    default:
      return 'failed' as const;
  }
}
