import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/section.tsx';
import { TINT_CLASSES } from '#ui/tint.ts';
import { PictureDesk, PictureSame, PictureTap } from './flow-pictures.tsx';

const AUDIENCES = [
  { name: 'hr', tint: 'wellness', Picture: PictureDesk, to: '/saas' },
  { name: 'cse', tint: 'hygiene', Picture: PictureSame, to: '/saas#attaque' },
  { name: 'employee', tint: 'food', Picture: PictureTap, to: '/mobile' },
] as const;
const POINTS = ['p1', 'p2', 'p3'] as const;

/** HR, works council, employees: what changes for each, and where each goes on. */
export function HomeAudiences() {
  const t = useTranslations('site.home.audiences');
  return (
    <Section tone="surface" title={t('title')}>
      <ul className="grid gap-6 lg:grid-cols-3 lg:gap-8">
        {AUDIENCES.map(({ name, tint, Picture, to }) => (
          <li
            key={name}
            className="grid overflow-hidden rounded-xl border border-line bg-paper sm:grid-cols-[14rem_1fr] lg:flex lg:flex-col"
          >
            <div
              className={classNames('grid place-items-center px-8 py-6', TINT_CLASSES[tint].fill)}
            >
              <div className="w-full max-w-60">
                <Picture />
              </div>
            </div>
            <div className="flex grow flex-col p-6 sm:p-7">
              <h3 className={classNames('text-sm font-semibold', TINT_CLASSES[tint].text)}>
                {t(`${name}.title`)}
              </h3>
              <p className="mt-2 font-title text-2xl text-balance">{t(`${name}.lead`)}</p>
              <ul className="mt-5 mb-6 grid gap-3 text-ink-soft">
                {POINTS.map((point) => (
                  <li key={point} className="flex gap-3">
                    <Check aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
                    {t(`${name}.points.${point}`)}
                  </li>
                ))}
              </ul>
              <p className="mt-auto">
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
