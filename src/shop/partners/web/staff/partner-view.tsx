import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, formatMoment, parisDayOf } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import { formatSiren, isSiren } from '#basics/siren.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Failure, useFailureWords } from '#staff/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useToast } from '#ui/toast.tsx';
import { useFocusKept } from '#ui/use-focus-kept.ts';
import type { PartnerUnderReview, StartPartnerReview } from '../../contract.ts';
import { checksLeft } from '../../rules/partner-review.ts';
import { ApproveDialog, DeclineDialog } from './decision-dialogs.tsx';
import { ApplicationBadge } from './partner-badges.tsx';
import { PartnerChecks } from './partner-checks.tsx';
import { PartnerDocuments } from './partner-documents.tsx';
import { PartnerHistory } from './partner-history.tsx';
import { PartnerMaker } from './partner-maker.tsx';
import { PartnerThread } from './partner-thread.tsx';
import { usePartner, usePartnerChange } from './use-partners.ts';

/** One application or partner: what was sent, what was examined, what was written, what is decided. */
export function PartnerView({ applicationId }: { applicationId: string }) {
  const t = useTranslations('partners.staffPartners.view');
  const { data, error, refetch } = usePartner(applicationId);
  if (!data) {
    return (
      <>
        <PageHead title={t('title')} />
        {error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading text={t('loading')} />
        )}
      </>
    );
  }
  return <Opened partner={data} />;
}

function Opened({ partner }: { partner: PartnerUnderReview }) {
  const t = useTranslations('partners.staffPartners.view');
  const language = useLocale();
  const name = partner.partner?.maker.name ?? partner.company;
  return (
    <>
      <PageHead title={name} />
      <PageTitle
        size="small"
        title={name}
        intro={t('sent', {
          who: partner.name,
          deWho: withDe(partner.name),
          day: formatDay(parisDayOf(new Date(partner.sentAt)), language),
        })}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-6 xl:col-start-2">
          <Decision partner={partner} />
          {partner.partner && <PartnerMaker file={partner} partner={partner.partner} />}
        </div>
        <div className="grid min-w-0 gap-6 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <Sent partner={partner} />
          <PartnerChecks partner={partner} />
          <PartnerDocuments partner={partner} />
          <PartnerThread partner={partner} />
        </div>
        <div className="min-w-0 xl:col-start-2">
          <PartnerHistory history={partner.history} />
        </div>
      </div>
    </>
  );
}

function Sent({ partner }: { partner: PartnerUnderReview }) {
  const t = useTranslations('partners.staffPartners.view');
  const language = useLocale();
  const facts: readonly (readonly [string, string])[] = [
    [t('company'), partner.company],
    [
      t('siren'),
      `${formatSiren(partner.siren)} · ${isSiren(partner.siren) ? t('sirenGood') : t('sirenBad')}`,
    ],
    [t('town'), partner.town],
    [t('email'), partner.email],
    [t('phone'), partner.phone ?? t('notSaid')],
    [t('language'), t(`languages.${partner.language}`)],
    [t('products'), partner.products],
    [t('evidence'), partner.evidenceSaid ?? t('notSaid')],
  ];
  return (
    <Card as="section">
      <h2 className="text-xl">{t('what')}</h2>
      <dl className="mt-3 divide-y divide-line">
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 py-2.5 sm:grid-cols-[11rem_1fr]">
            <dt className="font-semibold">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {partner.sameSiren.length > 0 && (
        <Notice kind="info" className="mt-4" title={t('sameSiren')}>
          <ul>
            {partner.sameSiren.map((other) => (
              <li key={other.id} className="flex flex-wrap items-center gap-2">
                <Link
                  to={`?partner=${other.id}`}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {formatMoment(new Date(other.sentAt), language)}
                </Link>
                <ApplicationBadge state={other.state} isSuspended={false} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Card>
  );
}

/** Where it stands, and what can be done about it. */
function Decision({ partner }: { partner: PartnerUnderReview }) {
  const t = useTranslations('partners.staffPartners.decision');
  const checks = useTranslations('partners.staffPartners.checks.kinds');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [open, setOpen] = useState<'approve' | 'decline'>();
  const start = usePartnerChange(() =>
    callFunction<StartPartnerReview>('start-partner-review', { applicationId: partner.id }),
  );
  const isDecided = partner.state === 'approved' || partner.state === 'declined';
  const left = checksLeft(partner.checks);
  const kept = useFocusKept();
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      <p>
        <ApplicationBadge
          state={partner.state}
          isSuspended={Boolean(partner.partner?.suspendedAt)}
        />
      </p>
      {partner.decisionReason && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          {t('because', { reason: partner.decisionReason })}
        </p>
      )}
      <div {...kept} className="grid gap-4">
        {partner.state === 'received' && (
          <Button
            isBusy={start.isPending}
            onClick={() =>
              start.mutate(undefined, {
                onError: (error: Error) =>
                  toast.show({
                    title: wordsOf(error),
                    kind: 'destructive',
                  }),
              })
            }
          >
            {t('start')}
          </Button>
        )}
        {!isDecided && partner.state !== 'received' && (
          <>
            {left.length > 0 && (
              <p className="text-ink-soft">
                {t('left', { checks: left.map((kind) => checks(kind)).join(', ') })}
              </p>
            )}
            <Button disabled={left.length > 0} onClick={() => setOpen('approve')}>
              {t('approve')}
            </Button>
          </>
        )}
        {!isDecided && (
          <Button kind="secondary" onClick={() => setOpen('decline')}>
            {t('decline')}
          </Button>
        )}
      </div>
      {open === 'approve' && <ApproveDialog partner={partner} onClose={() => setOpen(undefined)} />}
      {open === 'decline' && <DeclineDialog partner={partner} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
