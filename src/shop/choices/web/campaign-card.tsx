import { useMutation } from '@tanstack/react-query';
import { CalendarPlus, FileText, Tags, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Campaign, PrintHandOutList, PrintNameLabels } from '../contract.ts';
import { DeadlineDialog } from './deadline-dialog.tsx';
import { useProblemWords } from './use-problem-words.ts';

const TONES = {
  open: 'success',
  closing: 'info',
  closed: 'neutral',
  cancelled: 'warning',
} as const;

/** How far along choosing the boxes of one order is, and what may be done. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('choices.campaigns');
  const { can } = useSpace();
  const { state, people, withoutMail } = campaign;
  const isKeeper = can('keep-employees');
  return (
    <Card as="article" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="min-w-0 text-xl [overflow-wrap:anywhere]">{campaign.title}</h3>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <CampaignFacts campaign={campaign} />
      {isKeeper && state === 'open' && people === 0 && <Notice kind="info">{t('nobody')}</Notice>}
      {isKeeper && state === 'open' && withoutMail > 0 && (
        <Notice kind="warning">{t('withoutMail', { count: withoutMail })}</Notice>
      )}
      {state === 'closed' && people > 0 && <CampaignCounts told={campaign.told} />}
      {isKeeper && state === 'open' && <OpenActs campaign={campaign} />}
      {isKeeper && state === 'closed' && people > 0 && <Papers campaign={campaign} />}
    </Card>
  );
}

function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('choices.campaigns.facts');
  const language = useLocale();
  const { people, boxes, answers, state, fallback, association } = campaign;
  const answered =
    answers === null ? t('answersHidden') : answers === 0 ? t('answersNone') : undefined;
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
      <Fact label={t('deadline')}>{formatDay(campaign.deadline, language)}</Fact>
      <Fact label={t('people')}>{t('peopleOf', { people, boxes })}</Fact>
      {state === 'open' && people > 0 && (
        <Fact label={t('answers')}>{answered ?? t('answersLeast', { count: answers ?? 0 })}</Fact>
      )}
      <Fact label={t('delivery')}>{t(`deliveries.${campaign.delivery}`)}</Fact>
      <Fact label={t('fallback')}>
        {fallback === 'donation'
          ? t('fallbackDonation', { association: association ?? '' })
          : t('fallbackBox', { product: campaign.defaultProduct })}
      </Fact>
      <Fact label={t('order')}>{campaign.orderNumber}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function CampaignCounts({ told }: { told: Campaign['told'] }) {
  const t = useTranslations('choices.campaigns.told');
  if (!told) return <Notice kind="info">{t('hidden')}</Notice>;
  return (
    <div>
      <h4 className="font-semibold">{t('title')}</h4>
      <dl className="mt-2 grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {told.map(({ kind, name, count }) => (
          <div key={kind + name} className="contents">
            <dt>{kind === 'box' ? name : t(kind)}</dt>
            <dd className="text-right font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function OpenActs({ campaign: { id, title, ...campaign } }: { campaign: Campaign }) {
  const t = useTranslations('choices.campaigns');
  const [isMoving, setMoving] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink
        to={`/dashboard/boxes?campaign=${id}`}
        kind={campaign.people === 0 ? 'primary' : 'secondary'}
        aria-label={t('peopleNamed', { title })}
        icon={<Users aria-hidden className="size-5" />}
      >
        {t('people')}
      </ButtonLink>
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        aria-label={t('laterNamed', { title })}
        icon={<CalendarPlus aria-hidden className="size-5" />}
        onClick={() => setMoving(true)}
      >
        {t('later')}
      </Button>
      {isMoving && (
        <DeadlineDialog
          campaignId={id}
          deadline={campaign.deadline}
          revision={campaign.revision}
          onClose={() => setMoving(false)}
        />
      )}
    </div>
  );
}

function Papers({ campaign: { id: campaignId } }: { campaign: Campaign }) {
  const t = useTranslations('choices.campaigns');
  const { ofFailure } = useProblemWords();
  const list = useMutation({
    mutationFn: async () =>
      saveFile(
        await callFunction<PrintHandOutList>('print-choice-list', { campaignId }),
        t('listFile'),
      ),
  });
  const labels = useMutation({
    mutationFn: async () =>
      saveFile(
        await callFunction<PrintNameLabels>('print-choice-labels', { campaignId }),
        t('labelsFile'),
      ),
  });
  const failure = ofFailure(list.error ?? labels.error);
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <Button
          kind="secondary"
          isBusy={list.isPending}
          icon={<FileText aria-hidden className="size-5" />}
          onClick={() => list.mutate()}
        >
          {t('list')}
        </Button>
        <Button
          kind="secondary"
          isBusy={labels.isPending}
          icon={<Tags aria-hidden className="size-5" />}
          onClick={() => labels.mutate()}
        >
          {t('labels')}
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">{t('papersText')}</p>
      {failure && (
        <Notice kind="danger" isLive className="mt-3">
          <p>{failure}</p>
        </Notice>
      )}
    </div>
  );
}
