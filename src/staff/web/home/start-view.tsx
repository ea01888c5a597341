import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import { Card } from '#ui/card.tsx';
import { STAFF_PLACES } from '../staff-places.ts';
import { useWork, WorkOfTheDay } from './work-of-the-day.tsx';

/** What awaits staff, how business goes, and the places that they keep, each with what is done there. */
export function StartView({ figures }: { readonly figures: ReactNode }) {
  const t = useTranslations('staff.home');
  const may = useStaffMay();
  const navigation = useTranslations('staff.space.navigation');
  const work = useWork();
  return (
    <div className="grid gap-12">
      <WorkOfTheDay work={work} />
      {work.data && figures}
      <section className="grid gap-4">
        <h2 className="text-2xl">{t('today.areas')}</h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {STAFF_PLACES.flatMap(([to, place, , act]) =>
            place === 'home' || !may(act) ? (
              []
            ) : (
              <Card key={place} as="li">
                <h3 className="text-xl">
                  <Link
                    to={to}
                    prefetch="intent"
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    {navigation(place)}
                  </Link>
                </h3>
                <p className="mt-1 text-ink-soft">{t(`places.${place}`)}</p>
              </Card>
            ),
          )}
        </ul>
      </section>
    </div>
  );
}
