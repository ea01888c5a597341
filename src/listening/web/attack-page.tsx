import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSpace } from '#company/web/space-context.ts';
import { pageContext } from '#platform/page-context.ts';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import type { Mood } from '../contract.ts';
import { WORST_OF_LEAGUE } from '../rules/attacker-figures.ts';
import { GuessCard } from './guess-card.tsx';
import { ListeningFailure } from './listening-failure.tsx';
import { publishedPlaces } from './published-weeks.ts';
import { SolveCard } from './solve-card.tsx';
import { SubPageHead } from './sub-page-head.tsx';
import { useMood } from './use-mood.ts';
import { WorstCard } from './worst-card.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return {
    messages: context
      .get(pageContext)
      .messages('listening.attack', 'listening.mood', 'listening.checkIn'),
  };
}

/** For works councils, data-protection officers and whoever doubts: the results under attack. */
export default function AttackPage() {
  const t = useTranslations('listening.attack');
  const { id } = useSpace();
  const { data, error, refetch } = useMood(id);
  return (
    <>
      <SubPageHead title={t('title')} intro={t('intro')} />
      <ListeningFailure error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading text={t('title')} />}
      {data && (
        <div className="grid gap-6">
          <WorstCard />
          {publishedPlaces(data).length > 0 ? (
            <>
              <GuessCard mood={data} />
              <SolveCard mood={data} />
            </>
          ) : (
            <p>{t('none')}</p>
          )}
          <OtherAttacks mood={data} />
        </div>
      )}
    </>
  );
}

const OTHERS = ['subtract', 'before', 'fake', 'pressure', 'participation'] as const;

function OtherAttacks({ mood }: { mood: Mood }) {
  const t = useTranslations('listening.attack.others');
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <dl className="mt-4 grid gap-4">
        {OTHERS.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{t(`${name}.title`)}</dt>
            <dd className="mt-0.5 max-w-prose text-ink-soft">
              {t(`${name}.text`, { least: mood.leastListed, league: WORST_OF_LEAGUE })}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
