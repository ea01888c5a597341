import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldProblem, isRefusal, refusalFromBody } from '#basics/refusal.ts';
import { useFormResult } from '#platform/browser/use-form-result.ts';
import { PROSE_TAGS } from '#site/web/prose-tags.tsx';
import { Button } from '#ui/button.tsx';
import { FormProblems } from '#ui/form-problems.tsx';
import { Notice } from '#ui/notice.tsx';
import { contactProblems, readContactForm } from '../rules/contact-form.ts';
import { ContactFields, contactFieldId } from './contact-fields.tsx';
import { type ContactRequestState, fieldProblemsOf } from './use-contact-request.ts';
import { useProblemWords } from './use-problem-words.ts';

type ContactFormProps = {
  readonly request: ContactRequestState;
  /** True when it takes the place of what had the focus. */
  readonly takesFocus: boolean;
};

/** Judged by the server's own rules before it leaves; what was typed stays whatever happens. */
export function ContactForm({ request, takesFocus }: ContactFormProps) {
  const t = useTranslations('quotes.contact');
  const words = useProblemWords();
  const answer = useFormResult('contact');
  const [problems, setProblems] = useState<readonly FieldProblem[]>(answer?.refusal.problems ?? []);
  // A new summary for each attempt, so that it takes the focus each time.
  const [attempt, setAttempt] = useState(0);
  const failure = request.isIdle ? refusalFromBody(answer?.refusal) : request.error;

  useEffect(() => {
    if (takesFocus) document.getElementById(contactFieldId('name'))?.focus();
  }, [takesFocus]);

  function show(found: readonly FieldProblem[]) {
    setProblems(found);
    setAttempt((count) => count + 1);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (request.isPending) return;
    const form = typedIn(event.currentTarget);
    const found = contactProblems(form);
    show(found);
    if (found.length > 0) return request.reset();
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    request.mutate({ form, website }, { onError: (error) => show(fieldProblemsOf(error)) });
  }

  /** What has been put right is no longer held against the visitor; nothing new is, before sending. */
  function review(event: FormEvent<HTMLFormElement>) {
    if (problems.length === 0) return;
    const shown = new Set(problems.map(({ path }) => path));
    setProblems(
      contactProblems(typedIn(event.currentTarget)).filter(({ path }) => shown.has(path)),
    );
  }

  return (
    <form
      method="post"
      action="/contact#problems"
      noValidate
      onSubmit={submit}
      onChange={review}
      className="mt-6 space-y-6"
    >
      <input type="hidden" name="form" value="contact" />
      <FormProblems
        key={attempt}
        title={t('problems.title', { count: problems.length })}
        problems={problems.map((problem) => ({
          fieldId: contactFieldId(problem.path),
          text: words(problem),
        }))}
      />
      <ContactFields problems={problems} typed={answer?.typed} />
      <p className="text-sm text-ink-soft">{t.rich('form.privacy', PROSE_TAGS)}</p>
      {failure && !isOfFields(failure) && problems.length === 0 && (
        <SendingFailed error={failure} />
      )}
      <Button type="submit" size="large" isBusy={request.isPending}>
        {request.isPending ? t('form.sending') : t('form.submit')}
      </Button>
    </form>
  );
}

function SendingFailed({ error }: { error: Error }) {
  const t = useTranslations('quotes.contact.failed');
  const isTooMany = isRefusal(error, 'too-many-requests');
  return (
    <Notice kind="danger" title={t('title')} isLive>
      <p>
        {t('message')} {PROSE_TAGS.mail()}
      </p>
      {isTooMany && <p>{t('tooMany')}</p>}
      <p className="text-sm text-ink-soft">{t('kept')}</p>
    </Notice>
  );
}

function isOfFields(error: Error): boolean {
  return isRefusal(error, 'invalid-input');
}

function typedIn(form: HTMLFormElement) {
  return readContactForm(Object.fromEntries(new FormData(form)));
}
