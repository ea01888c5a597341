import { DatabaseZap, Download, Eraser, KeyRound, MapPin, ScrollText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { Section } from '#ui/section.tsx';

const POINTS = [
  ['hosting', MapPin],
  ['rights', KeyRound],
  ['vault', DatabaseZap],
  ['journal', ScrollText],
  ['export', Download],
  ['erasure', Eraser],
] as const;

/** Where the data is, who reaches it, how one takes it away or has it erased. */
export function SaasSecurity() {
  const t = useTranslations('site.saasMethod.security');
  return (
    <Section title={t('title')} intro={t('intro')}>
      <dl className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {POINTS.map(([name, Icon]) => (
          <div key={name} className="bg-surface p-6 sm:p-7">
            <dt className="flex items-center gap-3 font-title text-xl">
              <Icon aria-hidden className="size-6 shrink-0 text-accent" strokeWidth={1.6} />
              {t(`${name}.title`)}
            </dt>
            <dd className="mt-2 text-ink-soft">{t(`${name}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        <ButtonLink to="/politique-confidentialite" kind="secondary">
          {t('next')}
        </ButtonLink>
      </p>
    </Section>
  );
}
