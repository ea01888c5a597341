import { useInfiniteQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { pageContext } from '#platform/page-context.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { JournalEntry, ListJournal } from '../contract.ts';
import {
  isJournalSubject,
  JOURNAL_SUBJECTS,
  type JournalSubject,
} from '../rules/journal-subjects.ts';
import { Failure } from './failure.tsx';
import { JournalLine } from './journal-line.tsx';
import { useSpace } from './space-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('company.journal') };
}

const SUBJECTS = ['all', ...(Object.keys(JOURNAL_SUBJECTS) as JournalSubject[])] as const;

/** Who changed what, and when: day by day, the newest first. */
export default function JournalPage() {
  const t = useTranslations('company.journal');
  const language = useLocale();
  const { id: companyId } = useSpace();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('about');
  const about = isJournalSubject(asked) ? asked : undefined;
  const journal = useJournal(companyId, about);
  const entries = journal.data?.pages.flatMap((page) => page.entries) ?? [];
  const days = Map.groupBy(entries, ({ happenedAt }) => parisDayOf(new Date(happenedAt)));
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} intro={t('intro')} />
      <SelectField
        name="about"
        label={t('about')}
        className="max-w-72"
        value={about ?? 'all'}
        onChange={({ currentTarget: { value } }) =>
          setParameters(value === 'all' ? {} : { about: value }, { replace: true })
        }
        options={SUBJECTS.map((value) => ({ value, label: t(`abouts.${value}`) }))}
      />
      <Failure error={journal.error} onRetry={() => void journal.refetch()} />
      {journal.data?.pages.some(isAltered) && (
        <Notice kind="danger" title={t('notWhole.title')} className="mt-6">
          <p>{t('notWhole.text')}</p>
        </Notice>
      )}
      {journal.isPending && <Loading text={t('loading')} />}
      {journal.data && entries.length === 0 && (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      )}
      <div className="mt-8 grid gap-8">
        {[...days].map(([day, ofDay]) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className="text-xl">
              {formatDay(day, language)}
            </h2>
            <ul className="mt-2 divide-y divide-line">
              {ofDay.map((entry) => (
                <JournalLine key={keyOf(entry)} entry={entry} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {journal.hasNextPage && (
        <p className="mt-8">
          <Button
            kind="secondary"
            isBusy={journal.isFetchingNextPage}
            onClick={() => void journal.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </p>
      )}
    </>
  );
}

/** By a line that is shown, or by the last check of all of them. */
function isAltered({ isWhole, entries }: OutputOf<ListJournal>): boolean {
  return !isWhole || entries.some((entry) => entry.isAltered);
}

function useJournal(companyId: string, about: JournalSubject | undefined) {
  return useInfiniteQuery({
    queryKey: ['journal', companyId, about],
    initialPageParam: undefined as { instant: string; action: string } | undefined,
    queryFn: ({ pageParam: before }) =>
      callFunction<ListJournal>('list-journal', {
        companyId,
        ...(about && { about }),
        ...(before && { before }),
      }),
    getNextPageParam: ({ next }) => next,
    // What was done a moment ago on another screen is in it.
    staleTime: 0,
  });
}

function keyOf({ happenedAt, action, by, byEmail }: JournalEntry): string {
  return [happenedAt, action, by, byEmail].join(' ');
}
