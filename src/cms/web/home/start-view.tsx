import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';

const PLACES = ['products', 'images', 'media', 'companies'] as const;

/** The places that staff keep, each with what is done there. */
export function StartView() {
  const t = useTranslations('cms.home.places');
  const navigation = useTranslations('cms.space.navigation');
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {PLACES.map((place) => (
        <Card key={place} as="li">
          <h2 className="text-xl">
            <Link
              to={`/cms/${place}`}
              prefetch="intent"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {navigation(place)}
            </Link>
          </h2>
          <p className="mt-1 text-ink-soft">{t(place)}</p>
        </Card>
      ))}
    </ul>
  );
}
