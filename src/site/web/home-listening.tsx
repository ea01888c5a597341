import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { Section } from '#ui/section.tsx';
import { Steps } from '#ui/steps.tsx';
import { ScoreExample } from './score-example.tsx';

const STEPS = ['work', 'energy', 'factor'] as const;
const RESULTS = ['score', 'trends', 'alerts', 'duerp'] as const;

/** Three taps, and what they become. */
export function HomeListening() {
  const t = useTranslations('site.home.listening');
  return (
    <Section tone="surface" eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')}>
      <Steps
        steps={STEPS.map((step) => ({
          title: t(`steps.${step}.title`),
          text: t(`steps.${step}.text`),
        }))}
      />
      <div className="mt-16 grid items-start gap-10 lg:grid-cols-[1fr_1.35fr] lg:gap-16">
        <ScoreExample className="w-full max-w-md" />
        <div>
          <h3 className="text-2xl">{t('resultsTitle')}</h3>
          <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
            {RESULTS.map((result) => (
              <li key={result} className="border-t border-line pt-4">
                <h4 className="text-xl">{t(`results.${result}.title`)}</h4>
                <p className="mt-1.5 text-ink-soft">{t(`results.${result}.text`)}</p>
              </li>
            ))}
          </ul>
          <p className="mt-8 text-sm text-ink-soft">{t('noInference')}</p>
          <p className="mt-6">
            <ButtonLink to="/saas">{t('next')}</ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
