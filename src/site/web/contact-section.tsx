import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { IllustrationThanks } from '#ui/illustration-thanks.tsx';
import { Notice } from '#ui/notice.tsx';
import { ContactForm } from './contact-form.tsx';
import { PROSE_TAGS } from './prose-tags.tsx';
import { useContactRequest } from './use-contact-request.ts';

/** The form, or what is said once the request has left. */
export function ContactSection() {
  const t = useTranslations('site.contact');
  const request = useContactRequest();
  const [isAnother, setAnother] = useState(false);

  function startAnother() {
    setAnother(true);
    request.reset();
  }

  if (request.isSuccess) return <RequestSent onAnother={startAnother} />;
  return (
    <section aria-labelledby="contact-request">
      <h2 id="contact-request" className="text-2xl">
        {t('form.title')}
      </h2>
      <noscript>
        <Notice kind="info" className="mt-5">
          <p>{t.rich('noScript', PROSE_TAGS)}</p>
        </Notice>
      </noscript>
      <ContactForm request={request} takesFocus={isAnother} />
    </section>
  );
}

function RequestSent({ onAnother }: { onAnother: () => void }) {
  const t = useTranslations('site.contact.sent');
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} className="outline-none">
      <Notice kind="success" title={t('title')} isLive>
        <p>{t('message')}</p>
        <p className="text-sm text-ink-soft">{t('copy')}</p>
      </Notice>
      <p className="mt-6">
        <Button kind="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
      </p>
      <div className="mt-10 max-w-60">
        <IllustrationThanks />
      </div>
    </section>
  );
}
