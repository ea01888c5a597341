import { useQuery } from '@tanstack/react-query';
import { CheckCircle2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useLiveTopic } from '#platform/browser/use-live-topic.ts';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ReadWork } from '../../contract.ts';
import { WORK } from '../../rules/home/work.ts';
import { Failure } from '../failure.tsx';

/** What is waiting, read again as soon as something changes; an error for whoever is not of the staff. */
export function useWork() {
  const work = useQuery({
    queryKey: ['cms', 'work'],
    queryFn: () => callFunction<ReadWork>('read-work', {}),
    retry: false,
    staleTime: 0,
  });
  const { refetch } = work;
  useLiveTopic('staff:work', 'changed', {
    onMessage: () => void refetch(),
    onJoined: () => void refetch(),
  });
  return work;
}

/** Each number leads to where it is done. */
export function WorkOfTheDay({ work }: { readonly work: ReturnType<typeof useWork> }) {
  const t = useTranslations('staff.home.today');
  const { data, error, refetch } = work;
  const changed = useChanges(data);
  if (error && !data) return <Failure isBelowTitle error={error} onRetry={() => void refetch()} />;
  const waiting = data ? WORK.filter(([name]) => data[name] > 0) : [];
  return (
    <section className="grid gap-4" aria-labelledby="work">
      <div>
        <h2 id="work" className="text-2xl">
          {t('title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('intro')}</p>
      </div>
      {data?.isProxyUnbelieved && (
        <Notice kind="warning" title={t('proxy.title')}>
          <p>{t('proxy.words')}</p>
        </Notice>
      )}
      {!data && <Loading text={t('loading')} />}
      <p role="status" className="sr-only">
        {changed}
      </p>
      <div>
        {data && waiting.length === 0 && (
          <p className="flex items-center gap-2">
            <CheckCircle2 aria-hidden className="size-6 text-success" /> {t('nothing')}
          </p>
        )}
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {data &&
            waiting.map(([name, to]) => (
              <li key={name}>
                <Work to={to} count={data[name]} words={t(name, { count: data[name] })} />
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}

type Counts = OutputOf<ReadWork>;

/** What is different from what was shown before, in words; empty until something is. */
function useChanges(counts: Counts | undefined): string {
  const t = useTranslations('staff.home.today');
  const language = useLocale();
  const [shown, setShown] = useState<{ counts: Counts | undefined; changed: readonly Name[] }>({
    counts,
    changed: [],
  });
  const { counts: before } = shown;
  if (counts && counts !== before) {
    const names = WORK.map(([name]) => name);
    const changed = before ? names.filter((name) => counts[name] !== before[name]) : [];
    setShown({ counts, changed });
  }
  if (!counts || shown.changed.length === 0) return '';
  const words = shown.changed.map((name) => `${counts[name]} ${t(name, { count: counts[name] })}`);
  return t('changed', { what: new Intl.ListFormat(language).format(words) });
}

type Name = (typeof WORK)[number][0];

type WorkProps = {
  /** Undefined for what is done outside these screens. */
  readonly to: string | undefined;
  readonly count: number;
  readonly words: string;
};

function Work({ to, count, words }: WorkProps) {
  const inner = (
    <>
      <span className="min-w-10 text-center font-title text-4xl tabular-nums">{count}</span>{' '}
      <span>{words}</span>
    </>
  );
  const look = 'flex h-full items-center gap-4 rounded-lg border border-line bg-surface px-5 py-4';
  return to === undefined ? (
    <p className={look}>{inner}</p>
  ) : (
    <Link to={to} prefetch="intent" className={`${look} hover:border-line-strong hover:bg-sunken`}>
      {inner}
    </Link>
  );
}
