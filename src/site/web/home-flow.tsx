import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { Section } from '#ui/section.tsx';
import { PictureAlert, PictureDocument, PictureScore, PictureTrend } from './flow-pictures.tsx';

const STEPS = [
  ['score', PictureScore],
  ['trends', PictureTrend],
  ['alerts', PictureAlert],
  ['duerp', PictureDocument],
] as const;

/** What the taps become, from left to right. */
export function HomeFlow() {
  const t = useTranslations('site.home.flow');
  return (
    <Section eyebrow={t('eyebrow')} title={t('title')}>
      <ol className="grid gap-x-8 gap-y-6 sm:gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(([name, Picture]) => (
          <li key={name} className="flex flex-wrap items-start gap-4 sm:block">
            <div className="max-w-60 basis-20 sm:basis-30">
              <Picture />
            </div>
            <div className="min-w-0 flex-[1_1_11rem]">
              <h3 className="text-xl sm:mt-5">{t(`steps.${name}.title`)}</h3>
              <p className="mt-1 text-ink-soft sm:mt-2">{t(`steps.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-7 sm:mt-10">
        <ButtonLink to="/saas#demonstration" kind="secondary">
          {t('next')}
        </ButtonLink>
      </p>
    </Section>
  );
}
