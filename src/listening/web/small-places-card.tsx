import { useMemo } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import type { Site } from '#company/contract.ts';
import { usePlaces } from '#company/web/use-places.ts';
import { Card } from '#ui/card.tsx';
import type { Mood } from '../contract.ts';
import { type ListedPlace, leastListed } from '../rules/disclosed-places.ts';
import { type SmallPlace, smallPlaces } from '../rules/small-places.ts';

/** The root of the tree; sites and teams have ids of their own. */
const COMPANY = 'company';
const MOST_SHOWN = 10;

type SmallPlacesProps = { readonly companyId: string; readonly mood: Mood };

/** For whoever keeps the list: which places are too small, which of them hide others, and what would open both. */
export function SmallPlacesCard({ companyId, mood }: SmallPlacesProps) {
  const t = useTranslations('listening.mood.smallPlaces');
  const language = useLocale();
  const { data } = usePlaces(companyId);
  const threshold = mood.leastK;
  const { names, small } = useMemo(() => {
    const sites = data?.sites ?? [];
    return { names: namesOf(sites), small: smallPlaces(listedPlaces(sites), threshold) };
  }, [data, threshold]);
  // What is too small as a whole is not mended by moving people inside it.
  const shown = small.filter(({ id }) => id !== COMPANY);
  if (shown.length === 0 || shown.length < small.length) return null;
  const name = (id: string) => (id === COMPANY ? t('whole') : (names.get(id) ?? ''));
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        {t('intro', { least: leastListed(threshold) })}
      </p>
      <ul className="mt-3 grid gap-3">
        {shown.slice(0, MOST_SHOWN).map((place, index) => (
          <li key={place.id}>
            <SmallPlaceWords
              {...{ place, name }}
              least={leastListed(threshold)}
              isMergeSaid={shown
                .slice(0, index)
                .some(({ id, merge }) => id === place.merge?.id && merge?.id === place.id)}
            />
          </li>
        ))}
      </ul>
      {shown.length > MOST_SHOWN && (
        <p className="mt-3 text-ink-soft">{t('more', { count: shown.length - MOST_SHOWN })}</p>
      )}
      <p className="mt-4 max-w-prose text-sm text-ink-soft">
        {t('next', { day: formatDay(mood.nextList, language) })}{' '}
        <Link to="/dashboard/employees" className="underline underline-offset-4">
          {t('employees')}
        </Link>
      </p>
    </Card>
  );
}

type WordsProps = {
  readonly place: SmallPlace;
  readonly name: (id: string) => string;
  readonly least: number;
  /** By the neighbour, above. */
  readonly isMergeSaid: boolean;
};

function SmallPlaceWords({ place, name, least, isMergeSaid }: WordsProps) {
  const t = useTranslations('listening.mood.smallPlaces');
  const language = useLocale();
  const { id, listed, beside, merge } = place;
  const others = beside?.places.map(name) ?? [];
  return (
    <>
      <span className="font-semibold">{name(id)}</span>{' '}
      <span className="text-ink-soft">{t('people', { count: listed })}</span>
      {beside ? (
        <p>
          {t(others.length > 0 ? 'beside' : 'besideUnplaced', {
            count: beside.remain,
            within: name(beside.within),
            others: new Intl.ListFormat(language).format(others),
          })}
        </p>
      ) : (
        <p>{t('few', { missing: least - listed })}</p>
      )}
      {merge && !isMergeSaid && <p>{t('merge', { other: name(merge.id), count: merge.listed })}</p>}
    </>
  );
}

/** As many in each place as the list of the employer has, in it alone. */
function listedPlaces(sites: readonly Site[]): ListedPlace[] {
  return [
    { id: COMPANY, parentId: undefined, listed: 0 },
    ...sites.flatMap(({ id, people, teams }) => [
      {
        id,
        parentId: COMPANY,
        listed: teams.reduce((left, team) => left - team.people, people),
      },
      ...teams.map((team) => ({ id: team.id, parentId: id, listed: team.people })),
    ]),
  ];
}

function namesOf(sites: readonly Site[]): ReadonlyMap<string, string> {
  return new Map(
    sites.flatMap((site) => [
      [site.id, site.name] as const,
      ...site.teams.map((team) => [team.id, team.name] as const),
    ]),
  );
}
