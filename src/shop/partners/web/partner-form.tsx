import { Send } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FormProblems } from '#ui/form-problems.tsx';
import { Notice } from '#ui/notice.tsx';
import { PartnerFields } from './partner-fields.tsx';
import { usePartnerApplication } from './use-partner-application.ts';

/** A producer introduces themself; what is wrong is said beside each field before anything leaves. */
export function PartnerForm() {
  const t = useTranslations('catalogue.boutique');
  const form = useRef<HTMLFormElement>(null);
  const application = usePartnerApplication(form);
  const { problems, isRefused, isBusy } = application;
  const [parameters] = useSearchParams();

  function submit(event: FormEvent) {
    event.preventDefault();
    application.submit();
  }

  // Said by the address where no script sent it.
  if (application.isSent || parameters.has('sent')) {
    return <Sent onAnother={application.startAgain} />;
  }
  return (
    <form
      ref={form}
      method="post"
      action="/boutique#problems"
      noValidate
      onSubmit={submit}
      onInput={application.reviseIfRefused}
      className="relative grid gap-6"
    >
      <FormProblems
        key={application.attempts}
        title={t('problems.title', { count: problems.length })}
        problems={problems.map((problem) => ({
          fieldId: `partner-${problem.path}`,
          text: problemText(t, problem),
        }))}
      />
      <input type="hidden" name="form" value="partner" />
      <PartnerFields
        typed={application.typed}
        errorOf={(field) => {
          const problem = problems.find(({ path }) => path === field);
          return problem && problemText(t, problem);
        }}
      />
      {isRefused && (
        <Notice kind="danger" isLive title={t('failed.title')}>
          <p>{application.isTooMany ? t('failed.tooMany') : t('failed.message')}</p>
          <p>{t.rich('failed.kept', { contact: toContact })}</p>
        </Notice>
      )}
      <p className="text-sm text-ink-soft">
        {t.rich('form.privacy', {
          privacy: (words) => <Link to="/politique-confidentialite">{words}</Link>,
        })}
      </p>
      <p>
        <Button
          type="submit"
          size="large"
          isBusy={isBusy}
          icon={<Send aria-hidden className="size-5" />}
        >
          {isBusy ? t('form.sending') : t('form.submit')}
        </Button>
      </p>
    </form>
  );
}

function Sent({ onAnother }: { onAnother: () => void }) {
  const t = useTranslations('catalogue.boutique.sent');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice kind="success" isLive title={t('title')}>
        <p>{t('message')}</p>
        <p>{t('copy')}</p>
      </Notice>
      <p className="mt-6">
        <ButtonLink to="/boutique#partner" kind="secondary" onClick={onAnother}>
          {t('another')}
        </ButtonLink>
      </p>
    </div>
  );
}

type Words = ReturnType<typeof useTranslations<'catalogue.boutique'>>;

/** The field's own words for what is wrong; general ones for a code that it does not know. */
function problemText(t: Words, { path, problem }: FieldProblem): string {
  const key = `problems.${path}.${problem}` as 'problems.unknown';
  return t.has(key) ? t(key) : t('problems.unknown');
}

function toContact(words: ReactNode) {
  return <Link to="/contact?offer=partnership">{words}</Link>;
}
