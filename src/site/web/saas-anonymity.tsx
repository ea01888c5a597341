import { useTranslations } from 'use-intl';
import { Section } from '#ui/section.tsx';

const RULES = ['threshold', 'remainder', 'closed', 'blurred', 'silence', 'separate'] as const;

/** The rule of anonymity as HR, works councils and employees may check it, limits included. */
export function SaasAnonymity({ least }: { least: number }) {
  const t = useTranslations('site.saasMethod.anonymity');
  return (
    <Section id="anonymity" tone="pine" eyebrow={t('eyebrow')} title={t('title')}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {RULES.map((rule) => (
          <li key={rule} className="border-t border-line pt-4">
            <h3 className="text-xl">{t(`rules.${rule}.title`, { least })}</h3>
            <p className="mt-2 text-ink-soft">{t(`rules.${rule}.text`, { least })}</p>
          </li>
        ))}
      </ul>
      <div className="mt-10 max-w-3xl space-y-4">
        <p>{t('limits')}</p>
        <p>{t('noInference')}</p>
      </div>
    </Section>
  );
}
