import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { useSpace } from '#company/web/space-context.ts';
import { pageContext } from '#platform/page-context.ts';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AskedPoll, NextPoll } from '../contract.ts';
import { ListeningFailure } from './listening-failure.tsx';
import { PollForm } from './poll-form.tsx';
import { PollItem } from './poll-item.tsx';
import { SubPageHead } from './sub-page-head.tsx';
import { usePolls, useWithdrawPoll } from './use-polls.ts';
import { WithdrawAsked } from './withdraw-asked.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return {
    messages: context
      .get(pageContext)
      .messages('listening.poll', 'listening.mood', 'listening.checkIn'),
  };
}

/** Questions that everybody is asked: one to write, and those that were. */
export default function PollsPage() {
  const t = useTranslations('listening.poll');
  const { id, can } = useSpace();
  const mayAsk = can('ask-everybody');
  const { data, error, refetch } = usePolls(id);
  return (
    <>
      <SubPageHead title={t('title')} intro={t('intro')} />
      <ListeningFailure error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading text={t('loading')} />}
      {data && (
        <div className="grid gap-6">
          {mayAsk && <Next next={data.next} />}
          {mayAsk && data.next.state === 'ready' && <PollForm companyId={id} />}
          <AskedCard companyId={id} polls={data.polls} mayAsk={mayAsk} />
        </div>
      )}
    </>
  );
}

function Next({ next }: { next: NextPoll }) {
  const t = useTranslations('listening.poll.next');
  const language = useLocale();
  const { state, listed, leastListed: least, sites } = next;
  const words = {
    listed,
    least,
    count: sites.length,
    sites: sites.join(', '),
    opens: formatDay(next.opensOn, language),
    closes: formatDay(next.closesOn, language),
    told: formatDay(next.toldOn, language),
    next: formatDay(next.nextList, language),
  };
  return (
    <Notice kind="info">
      <p>{t(state, words)}</p>
      {state === 'ready' && <p>{t('once')}</p>}
    </Notice>
  );
}

type AskedCardProps = {
  readonly companyId: string;
  readonly polls: readonly AskedPoll[];
  readonly mayAsk: boolean;
};

function AskedCard({ companyId, polls, mayAsk }: AskedCardProps) {
  const t = useTranslations('listening.poll.asked');
  const withdraw = useWithdrawPoll(companyId);
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      {polls.length === 0 && <p className="mt-3 text-ink-soft">{t('none')}</p>}
      <ul className="mt-4">
        {polls.map((poll) => (
          <PollItem key={poll.id} poll={poll}>
            {mayAsk && (poll.state === 'written' || poll.state === 'open') && (
              <WithdrawAsked
                t={t}
                label={t('withdrawing', { wording: poll.wording })}
                onWithdraw={(outcome) => withdraw.mutate(poll.id, outcome)}
              />
            )}
          </PollItem>
        ))}
      </ul>
    </Card>
  );
}
