import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { WorkOfTheDay } from './work-of-the-day.tsx';

const PLACES = [
  ['orders', '/cms/orders'],
  ['requests', '/cms/requests'],
  ['products', '/cms/products'],
  ['images', '/cms/images'],
  ['media', '/cms/media'],
  ['partners', '/cms/partners/applications'],
  ['companies', '/cms/companies'],
  ['settings', '/cms/settings'],
] as const;

/** What awaits staff, and the places that they keep, each with what is done there. */
export function StartView() {
  const t = useTranslations('staff.home');
  const navigation = useTranslations('staff.space.navigation');
  return (
    <div className="grid gap-12">
      <WorkOfTheDay />
      <section className="grid gap-4">
        <h2 className="text-2xl">{t('today.areas')}</h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {PLACES.map(([place, to]) => (
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
          ))}
        </ul>
      </section>
    </div>
  );
}
