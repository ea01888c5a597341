import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/section.tsx';
import { TINT_CLASSES } from '#ui/tint.ts';
import { PictureDesk, PictureSame, PictureTap } from './flow-pictures.tsx';

const AUDIENCES = [
  { name: 'hr', tint: 'wellness', Picture: PictureDesk, to: '/saas' },
  { name: 'cse', tint: 'hygiene', Picture: PictureSame, to: '/saas?part=method#attaque' },
  { name: 'employee', tint: 'food', Picture: PictureTap, to: '/mobile' },
] as const;

/** HR, works council, employees: what changes for each, and where each goes on. */
export function HomeAudiences() {
  const t = useTranslations('site.home.audiences');
  return (
    <Section tone="surface" title={t('title')}>
      <ul className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:gap-8">
        {AUDIENCES.map(({ name, tint, Picture, to }) => (
          <li
            key={name}
            className="grid overflow-hidden rounded-xl border border-line bg-paper sm:grid-cols-[14rem_1fr] lg:flex lg:flex-col"
          >
            <div
              className={classNames(
                'grid place-items-center px-8 py-6 max-sm:hidden',
                TINT_CLASSES[tint].fill,
              )}
            >
              <div className="w-full max-w-60">
                <Picture />
              </div>
            </div>
            <div className="flex grow flex-col p-5 sm:p-7">
              <h3 className={classNames('text-sm font-semibold', TINT_CLASSES[tint].text)}>
                {t(`${name}.title`)}
              </h3>
              <p className="mt-1.5 font-title text-xl text-balance sm:text-2xl">
                {t(`${name}.lead`)}
              </p>
              <p className="mt-auto pt-1.5 sm:pt-3">
                <Link
                  to={to}
                  prefetch="intent"
                  className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
                >
                  {t(`${name}.next`)}
                  <ArrowRight aria-hidden className="size-5" />
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
