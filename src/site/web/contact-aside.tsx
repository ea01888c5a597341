import { useTranslations } from 'use-intl';
import { useOrganisation } from '#platform/browser/organisation.tsx';
import { PROSE_TAGS } from './prose-tags.tsx';

const NEXT = ['read', 'answer', 'free'] as const;

/** The other ways to reach us, and what happens once a request has left. */
export function ContactAside() {
  const t = useTranslations('site.contact.aside');
  const { phone } = useOrganisation();
  return (
    <aside aria-labelledby="contact-otherwise" className="space-y-9">
      <div>
        <h2 id="contact-otherwise" className="text-2xl">
          {t('title')}
        </h2>
        <dl className="mt-4 space-y-4">
          <div>
            <dt className="text-sm text-ink-soft">{t('email')}</dt>
            <dd>{PROSE_TAGS.mail()}</dd>
          </div>
          <div>
            <dt className="text-sm text-ink-soft">{t('phone')}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
              <span className="block text-sm text-ink-soft">{t('hours')}</span>
            </dd>
          </div>
        </dl>
      </div>
      <div>
        <h2 className="text-2xl">{t('nextTitle')}</h2>
        <ol className="mt-4 list-decimal space-y-2.5 pl-6 marker:font-title marker:text-accent">
          {NEXT.map((step) => (
            <li key={step}>{t(`next.${step}`)}</li>
          ))}
        </ol>
        <p className="mt-5">{t.rich('budget', PROSE_TAGS)}</p>
      </div>
    </aside>
  );
}
