import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOwnDraft } from '#accounts/web/use-own-draft.ts';
import { isRefusal, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useFailureWords } from '#staff/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useHeld } from '#ui/use-held.ts';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type {
  AnswerContactRequest,
  NoteContactRequest,
  ReplyTemplate,
  RequestDetail,
} from '../../contract.ts';
import { filledTemplate, readAnswer, readNote } from '../../rules/staff-answers.ts';
import { useProblemWords, useRequestChange, useTemplates } from './use-requests.ts';

/** What is typed stays on this device until it has left; sent again after a reload, it is one mail. */
function useTyped(form: string, empty: FormValues) {
  const draft = useOwnDraft(form);
  const held = useHeld(draft.before ?? empty);
  return {
    typed: held.shown,
    idToSend: draft.idToSend,
    change: (part: FormValues) => draft.keep(held.change((now) => ({ ...now, ...part }))),
    /** What was typed while it was on its way stays. */
    arrived(sent: FormValues) {
      draft.arrived(sent);
      const isSent = Object.entries(held.latest()).every(([name, text]) => sent[name] === text);
      if (isSent) held.change(() => empty);
    },
  };
}

/** A mail to whoever asked: from a template or not, and in any case as it reads here. */
export function AnswerForm({ request }: { request: RequestDetail }) {
  const t = useTranslations('quotes.staffRequests.answer');
  const detail = useTranslations('quotes.staffRequests.detail');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const answer = useTyped(`cms answer ${request.id}`, { subject: '', body: '' });
  const form = useSchemaForm({
    id: 'answer',
    validate: (typed) => readAnswer(typed).problems,
    words: useProblemWords(),
  });
  const send = useRequestChange((typed: FormValues) =>
    callFunction<AnswerContactRequest>('answer-contact-request', {
      requestId: request.id,
      entryId: answer.idToSend(),
      revision: request.revision,
      form: { subject: typed.subject ?? '', body: typed.body ?? '' },
    }),
  );
  const submit = (typed: FormValues) =>
    send.mutate(typed, {
      onSuccess() {
        toast.show({ title: t('sent') });
        answer.arrived(typed);
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    });
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="break-words text-ink-soft">{t('intro', { email: request.email })}</p>
      <TemplateChoice request={request} onChoose={answer.change} />
      <form className="grid gap-5" {...form.handlers(submit)}>
        <TextField
          {...form.field('subject')}
          label={t('subject')}
          value={answer.typed.subject ?? ''}
          onChange={(event) => answer.change({ subject: event.currentTarget.value })}
        />
        <TextAreaField
          {...form.field('body')}
          label={t('body')}
          rows={8}
          value={answer.typed.body ?? ''}
          onChange={(event) => answer.change({ body: event.currentTarget.value })}
        />
        {send.error && form.problems.length === 0 && (
          <Notice kind="danger" isLive>
            <p>{isRefusal(send.error, 'conflict') ? detail('conflict') : wordsOf(send.error)}</p>
          </Notice>
        )}
        <p>
          <Button type="submit" isBusy={send.isPending}>
            {t('send')}
          </Button>
        </p>
      </form>
    </Card>
  );
}

type TemplateChoiceProps = {
  readonly request: RequestDetail;
  readonly onChoose: (typed: { subject: string; body: string }) => void;
};

function TemplateChoice({ request, onChoose }: TemplateChoiceProps) {
  const t = useTranslations('quotes.staffRequests.answer');
  const [chosen, setChosen] = useState('');
  const offered = (useTemplates().data?.templates ?? []).filter(({ isRetired }) => !isRetired);
  function choose(template: ReplyTemplate | undefined) {
    setChosen(template?.id ?? '');
    if (!template) return;
    const words = { name: request.name, company: request.company, sender: request.self };
    onChoose({
      subject: filledTemplate(template.subject[request.language], words),
      body: filledTemplate(template.body[request.language], words),
    });
  }
  return (
    <SelectField
      name="template"
      label={t('template')}
      value={chosen}
      onChange={({ currentTarget: { value } }) => choose(offered.find(({ id }) => id === value))}
      options={[
        { value: '', label: t('noTemplate') },
        ...offered.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

/** Something for colleagues to know. */
export function NoteForm({ request }: { request: RequestDetail }) {
  const t = useTranslations('quotes.staffRequests.note');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const note = useTyped(`cms note ${request.id}`, { note: '' });
  const form = useSchemaForm({
    id: 'note',
    validate: (typed) => readNote(typed).problems,
    words: useProblemWords(),
  });
  const save = useRequestChange(({ note: text = '' }: FormValues) =>
    callFunction<NoteContactRequest>('note-contact-request', {
      requestId: request.id,
      entryId: note.idToSend(),
      form: { note: text },
    }),
  );
  const submit = (typed: FormValues) =>
    save.mutate(typed, {
      onSuccess() {
        toast.show({ title: t('saved') });
        note.arrived(typed);
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    });
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-xl">{t('title')}</h2>
      <form className="grid gap-5" {...form.handlers(submit)}>
        <TextAreaField
          {...form.field('note')}
          label={t('field')}
          hint={t('hint')}
          rows={3}
          value={note.typed.note ?? ''}
          onChange={(event) => note.change({ note: event.currentTarget.value })}
        />
        {save.error && form.problems.length === 0 && (
          <Notice kind="danger" isLive>
            <p>{wordsOf(save.error)}</p>
          </Notice>
        )}
        <p>
          <Button type="submit" kind="secondary" isBusy={save.isPending}>
            {t('save')}
          </Button>
        </p>
      </form>
    </Card>
  );
}
