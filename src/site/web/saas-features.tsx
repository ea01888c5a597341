import { useTranslations } from 'use-intl';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/section.tsx';
import { TINT_CLASSES } from '#ui/tint.ts';
import { PictureAlert, PictureDocument, PictureScore, PictureTrend } from './flow-pictures.tsx';

const DRAWN = [
  { name: 'score', tint: 'wellness', Picture: PictureScore, isWide: true },
  { name: 'trends', tint: 'hygiene', Picture: PictureTrend, isWide: false },
  { name: 'alerts', tint: 'monthly', Picture: PictureAlert, isWide: false },
  { name: 'duerp', tint: 'food', Picture: PictureDocument, isWide: true },
] as const;
/** What the app does: four things to look at. */
export function SaasFeatures() {
  const t = useTranslations('site.saas.features');
  return (
    <Section title={t('title')}>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-5">
        {DRAWN.map(({ name, tint, Picture, isWide }) => (
          <li
            key={name}
            className={classNames(
              'grid gap-x-8 rounded-xl p-6 sm:p-8',
              TINT_CLASSES[tint].fill,
              isWide
                ? 'lg:col-span-3 lg:grid-cols-[1fr_15rem] lg:items-center'
                : 'content-start lg:col-span-2',
            )}
          >
            <div
              className={classNames(
                'mb-4 max-w-52',
                isWide && 'lg:order-last lg:mb-0 lg:max-w-none',
              )}
            >
              <Picture />
            </div>
            <div>
              <h3 className="text-2xl">{t(`${name}.title`)}</h3>
              <p className="mt-2">{t(`${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
