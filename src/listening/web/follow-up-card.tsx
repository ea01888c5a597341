import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { FollowUp, Mood } from '../contract.ts';
import { effectSince } from '../rules/effect.ts';
import { formatPoints } from '../rules/format-points.ts';
import { historyOf } from '../rules/trends.ts';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import { FollowUpItem } from './follow-up-item.tsx';
import { useFollowUps, useMarkAction, useWithdraw } from './use-follow-ups.ts';

type FollowUpCardProps = {
  readonly companyId: string;
  readonly mood: Mood;
  /** Owner or HR: who publishes. */
  readonly isKeeper: boolean;
};

/** What was heard and what is done, place by place, with what changed since. */
export function FollowUpCard({ companyId, mood, isKeeper }: FollowUpCardProps) {
  const t = useTranslations('listening.followUp');
  const [isWriting, setWriting] = useState(false);
  const { data } = useFollowUps(companyId);
  const withdraw = useWithdraw(companyId);
  const mark = useMarkAction(companyId);
  return (
    <Card as="section">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-xl">{t('title')}</h2>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">{t('intro')}</p>
        </div>
        {isKeeper && (
          <Button size="small" className="print:hidden" onClick={() => setWriting(true)}>
            {t('publish')}
          </Button>
        )}
      </div>
      {data?.followUps.length === 0 && <p className="mt-4 text-ink-soft">{t('none')}</p>}
      <ul className="mt-4">
        {data?.followUps.map((followUp) => (
          <FollowUpItem
            key={followUp.id}
            followUp={followUp}
            effect={<Effect mood={mood} followUp={followUp} />}
            onMark={isKeeper ? (actionId, isDone) => mark.mutate({ actionId, isDone }) : undefined}
          >
            {isKeeper && (
              <Button
                kind="quiet"
                size="small"
                className="mt-1 -ml-3.5 print:hidden"
                onClick={() => withdraw.mutate(followUp.id)}
              >
                {t('withdraw')}
              </Button>
            )}
          </FollowUpItem>
        ))}
      </ul>
      {isWriting && (
        <FollowUpDialog
          companyId={companyId}
          places={mood.places}
          onClose={() => setWriting(false)}
        />
      )}
    </Card>
  );
}

function Effect({ mood, followUp }: { mood: Mood; followUp: FollowUp }) {
  const t = useTranslations('listening.followUp.effect');
  const language = useLocale();
  const place = mood.places.find(({ id }) => id === followUp.placeId);
  const effect = place && effectSince(historyOf(place), mood.mondays, followUp.publishedOn);
  if (!effect) return t('early');
  return t(effect.direction, { points: formatPoints(Math.abs(effect.change), language) });
}
