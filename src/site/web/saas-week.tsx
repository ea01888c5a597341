import { useTranslations } from 'use-intl';
import { Section } from '#ui/section.tsx';

const DAYS = ['monday', 'tuesday', 'wednesday', 'friday', 'later'] as const;

/** From opening the space to the first figures: a line that one reads from the top down. */
export function SaasWeek() {
  const t = useTranslations('site.saas.week');
  return (
    <Section eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')}>
      <ol className="max-w-4xl">
        {DAYS.map((day) => (
          <li
            key={day}
            className="relative grid gap-x-8 gap-y-1 border-l-2 border-line pb-9 pl-8 last:pb-0 sm:grid-cols-[9rem_1fr]"
          >
            <span
              aria-hidden
              className="absolute top-1.5 -left-[9px] size-4 rounded-full border-3 border-paper bg-accent"
            />
            <p className="font-title text-xl text-accent italic">{t(`${day}.when`)}</p>
            <div>
              <h3 className="text-xl">{t(`${day}.title`)}</h3>
              <p className="mt-1.5 max-w-2xl text-ink-soft">{t(`${day}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
