import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { ScrollArea } from '#ui/scroll-area.tsx';
import { Section } from '#ui/section.tsx';
import { ATTACKER_FIGURES, COMPANIES, MEASURED_ON } from '../rules/attacker-figures.ts';
import { formatPoints } from './format-points.ts';

/** How the score is made and what protects people: for anybody to read. */
export function MethodSection() {
  const t = useTranslations('listening.method');
  return (
    <Section
      id="methode"
      tone="surface"
      eyebrow={t('eyebrow')}
      title={t('title')}
      intro={t('intro')}
    >
      <div className="grid gap-x-14 gap-y-9 lg:grid-cols-2">
        <Point title={t('score.title')}>
          <p>{t('score.p1')}</p>
          <p className="rounded-md bg-sunken px-4 py-3 font-semibold tabular-nums">
            {t('score.formula')}
          </p>
          <p>{t('score.p2')}</p>
        </Point>
        <Point title={t('release.title')}>
          <p>{t('release.p1')}</p>
          <p>{t('release.p2')}</p>
          <p>{t('release.p3')}</p>
        </Point>
        <Point title={t('terms.title')}>
          <p>{t('terms.p1')}</p>
          <p>{t('terms.p2')}</p>
        </Point>
        <div className="grid content-start gap-9">
          <Point title={t('people.title')}>
            <p>{t('people.p1')}</p>
          </Point>
          <Point title={t('separation.title')}>
            <p>{t('separation.p1')}</p>
          </Point>
        </div>
        <div className="lg:col-span-2">
          <Attacker />
        </div>
        <Point title={t('limits.title')}>
          <p>{t('limits.p1')}</p>
        </Point>
        <div className="text-ink-soft lg:pt-10">
          <p>{t('limits.p2')}</p>
        </div>
      </div>
    </Section>
  );
}

function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-xl">{title}</h3>
      <div className="mt-2 grid gap-3 text-ink-soft">{children}</div>
    </div>
  );
}

function Attacker() {
  const t = useTranslations('listening.method.attacker');
  const language = useLocale();
  const percent = (share: number | undefined) =>
    share === undefined ? '–' : t('percent', { percent: formatPoints(share, language) });
  return (
    <Point title={t('title')}>
      <p className="max-w-prose">{t('intro')}</p>
      <ScrollArea label={t('caption')}>
        <table className="w-full min-w-144 text-left text-ink tabular-nums">
          <caption className="sr-only">{t('caption')}</caption>
          <thead>
            <tr className="border-b border-line-strong text-sm">
              {(['attack', 'right', 'sure', 'control'] as const).map((heading) => (
                <th key={heading} scope="col" className="py-2 pr-4">
                  {t(heading)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ATTACKER_FIGURES.map(({ name, right, sure, control }) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {t(`rows.${name}`)}
                </th>
                <td className="py-2 pr-4 font-semibold">{percent(right)}</td>
                <td className="py-2 pr-4">{percent(sure)}</td>
                <td className="py-2 pr-4">{percent(control)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className="text-sm">
        {t('command', {
          day: formatDay(MEASURED_ON, language),
          count: new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB').format(COMPANIES),
        })}
      </p>
    </Point>
  );
}
