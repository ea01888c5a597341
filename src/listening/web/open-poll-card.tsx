import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { isRefusal } from '#basics/refusal.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import type { OpenPoll } from '../contract.ts';
import { PollChoices } from './poll-choices.tsx';
import { useAnswerPoll, useOpenPoll } from './use-polls.ts';

/** The question that everybody is asked, while it is open. */
export function OpenPollCard({ companyId }: { companyId: string }) {
  const { data } = useOpenPoll(companyId);
  if (!data?.poll) return null;
  return <Asked companyId={companyId} poll={data.poll} />;
}

function Asked({ companyId, poll }: { companyId: string; poll: OpenPoll }) {
  const t = useTranslations('listening.poll.own');
  const language = useLocale();
  const answer = useAnswerPoll(companyId);
  const closes = formatDay(poll.closesOn, language);
  const told = formatDay(poll.toldOn, language);
  // What was tapped is shown at once; what is kept, once it is.
  const sent = answer.isPending ? answer.variables : undefined;
  const isClosed = isRefusal(answer.error, 'not-found');
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-3 text-lg font-semibold wrap-anywhere">{poll.wording}</p>
      <div className="mt-3">
        <PollChoices
          choices={poll.choices}
          chosen={sent ? sent.choice : poll.choice}
          onChoose={(choice) => answer.mutate({ pollId: poll.id, choice })}
        />
      </div>
      <Button
        kind="quiet"
        size="small"
        className="mt-2 -ml-3.5"
        aria-pressed={poll.hasPassed}
        onClick={() => answer.mutate({ pollId: poll.id, choice: null })}
      >
        {t('pass')}
      </Button>
      <p role="status" className="min-h-6 font-semibold">
        {!answer.error && poll.choice !== null && t('kept', { closes })}
        {!answer.error && poll.hasPassed && t('passed')}
      </p>
      {answer.error && (
        <Notice kind="danger" isLive className="mt-2">
          {t(isClosed ? 'closed' : 'failed')}
        </Notice>
      )}
      <p className="mt-3 text-sm text-ink-soft">{t('until', { closes, told })}</p>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{t('privacy')}</p>
    </Card>
  );
}
