import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useOrganisation } from '#platform/browser/organisation.tsx';
import { PROSE_TAGS } from '#site/web/prose-tags.tsx';

const NEXT = ['receipt', 'read', 'answer', 'free'] as const;

/** What needs no letter. */
const SHORTER_WAYS = [
  ['count', '/simulateur'],
  ['exchange', '/cgv#exchange'],
  ['partner', '/boutique#partner'],
  ['signIn', '/auth'],
  ['data', '/politique-confidentialite'],
] as const;

/** The other ways to reach us, and what happens once a request has left. */
export function ContactAside() {
  const t = useTranslations('quotes.contact.aside');
  const { phone } = useOrganisation();
  return (
    <aside aria-labelledby="contact-otherwise" className="space-y-10">
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
      </div>
      <div>
        <h2 className="text-2xl">{t('shorter.title')}</h2>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {SHORTER_WAYS.map(([name, to]) => (
            <li key={name}>
              <Link
                to={to}
                prefetch="intent"
                className="flex min-h-12 items-center justify-between gap-4 py-2.5 hover:text-primary hover:underline"
              >
                {t(`shorter.${name}`)}
                <ArrowRight aria-hidden className="size-4.5 shrink-0 text-accent" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
