import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { IllustrationThanks } from '#ui/illustration-thanks.tsx';
import { Notice } from '#ui/notice.tsx';
import { ContactForm } from './contact-form.tsx';
import { useContactRequest } from './use-contact-request.ts';

/** The form, or what is said once the request has left. */
export function ContactSection() {
  const t = useTranslations('quotes.contact');
  const request = useContactRequest();
  const [isAnother, setAnother] = useState(false);
  const [parameters] = useSearchParams();

  function startAnother() {
    setAnother(true);
    request.reset();
  }

  // Said by the address where no script sent it.
  if (request.isSuccess || parameters.has('sent')) return <RequestSent onAnother={startAnother} />;
  return (
    <section aria-labelledby="contact-request">
      <h2 id="contact-request" className="text-2xl">
        {t('form.title')}
      </h2>
      <ContactForm request={request} takesFocus={isAnother} />
    </section>
  );
}

function RequestSent({ onAnother }: { onAnother: () => void }) {
  const t = useTranslations('quotes.contact.sent');
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} className="outline-none">
      <Notice kind="success" title={t('title')} isLive>
        <p>{t('message')}</p>
        <p className="text-sm text-ink-soft">{t('copy')}</p>
      </Notice>
      <p className="mt-6">
        <ButtonLink to="/contact" kind="secondary" onClick={onAnother}>
          {t('another')}
        </ButtonLink>
      </p>
      <div className="mt-10 max-w-60">
        <IllustrationThanks />
      </div>
    </section>
  );
}
