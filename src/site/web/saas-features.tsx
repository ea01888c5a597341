import { BellRing, FileCheck, Gauge, LifeBuoy, LockKeyhole, TrendingUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Section } from '#ui/section.tsx';

const FEATURES = [
  ['score', Gauge],
  ['trends', TrendingUp],
  ['alerts', BellRing],
  ['duerp', FileCheck],
  ['space', LockKeyhole],
  ['support', LifeBuoy],
] as const;

export function SaasFeatures() {
  const t = useTranslations('site.saas.features');
  return (
    <Section tone="surface" title={t('title')}>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(([name, Icon]) => (
          <li key={name}>
            <Icon aria-hidden className="size-8 text-accent" strokeWidth={1.5} />
            <h3 className="mt-4 text-xl">{t(`${name}.title`)}</h3>
            <p className="mt-2 text-ink-soft">{t(`${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
